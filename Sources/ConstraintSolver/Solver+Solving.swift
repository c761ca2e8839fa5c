extension Solver {
    /// Brings the values up to date with all changes since the last call.
    ///
    /// Required constraints that contradict each other are reported, and one of each such set is broken (see
    /// `chooseBrokenConstraint`), so that the rest can be solved.
    @discardableResult
    public func solve() -> SolveReport {
        var report = SolveReport()
        changes.removeAll(keepingCapacity: true)
        followEdits(&report)
        if !dirtyBlocks.isEmpty || !pendingConstraints.isEmpty { solveDirtyBlocks(&report) }
        return report
    }

    private func followEdits(_ report: inout SolveReport) {
        for number in editedBlocks {
            guard let block = blocks[number], !block.isDirty else { continue }
            let failure = block.update(store) { variable, value in assign(value, to: variable) }
            if failure != nil { markDirty(block: number) }
            if block.reachedIterationLimit { report.reachedIterationLimit = true }
        }
        editedBlocks.removeAll(keepingCapacity: true)
    }

    private func solveDirtyBlocks(_ report: inout SolveReport) {
        let region = takeDirtyConstraints()
        for (constraints, variables) in divide(region) {
            install(constraints, variables, &report)
        }
        for variable in orphans where store.variables[variable].block < 0 {
            if store.variables[variable].isAlive { assign(0, to: variable) }
        }
        orphans.removeAll(keepingCapacity: true)
    }

    private var hasUnsolvedChanges: Bool {
        !dirtyBlocks.isEmpty || !pendingConstraints.isEmpty || !editedBlocks.isEmpty
    }

    private func install(_ constraints: [Int], _ variables: [Int], _ report: inout SolveReport) {
        var block = Block(constraints: constraints, variables: variables, store: store)
        while let failure = block.solve(store) {
            guard resolve(failure, in: block, &report) else { break }
            block = Block(constraints: constraints, variables: variables, store: store)
        }
        if block.reachedIterationLimit { report.reachedIterationLimit = true }
        let number = freeBlocks.popLast() ?? blocks.count
        if number == blocks.count { blocks.append(block) } else { blocks[number] = block }
        for (position, index) in constraints.enumerated() {
            store.constraints[index].block = Int32(number)
            store.constraints[index].position = Int32(position)
        }
        for (local, variable) in variables.enumerated() {
            store.variables[variable].block = Int32(number)
            assign(block.columnValues[local], to: variable)
        }
    }

    func assign(_ value: Double, to variable: Int) {
        if store.values[variable] != value {
            store.values[variable] = value
            changes.append(variable)
        }
    }

    /// Breaks one constraint of a contradiction; false when none was found.
    private func resolve(_ failure: Block.Failure, in block: Block, _ report: inout SolveReport) -> Bool {
        guard let members = ConflictFinder(store).conflict(in: block, failure) else { return false }
        let conflict = Conflict(constraints: members.map { store.id(ofConstraintAt: $0) })
        var broken = members[members.count - 1]
        if let choice = chooseBrokenConstraint?(conflict), conflict.constraints.contains(choice) {
            broken = Int(choice.index)
        }
        store.constraints[broken].isBroken = true
        breakages[broken] = conflict
        report.conflicts.append((conflict, store.id(ofConstraintAt: broken)))
        return true
    }

    /// The required constraints without influence because they contradict others, with their conflicts.
    public var brokenConstraints: [(constraint: ConstraintID, conflict: Conflict)] {
        breakages.keys.sorted { store.constraints[$0].serial < store.constraints[$1].serial }
            .compactMap { index in breakages[index].map { (store.id(ofConstraintAt: index), $0) } }
    }

    /// Adds a constraint only if it contradicts no other; otherwise throws `SolverError.unsatisfiable` and leaves
    /// everything as it was. Solves the part of the system that the constraint belongs to.
    @discardableResult
    public func addIfSatisfiable(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        let earlier = Set(changes)
        if hasUnsolvedChanges { solve() }
        let changed = earlier.union(changes)
        let handler = chooseBrokenConstraint
        let id = try add(constraint)
        chooseBrokenConstraint = { $0.constraints.contains(id) ? id : nil }
        let report = solve()
        chooseBrokenConstraint = handler
        changes = Array(changed.union(changes))
        guard let conflict = report.conflicts.first(where: { $0.broken == id })?.conflict else { return id }
        remove(id)
        solve()
        changes = Array(changed.union(changes))
        throw .unsatisfiable(conflict)
    }
}
