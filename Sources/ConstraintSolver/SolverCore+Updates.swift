/// The decision which changes are applied incrementally, and which blocks are solved from scratch.
extension SolverCore {
    /// The cost of an incremental change, as a number of constraints solved from scratch.
    private static let costOfChange = 8

    mutating func applyChanges(_ report: inout SolveReport) {
        if !changedBlocks.isEmpty { applyStructuralChanges(&report) }
        for number in editedBlocks where !blocks[number].edits.isEmpty { update(number, [], &report) }
        editedBlocks.removeAll(keepingCapacity: true)
    }

    private mutating func update(_ number: Int, _ additions: [Int], _ report: inout SolveReport) {
        guard !blocks[number].isDirty else { return }
        if !blocks[number].update(additions, number: number, &store, &changes, &orphans) {
            markDirty(block: number)
        } else if blocks[number].reachedIterationLimit {
            report.reachedIterationLimit = true
        }
    }

    private mutating func applyStructuralChanges(_ report: inout SolveReport) {
        pendingConstraints.removeAll { !store.constraints[$0].isAlive || store.constraints[$0].block != -1 }
        let room = changedBlocks.reduce(0) { $0 + blocks[$1].constraints.count }
        if pendingConstraints.count * Self.costOfChange > room {
            for number in changedBlocks { markDirty(block: number) }
        } else {
            for group in groups() { update(group, &report) }
        }
        changedBlocks.removeAll(keepingCapacity: true)
    }

    /// Returns the changed blocks and new constraints, grouped by the variables that they share.
    private func groups() -> [(blocks: [Int], additions: [Int])] {
        var memberOfBlock: [Int: Int] = [:]
        for (member, number) in changedBlocks.enumerated() { memberOfBlock[number] = member }
        var memberOfVariable: [Int: Int] = [:]
        var sets = DisjointSets(count: changedBlocks.count + pendingConstraints.count)
        for (offset, index) in pendingConstraints.enumerated() {
            let member = changedBlocks.count + offset
            for place in store.constraints[index].termRange {
                let variable = store.terms[place].column
                if let block = memberOfBlock[store.variables[variable].block] {
                    sets.join(block, member)
                } else {
                    sets.join(memberOfVariable[variable, default: member], member)
                    memberOfVariable[variable] = member
                }
            }
        }
        // A set is identified by its smallest member: a block, where it has one.
        var result: [(blocks: [Int], additions: [Int])] = []
        var groupOfSet: [Int: Int] = [:]
        for (member, number) in changedBlocks.enumerated() {
            let set = sets.find(member)
            let group = groupOfSet[set, default: result.count]
            if group == result.count { result.append(([], [])) }
            groupOfSet[set] = group
            result[group].blocks.append(number)
        }
        for (offset, index) in pendingConstraints.enumerated() {
            if let group = groupOfSet[sets.find(changedBlocks.count + offset)] {
                result[group].additions.append(index)
            }
        }
        return result
    }

    /// Adds the other blocks of a group and its new constraints to its largest block, if these are few.
    private mutating func update(_ group: (blocks: [Int], additions: [Int]), _ report: inout SolveReport) {
        let sizes = group.blocks.map { blocks[$0].constraints.count }
        let largest = sizes.max() ?? 0
        guard let host = group.blocks.first(where: { blocks[$0].constraints.count == largest }) else {
            return
        }
        let changes = group.additions.count + blocks[host].removals.count + sizes.reduce(0, +) - largest
        let isDirty = group.blocks.contains { blocks[$0].isDirty || blocks[$0].hasOverflown }
        guard !isDirty, changes * Self.costOfChange <= largest else {
            for number in group.blocks { markDirty(block: number) }
            return
        }
        var additions = group.additions
        for number in group.blocks where number != host { additions += dissolve(number) }
        let constraints = store.constraints
        additions.sort { constraints[$0].serial < constraints[$1].serial }
        update(host, additions, &report)
    }

    /// Dissolves a block. Returns its constraints, which belong to none afterwards.
    private mutating func dissolve(_ number: Int) -> [Int] {
        let block = blocks[number]
        blocks[number] = Block(constraints: [], variables: [])
        freeBlocks.append(number)
        var result: [Int] = []
        for index in block.constraints
        where store.constraints[index].isAlive && store.constraints[index].block == number {
            store.constraints[index].block = -1
            result.append(index)
        }
        for variable in block.variables where store.variables[variable].block == number {
            store.variables[variable].block = -1
            store.variables[variable].local = -1
            orphans.append(variable)
        }
        return result
    }
}
