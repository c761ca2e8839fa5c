/// Incremental updates of a solved block.
extension Block {
    /// Creates the network for incremental updates from the result of solving from scratch.
    mutating func startUpdates(_ store: inout ConstraintStore) {
        guard network == nil else { return }
        var successor = Block(constraints: constraints, variables: variables)
        successor.network = Network(self, &store)
        (successor.edits, successor.removals, successor.isChanged) = (edits, removals, isChanged)
        self = successor
    }

    /// Applies all changes and the constraints given. Returns false where the block has to be solved from scratch.
    mutating func update(
        _ additions: [Int], number: Int, _ store: inout ConstraintStore, _ changes: inout [Int],
        _ orphans: inout [Int]
    ) -> Bool {
        guard !hasOverflown else { return false }
        startUpdates(&store)
        for position in removals { network?.remove(position) }
        for position in edits {
            network?.setConstant(store.constraints[constraints[position]].constant, of: position)
        }
        for index in additions { append(index, number, &store) }
        edits.removeAll(keepingCapacity: true)
        removals.removeAll(keepingCapacity: true)
        isChanged = false
        network?.forgetAbandoned(&store, &orphans)
        let isUpdated = network?.update(&store, &changes) ?? false
        reachedIterationLimit = network?.reachedIterationLimit ?? false
        return isUpdated
    }

    private mutating func append(_ index: Int, _ number: Int, _ store: inout ConstraintStore) {
        for place in store.constraints[index].termRange {
            let variable = store.terms[place].column
            guard store.variables[variable].block < 0 else { continue }
            store.variables[variable].block = number
            store.variables[variable].local = network?.appendColumn(variable) ?? -1
            variables.append(variable)
        }
        store.constraints[index].block = number
        store.constraints[index].position = constraints.count
        constraints.append(index)
        network?.add(store.constraints[index], store)
    }
}
