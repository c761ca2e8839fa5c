/// Whether there is more than one best solution, and moving between them.
extension SolverCore {
    /// Below any priority that a caller has a use for.
    private static let lowestPriority = Double.leastNormalMagnitude

    /// Whether nothing has changed since the last solve.
    private var isSolved: Bool {
        dirtyBlocks.isEmpty && changedBlocks.isEmpty && pendingConstraints.isEmpty && editedBlocks.isEmpty
    }

    private func isUpToDate(_ number: Int) -> Bool {
        !blocks[number].isDirty && !blocks[number].isChanged && !blocks[number].hasOverflown
    }

    mutating func isDetermined(_ variable: Variable) -> Bool {
        guard store.contains(variable) else { return false }
        guard choices.isEmpty || !isSolved else {
            var bare = withoutChoices()
            return bare.isDetermined(variable)
        }
        let stored = store.variables[Int(variable.index)]
        guard stored.block >= 0, isUpToDate(Int(stored.block)) else { return false }
        blocks[Int(stored.block)].startFollowing(store)
        return blocks[Int(stored.block)].network?.isDetermined(Int(stored.local)) ?? false
    }

    /// Prefers for each variable that has a choice the next of its values.
    mutating func chooseOtherValues(of variables: [Variable]) -> Bool {
        var bare = withoutChoices()
        var hasChoice = false
        for variable in variables where store.contains(variable) && !bare.isDetermined(variable) {
            hasChoice = true
            let index = Int(variable.index)
            let next = bare.optimalRange(ofVariableAt: index).next(after: store.values[index])
            if let known = choices.removeValue(forKey: index) { remove(known) }
            choices[index] = try? add(
                Constraint([Term(variable)], .equal, next, priority: Self.lowestPriority))
        }
        return hasChoice
    }

    mutating func withdrawChoices() {
        for index in choices.keys.sorted() {
            if let choice = choices[index] { remove(choice) }
        }
        choices = [:]
    }

    private func withoutChoices() -> SolverCore {
        guard !choices.isEmpty else { return self }
        var bare = self
        bare.withdrawChoices()
        var report = bare.beginSolving()
        while let conflict = bare.continueSolving(&report) { bare.resolve(conflict, nil, &report) }
        return bare
    }

    /// From the least to the greatest value that a variable has in the best solutions.
    private mutating func optimalRange(ofVariableAt index: Int) -> Interval {
        let stored = store.variables[index]
        guard stored.block >= 0, isUpToDate(Int(stored.block)) else { return Interval() }
        blocks[Int(stored.block)].startFollowing(store)
        return blocks[Int(stored.block)].network?.optimalRange(Int(stored.local)) ?? Interval()
    }
}
