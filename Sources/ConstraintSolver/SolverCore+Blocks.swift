/// The division into blocks and its updates.
extension SolverCore {
    mutating func markDirty(block number: Int) {
        guard !blocks[number].isDirty else { return }
        blocks[number].isDirty = true
        dirtyBlocks.append(number)
    }

    private mutating func markChanged(block number: Int) {
        guard !blocks[number].isChanged else { return }
        blocks[number].isChanged = true
        changedBlocks.append(number)
    }

    /// Records a new constraint.
    mutating func noteAddition(_ index: Int) {
        pendingConstraints.append(index)
        for place in store.constraints[index].termRange {
            let block = store.variables[store.terms[place].column].block
            if block >= 0 { markChanged(block: block) }
        }
    }

    /// Records the removal of a constraint; the constraints that it broke are tried again.
    mutating func noteRemoval(_ index: Int) {
        let stored = store.constraints[index]
        if stored.block >= 0 {
            blocks[stored.block].removals.append(stored.position)
            markChanged(block: stored.block)
        }
        retryBrokenConstraints(after: index)
    }

    /// Records a new constant of a constraint.
    mutating func noteConstant(_ index: Int) {
        let stored = store.constraints[index]
        let number = stored.block
        if number >= 0, !blocks[number].isDirty {
            if blocks[number].edits.isEmpty { editedBlocks.append(number) }
            blocks[number].edits.append(stored.position)
        }
        retryBrokenConstraints(after: index)
    }

    /// Records a new priority of a constraint: it is removed and added again.
    mutating func notePriority(_ index: Int) {
        noteRemoval(index)
        guard store.constraints[index].block >= 0 else { return }
        store.constraints[index].block = -1
        noteAddition(index)
    }

    private mutating func retryBrokenConstraints(after index: Int) {
        guard !brokenSet.isEmpty else { return }
        for broken in brokenSet.remove(causedByMember: index) {
            store.constraints[broken].isBroken = false
            let block = store.constraints[broken].block
            if block >= 0 { markDirty(block: block) }
        }
    }

    /// Dissolves the dirty blocks and returns their constraints with the pending ones, in the order of
    /// insertion. Their variables belong to no block afterwards.
    mutating func dissolveDirtyBlocks() -> [Int] {
        var region: [Int] = []
        for number in dirtyBlocks.sorted() {
            let block = blocks[number]
            for index in block.constraints
            where store.constraints[index].isAlive && store.constraints[index].block == number {
                region.append(index)
                store.constraints[index].block = StoredConstraint.taken
            }
            for variable in block.variables where store.variables[variable].block == number {
                store.variables[variable].block = -1
                store.variables[variable].local = -1
                orphans.append(variable)
            }
            blocks[number] = Block(constraints: [], variables: [])
            freeBlocks.append(number)
        }
        dirtyBlocks.removeAll(keepingCapacity: true)
        // An index may be listed twice, when it was freed and reused in between.
        for index in pendingConstraints
        where store.constraints[index].isAlive && store.constraints[index].block == -1 {
            region.append(index)
            store.constraints[index].block = StoredConstraint.taken
        }
        pendingConstraints.removeAll(keepingCapacity: true)
        let constraints = store.constraints
        region.sort { constraints[$0].serial < constraints[$1].serial }
        return region
    }

    /// Divides constraints into sets that share no variables. Small sets are joined, which is cheaper.
    mutating func divide(_ region: [Int]) -> [(constraints: [Int], variables: [Int])] {
        var variables: [Int] = []
        for index in region {
            // Iterating over indices: a slice would be retained and released for each constraint.
            for place in store.constraints[index].termRange {
                let column = store.terms[place].column
                guard store.variables[column].local < 0 else { continue }
                store.variables[column].local = 0
                variables.append(column)
            }
        }
        store.sortByAge(&variables)
        for (local, variable) in variables.enumerated() { store.variables[variable].local = local }
        var sets = DisjointSets(count: variables.count)
        for index in region {
            let range = store.constraints[index].termRange
            guard range.count > 1 else { continue }
            let first = store.variables[store.terms[range.lowerBound].column].local
            for place in range.dropFirst() {
                sets.join(first, store.variables[store.terms[place].column].local)
            }
        }
        return group(region, variables, &sets)
    }

    private mutating func group(
        _ region: [Int], _ variables: [Int], _ sets: inout DisjointSets
    ) -> [(constraints: [Int], variables: [Int])] {
        let smallest = 32
        var sizes = Array(repeating: 0, count: variables.count)
        for index in region {
            guard let first = store.firstVariable(ofConstraintAt: index) else { continue }
            sizes[sets.find(store.variables[first].local)] += 1
        }
        var groupOfSet = Array(repeating: -1, count: variables.count)
        var groups: [(constraints: [Int], variables: [Int])] = []
        var filled = smallest
        for local in variables.indices where sets.find(local) == local {
            if filled >= smallest {
                groups.append(([], []))
                filled = 0
            }
            groupOfSet[local] = groups.count - 1
            filled += sizes[local]
        }
        for index in region {
            let first = store.firstVariable(ofConstraintAt: index)
            let group = first.map { groupOfSet[sets.find(store.variables[$0].local)] } ?? 0
            if groups.isEmpty { groups.append(([], [])) }
            groups[group].constraints.append(index)
        }
        for (local, variable) in variables.enumerated() {
            let group = groupOfSet[sets.find(local)]
            store.variables[variable].local = groups[group].variables.count
            groups[group].variables.append(variable)
        }
        return groups
    }
}
