/// Following a change of constants without solving from scratch.
extension Block {
    /// Whether a new constant at the position can be followed; otherwise the block has to be made anew.
    func canEdit(_ position: Int) -> Bool {
        switch roles[position] {
        case .inert, .peeled, .piece, .deferred: return true
        case .parameter: return !hasParameterChecks
        case .implied, .eliminated: return false
        }
    }

    /// Follows the edits, writes the new values to the store and lists their variables in `changes`.
    mutating func update(_ store: inout ConstraintStore, _ changes: inout [Int]) -> Failure? {
        if !evaluation.isPrepared { evaluation = Evaluation(&self, store) }
        var touchedLines: [Int] = []
        var touchedKernels: Set<Int> = []
        for position in edits {
            let stored = store.constraints[constraints[position]]
            switch roles[position] {
            case .peeled(let column):
                let own = store.terms[stored.termRange].first {
                    Int(store.variables[$0.column].local) == column
                }
                evaluation.setConstant(stored.constant / (own?.coefficient ?? 1), of: column)
            case .parameter(let column):
                columnValues[column] = stored.constant
                evaluation.markDependents(of: column)
                for index in pieces.indices where pieces[index].parameterCount > 0 {
                    move(index, store, &touchedLines, &touchedKernels)
                }
            case .piece(let index): move(index, store, &touchedLines, &touchedKernels)
            case .inert, .implied, .eliminated, .deferred: break
            }
        }
        edits.removeAll(keepingCapacity: true)
        for line in touchedLines {
            guard let interval = LineMinimizer.minimize(pieceList[lines[line].pieces], of: pieces) else {
                return contradiction(among: pieceList[lines[line].pieces].map(Int.init))
            }
            lines[line].interval = interval
            set(interval.nearestToZero, lines[line].column, &store, &changes)
        }
        for kernel in touchedKernels.sorted() {
            switch kernels[kernel].solve(pieces) {
            case .optimal: break
            case .infeasible: return contradiction(among: kernels[kernel].piecesOfQuantity.joined())
            case .iterationLimit: reachedIterationLimit = true
            }
            for (root, column) in kernels[kernel].columns.enumerated() {
                set(kernels[kernel].values[root], column, &store, &changes)
            }
        }
        evaluation.run(&columnValues, &store.values, &changes)
        if shortcuts.areTaken && !shortcutsHold(store) { return .contradiction(constraints[0]) }
        return nil
    }

    private mutating func move(
        _ index: Int, _ store: ConstraintStore, _ lines: inout [Int], _ kernels: inout Set<Int>
    ) {
        place(index, store)
        let column = Int(pieces[index].column)
        if column < 0 {
            if let kernel = kernelOfRow[index] { kernels.insert(kernel) }
            return
        }
        let owner = Int(owners[column])
        if owner >= 0 { lines.append(owner) } else { kernels.insert(-2 - owner) }
    }

    private mutating func set(
        _ value: Double, _ column: Int, _ store: inout ConstraintStore, _ changes: inout [Int]
    ) {
        guard columnValues[column] != value else { return }
        columnValues[column] = value
        store.values[variables[column]] = value
        changes.append(variables[column])
        evaluation.markDependents(of: column)
    }
}
