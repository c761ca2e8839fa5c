/// Solving in steps, between which the caller resolves contradictions.
extension SolverCore {
    /// Applies the changes that can be applied incrementally and lists what has to be solved from scratch.
    mutating func beginSolving() -> SolveReport {
        var report = SolveReport()
        (explanationSteps, attempts) = (Self.mostExplanationSteps, 0)
        applyChanges(&report)
        if !dirtyBlocks.isEmpty || !pendingConstraints.isEmpty {
            waiting = divide(dissolveDirtyBlocks())
            waiting.reverse()
        }
        return report
    }

    /// Solves what is pending. Returns a contradiction that has to be resolved before continuing, or nil at the end.
    mutating func continueSolving(_ report: inout SolveReport) -> Conflict? {
        while let next = waiting.last {
            if let conflict = nextConflict() { return conflict }
            let constraints = next.constraints.filter { store.constraints[$0].isAlive }
            var block = Block(constraints: constraints, variables: next.variables)
            let failures = block.solve(store)
            report.attempts += 1
            guard failures.isEmpty else {
                contradictions = Contradictions(block, failures, store)
                attempts += 1
                if attempts > Self.mostAttempts { explanationSteps = 0 }
                continue
            }
            waiting.removeLast()
            install(block, &report)
        }
        for variable in orphans where store.variables[variable].block < 0 && store.variables[variable].isAlive
        {
            assign(0, to: variable, &report)
        }
        orphans.removeAll(keepingCapacity: true)
        return nil
    }

    /// The number of attempts at blocks with contradictions after which these are not explained any more, but broken
    /// where they are found.
    private static let mostAttempts = 32

    /// The maximum number of terms that are processed in one solve to find the members of contradictions.
    private static let mostExplanationSteps = 300_000

    private mutating func nextConflict() -> Conflict? {
        guard var found = contradictions else { return nil }
        contradictions = nil
        guard let members = found.next(store, steps: &explanationSteps) else { return nil }
        contradictions = found
        return Conflict(
            constraints: members.places.map { store.id(ofConstraintAt: $0) }, isComplete: members.isComplete)
    }

    /// Breaks the chosen constraint, or the newest.
    mutating func resolve(_ conflict: Conflict, _ choice: ConstraintID?, _ report: inout SolveReport) {
        guard let newest = conflict.constraints.last else { return }
        let broken = choice.flatMap { conflict.constraints.contains($0) ? $0 : nil } ?? newest
        store.constraints[broken.index].isBroken = true
        contradictions?.noteBreaking(broken.index)
        brokenSet.note(conflict, brokenAt: broken.index)
        report.conflicts.append((conflict, broken))
    }

    private mutating func install(_ block: Block, _ report: inout SolveReport) {
        var block = block
        block.hasOverflown = !block.columnValues.allSatisfy(\.isFinite)
        if block.reachedIterationLimit { report.reachedIterationLimit = true }
        let number = freeBlocks.popLast() ?? blocks.count
        for (position, index) in block.constraints.enumerated() {
            store.constraints[index].block = number
            store.constraints[index].position = position
        }
        for (local, variable) in block.variables.enumerated() {
            store.variables[variable].block = number
            assign(block.columnValues[local], to: variable, &report)
        }
        if number == blocks.count { blocks.append(block) } else { blocks[number] = block }
    }

    private mutating func assign(_ value: Double, to variable: Int, _ report: inout SolveReport) {
        if !value.isFinite {
            report.overflowed = true
        } else if store.values[variable] != value {
            store.values[variable] = value
            changes.append(variable)
        }
    }

    var brokenConstraints: [(constraint: ConstraintID, conflict: Conflict)] {
        brokenSet.places.sorted { store.constraints[$0].serial < store.constraints[$1].serial }
            .compactMap { index in brokenSet[index].map { (store.id(ofConstraintAt: index), $0) } }
    }
}
