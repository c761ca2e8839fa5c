/// Following changes without solving from scratch.
extension Block {
    /// Makes what follows changes, in place of what solving from scratch left behind.
    mutating func startFollowing(_ store: ConstraintStore) {
        guard network == nil else { return }
        var successor = Block(constraints: constraints, variables: variables)
        successor.network = Network(self, store)
        (successor.edits, successor.removals, successor.isChanged) = (edits, removals, isChanged)
        self = successor
    }

    /// Takes in all changes and the constraints given. False where the block has to be solved from scratch.
    mutating func follow(
        _ additions: [Int], number: Int, _ store: inout ConstraintStore, _ changes: inout [Int],
        _ orphans: inout [Int]
    ) -> Bool {
        guard !hasOverflown else { return false }
        startFollowing(store)
        guard var network else { return false }
        // Taken out, so that it is changed in place.
        self.network = nil
        for position in removals { network.remove(position) }
        for position in edits {
            network.setConstant(store.constraints[constraints[position]].constant, of: position)
        }
        for index in additions { append(index, number, &network, &store) }
        network.forgetAbandoned(&store, &orphans)
        edits.removeAll(keepingCapacity: true)
        removals.removeAll(keepingCapacity: true)
        isChanged = false
        let isFollowed = network.follow(&store, &changes)
        reachedIterationLimit = network.reachedIterationLimit
        self.network = network
        return isFollowed
    }

    private mutating func append(
        _ index: Int, _ number: Int, _ network: inout Network, _ store: inout ConstraintStore
    ) {
        for place in store.constraints[index].termRange {
            let variable = store.terms[place].column
            guard store.variables[variable].block < 0 else { continue }
            store.variables[variable].block = Int32(number)
            store.variables[variable].local = Int32(network.appendColumn(variable))
            variables.append(variable)
        }
        store.constraints[index].block = Int32(number)
        store.constraints[index].position = Int32(constraints.count)
        constraints.append(index)
        network.add(store.constraints[index], store)
    }
}
