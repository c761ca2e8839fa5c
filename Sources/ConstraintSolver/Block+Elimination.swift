/// Reduction of a block's constraints to roots and cost pieces.
extension Block {
    /// Sets aside every equality that only defines a variable which occurs in no other constraint. Returns the number of
    /// inequalities and preferences in which each column occurs.
    mutating func peel(_ local: LocalRows) -> [Int] {
        var equalities = [Int](repeating: 0, count: variables.count)
        var others = equalities
        var positions = equalities
        for (position, row) in local.rows.enumerated() where row.isActive {
            for place in row.range {
                let column = local.terms[place].column
                if row.isRequiredEquality {
                    equalities[column] += 1
                    positions[column] ^= position
                } else {
                    others[column] += 1
                }
            }
        }
        var queue: [Int] = []
        for column in variables.indices where equalities[column] == 1 && others[column] == 0 {
            queue.append(column)
        }
        while let column = queue.popLast() {
            let position = positions[column]
            guard equalities[column] == 1, canPeel(column, local, position) else { continue }
            roles[position] = .defines(column)
            peeled.append((column, position))
            for place in local.rows[position].range {
                let other = local.terms[place].column
                equalities[other] -= 1
                positions[other] ^= position
                if equalities[other] == 1 && others[other] == 0 { queue.append(other) }
            }
        }
        return others
    }

    /// Dividing by a coefficient that is tiny compared with the others would magnify rounding errors.
    func canPeel(_ column: Int, _ local: LocalRows, _ position: Int) -> Bool {
        var own = 0.0
        var largest = 0.0
        for place in local.rows[position].range {
            let term = local.terms[place]
            largest = max(largest, abs(term.coefficient))
            if term.column == column { own = abs(term.coefficient) }
        }
        return own >= Tolerance.pivot * largest
    }

    mutating func eliminate(_ local: LocalRows, _ store: ConstraintStore, cost: [Int]) -> [Failure] {
        var failures: [Failure] = []
        var elimination = Elimination(columnCount: variables.count)
        defer { self.elimination = elimination }
        for (position, row) in local.rows.enumerated()
        where row.isRequiredEquality && row.isActive && !isPeeled(position) {
            switch elimination.equate(local.terms(position), row.constant, cost: cost) {
            case .defined(let column): roles[position] = .defines(column)
            case .derived(let column): roles[position] = .derives(column)
            case .redundant: roles[position] = .settled
            case .contradiction: failures.append(Failure(position: position, parts: [(position, 1)]))
            }
        }
        if failures.isEmpty, shortcuts.areAllowed, shortcuts.maySubstitute {
            substitutePreferences(local, store, &elimination)
        }
        return failures
    }

    private func isPeeled(_ position: Int) -> Bool {
        if case .defines = roles[position] { true } else { false }
    }

    mutating func collectPieces(_ local: LocalRows, _ store: ConstraintStore) -> [Failure] {
        var failures: [Failure] = []
        var elimination = elimination
        self.elimination = Elimination(columnCount: 0)
        defer { self.elimination = elimination }
        pieces.reserveCapacity(constraints.count)
        for (position, row) in local.rows.enumerated()
        where row.isActive && !row.isRequiredEquality && roles[position] == .settled {
            guard rowTermCount <= Shortcuts.mostRowTerms else { return failures }
            let mayWait = shortcuts.areAllowed && !row.isEquality && !shortcuts.placed.contains(position)
            if mayWait, !elimination.isShort(local.terms(position)) {
                putOff(position)
                continue
            }
            elimination.expand(local.terms(position))
            if mayWait, elimination.expansion.terms.count > 1 {
                putOff(position)
                continue
            }
            if !addPiece(position, elimination.expansion, store) {
                failures.append(Failure(position: position, parts: [(position, 1)]))
            }
        }
        return failures
    }

    private mutating func putOff(_ position: Int) {
        roles[position] = .deferred
        shortcuts.deferred.append(position)
    }

    /// Returns false when a required constraint cannot be satisfied.
    private mutating func addPiece(
        _ position: Int, _ expansion: Elimination.Expansion, _ store: ConstraintStore
    ) -> Bool {
        let stored = store.constraints[constraints[position]]
        guard let first = expansion.terms.first else {
            return !stored.isRequired || expansion.holds(stored.relation, stored.constant)
        }
        let isSingle = expansion.terms.count == 1
        roles[position] = .piece(pieces.count)
        if !isSingle {
            rows.append(KernelRow(terms: expansion.terms, piece: pieces.count))
            rowTermCount += expansion.terms.count
        }
        var piece = Piece(
            position: position, stored.relation, priority: stored.isRequired ? .infinity : stored.priority,
            weight: stored.weight, column: isSingle ? first.column : -1,
            coefficient: isSingle ? first.coefficient : 1, offset: expansion.constant)
        piece.place(stored.constant)
        pieces.append(piece)
        return true
    }
}

extension Elimination.Expansion {
    /// Returns whether a constraint without roots is satisfied.
    func holds(_ relation: Relation, _ right: Double) -> Bool {
        let tolerance = Tolerance.feasibility * max(1, constantScale, coefficientScale, abs(right))
        switch relation {
        case .equal: return abs(constant - right) <= tolerance
        case .lessThanOrEqual: return constant <= right + tolerance
        case .greaterThanOrEqual: return constant >= right - tolerance
        }
    }
}
