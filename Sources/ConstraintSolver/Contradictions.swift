/// The contradictions that an attempt to solve a block found, explained one after the other within a limit of steps.
struct Contradictions {
    private let block: Block
    private let local: LocalRows
    /// Failures that have not been returned yet, the last first.
    private var failures: [Block.Failure]
    private var tracer: OriginTracer?
    /// The constraint at which the last returned failure was found.
    private var position = -1
    /// Whether constraints have been broken other than those at which contradictions were found: later failures are valid
    /// only where their members are known.
    private var hasBrokenOthers = false

    /// A minimal set of indices in the store, or one index where finding the others took too long.
    struct Members {
        var places: [Int]
        var isComplete: Bool
    }

    init(_ block: Block, _ failures: [Block.Failure], _ store: ConstraintStore) {
        self.block = block
        self.failures = failures.reversed()
        local = LocalRows(block.constraints, store)
    }

    /// Returns the next contradiction that still exists.
    mutating func next(_ store: ConstraintStore, steps: inout Int) -> Members? {
        while let failure = failures.popLast() {
            position = failure.position
            if let members = members(of: failure, &steps) {
                guard !members.contains(where: { store.constraints[$0].isBroken }) else { continue }
                return Members(places: members, isComplete: true)
            }
            if hasBrokenOthers { return nil }
            return Members(places: [block.constraints[position]], isComplete: false)
        }
        return nil
    }

    mutating func noteBreaking(_ place: Int) {
        if place != block.constraints[position] { hasBrokenOthers = true }
    }

    /// Returns the members in the order of insertion; nil where they are not found.
    private mutating func members(
        of failure: Block.Failure, _ steps: inout Int
    ) -> [Int]? {
        guard steps > 0, !failure.parts.isEmpty else { return nil }
        if tracer == nil {
            let contradictory = Set(([failure] + failures).map(\.position))
            tracer = OriginTracer(
                local, columnCount: block.variables.count, without: contradictory, steps: steps)
            steps -= tracer?.work ?? 0
        }
        guard steps > 0, var tracer else { return nil }
        self.tracer = nil
        defer { self.tracer = tracer }
        let before = tracer.work
        defer { steps -= tracer.work - before }
        guard let origins = tracer.origins(of: failure.parts, steps: steps) else { return nil }
        return (failure.parts.map(\.position) + origins).sorted().map { block.constraints[$0] }
    }
}
