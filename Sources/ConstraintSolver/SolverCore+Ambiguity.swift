/// Detection of ambiguous solutions, and the transition between them.
extension SolverCore {
    /// A priority below any that a caller uses.
    private static let lowestPriority = Double.leastNormalMagnitude

    /// Whether nothing has changed since the last solve.
    var isSolved: Bool {
        dirtyBlocks.isEmpty && changedBlocks.isEmpty && pendingConstraints.isEmpty && editedBlocks.isEmpty
    }

    /// Runs the closure with the network and the column of a variable, unless changes are pending.
    private mutating func withColumn<Answer>(
        ofVariableAt index: Int, _ ask: (inout Network, Int) -> Answer
    ) -> Answer? {
        let number = store.variables[index].block
        guard number >= 0, !blocks[number].isDirty, !blocks[number].isChanged, !blocks[number].hasOverflown
        else { return nil }
        blocks[number].startUpdates(&store)
        // Creating its network renumbers the columns.
        let column = store.variables[index].local
        guard var network = blocks[number].network else { return nil }
        blocks[number].network = nil
        defer { blocks[number].network = network }
        return ask(&network, column)
    }

    mutating func isDetermined(_ variable: Variable) -> Bool {
        guard store.contains(variable) else { return false }
        guard (choices.isEmpty && defaults == 0) || !isSolved else {
            var bare = withoutChoices()
            return bare.isDetermined(variable)
        }
        return withColumn(ofVariableAt: variable.index) { $0.isDetermined($1) } ?? false
    }

    /// Prefers the next value for each variable that has a choice.
    mutating func chooseOtherValues(of variables: [Variable]) -> Bool {
        var bare = withoutChoices()
        var hasChoice = false
        for variable in variables where store.contains(variable) && !bare.isDetermined(variable) {
            hasChoice = true
            let index = variable.index
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

    /// Returns a copy without defaults and choices.
    func withoutChoices() -> SolverCore {
        guard !choices.isEmpty || defaults > 0 else { return self }
        var bare = self
        bare.withdrawChoices()
        bare.removeHabits()
        var report = bare.beginSolving()
        while let conflict = bare.continueSolving(&report) { bare.resolve(conflict, nil, &report) }
        return bare
    }

    private mutating func removeHabits() {
        guard defaults > 0 else { return }
        for index in store.constraints.indices {
            let stored = store.constraints[index]
            if stored.isAlive, stored.priority == Constraint.defaultPriority {
                remove(store.id(ofConstraintAt: index))
            }
        }
    }

    /// Returns the range of a variable over the optimal solutions.
    private mutating func optimalRange(ofVariableAt index: Int) -> Interval {
        withColumn(ofVariableAt: index) { $0.optimalRange($1) } ?? Interval()
    }
}
