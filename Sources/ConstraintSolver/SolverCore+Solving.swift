extension SolverCore {
    mutating func solve(_ choose: Chooser?) -> SolveReport {
        var report = SolveReport()
        changes.removeAll(keepingCapacity: true)
        if !editedBlocks.isEmpty { followEdits(&report) }
        if !dirtyBlocks.isEmpty || !pendingConstraints.isEmpty { solveDirtyBlocks(choose, &report) }
        return report
    }

    private mutating func followEdits(_ report: inout SolveReport) {
        for number in editedBlocks where !blocks[number].isDirty {
            if blocks[number].update(store) != nil { markDirty(block: number) }
            publishChanges(of: number)
            if blocks[number].reachedIterationLimit { report.reachedIterationLimit = true }
        }
        editedBlocks.removeAll(keepingCapacity: true)
    }

    /// Copies the values that an update changed.
    private mutating func publishChanges(of number: Int) {
        let (variables, values) = (blocks[number].variables, blocks[number].columnValues)
        for column in blocks[number].changedVariables where column < variables.count {
            let variable = variables[Int(column)]
            store.values[variable] = values[Int(column)]
            changes.append(variable)
        }
    }

    private mutating func solveDirtyBlocks(_ choose: Chooser?, _ report: inout SolveReport) {
        let region = takeDirtyConstraints()
        for (constraints, variables) in divide(region) {
            install(constraints, variables, choose, &report)
        }
        for variable in orphans where store.variables[variable].block < 0 {
            if store.variables[variable].isAlive { assign(0, to: variable) }
        }
        orphans.removeAll(keepingCapacity: true)
    }

    private mutating func install(
        _ constraints: [Int], _ variables: [Int], _ choose: Chooser?, _ report: inout SolveReport
    ) {
        var block = Block(constraints: constraints, variables: variables)
        while let failure = block.solve(store) {
            guard resolve(failure, in: block, choose, &report) else { break }
            block = Block(constraints: constraints, variables: variables)
        }
        if block.reachedIterationLimit { report.reachedIterationLimit = true }
        let number = freeBlocks.popLast() ?? blocks.count
        for (position, index) in constraints.enumerated() {
            store.constraints[index].block = Int32(number)
            store.constraints[index].position = Int32(position)
        }
        for (local, variable) in variables.enumerated() {
            store.variables[variable].block = Int32(number)
            assign(block.columnValues[local], to: variable)
        }
        if number == blocks.count { blocks.append(block) } else { blocks[number] = block }
    }

    private mutating func assign(_ value: Double, to variable: Int) {
        if store.values[variable] != value {
            store.values[variable] = value
            changes.append(variable)
        }
    }

    /// Breaks one constraint of a contradiction; false when none was found.
    private mutating func resolve(
        _ failure: Block.Failure, in block: Block, _ choose: Chooser?, _ report: inout SolveReport
    ) -> Bool {
        var finder = ConflictFinder(store)
        guard let members = finder.conflict(in: block, failure), let newest = members.last else {
            return false
        }
        let conflict = Conflict(constraints: members.map { store.id(ofConstraintAt: $0) })
        var broken = newest
        if let choice = choose?(conflict), conflict.constraints.contains(choice) {
            broken = Int(choice.index)
        }
        store.constraints[broken].isBroken = true
        breakages[broken] = conflict
        report.conflicts.append((conflict, store.id(ofConstraintAt: broken)))
        return true
    }

    var brokenConstraints: [(constraint: ConstraintID, conflict: Conflict)] {
        breakages.keys.sorted { store.constraints[$0].serial < store.constraints[$1].serial }
            .compactMap { index in breakages[index].map { (store.id(ofConstraintAt: index), $0) } }
    }

    mutating func addIfSatisfiable(
        _ constraint: Constraint, _ choose: Chooser?
    ) throws(SolverError) -> ConstraintID {
        var changed = Set(changes)
        if !dirtyBlocks.isEmpty || !pendingConstraints.isEmpty || !editedBlocks.isEmpty {
            _ = solve(choose)
            changed.formUnion(changes)
        }
        let id = try add(constraint)
        let report = solve { $0.constraints.contains(id) ? id : nil }
        changed.formUnion(changes)
        defer { changes = Array(changed) }
        guard let conflict = report.conflicts.first(where: { $0.broken == id })?.conflict else { return id }
        remove(id)
        _ = solve(choose)
        changed.formUnion(changes)
        throw .unsatisfiable(conflict)
    }
}
