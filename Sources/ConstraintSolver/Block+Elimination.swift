/// From constraints to roots and pieces.
extension Block {
    /// Takes out every equality that merely defines a variable nothing else mentions. Returns how many
    /// inequalities and preferences mention each column.
    mutating func peel(_ local: LocalRows) -> [Int32] {
        var equalities = [Int32](repeating: 0, count: variables.count)
        var others = equalities
        var positions = equalities
        for (position, row) in local.rows.enumerated() where row.isActive {
            for place in row.range {
                let column = local.terms[place].column
                if row.isRequiredEquality {
                    equalities[column] += 1
                    positions[column] ^= Int32(position)
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
            let position = Int(positions[column])
            guard equalities[column] == 1, canPeel(column, local, position) else { continue }
            roles[position] = .peeled(column)
            peeled.append((column, position))
            for place in local.rows[position].range {
                let other = local.terms[place].column
                equalities[other] -= 1
                positions[other] ^= Int32(position)
                if equalities[other] == 1 && others[other] == 0 { queue.append(other) }
            }
        }
        return others
    }

    /// Dividing by a coefficient that is tiny beside the others would magnify rounding errors.
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

    mutating func eliminate(_ local: LocalRows, _ store: ConstraintStore, cost: [Int32]) -> Failure? {
        addParameters(store)
        var elimination = Elimination(columnCount: columnValues.count)
        defer { self.elimination = elimination }
        for column in variables.count..<columnValues.count { elimination.markParameter(column) }
        let costs = cost + [Int32](repeating: 0, count: columnValues.count - variables.count)
        for (position, row) in local.rows.enumerated() where row.isRequiredEquality && row.isActive {
            let outcome: Elimination.Outcome
            var constant = row.constant
            switch roles[position] {
            case .peeled: continue
            case .parameter(let column):
                let extended = Array(local.terms(position)) + [LinearTerm(column: column, coefficient: -1)]
                constant = 0
                outcome = elimination.equate(extended[...], constant, cost: costs)
            default:
                roles[position] = .eliminated
                outcome = elimination.equate(local.terms(position), constant, cost: costs)
            }
            switch outcome {
            case .defined, .redundant: break
            case .contradiction: return .contradiction(constraints[position])
            case .depends:
                hasParameterChecks = true
                if !holds(elimination.expansion, .equal, constant) {
                    return .contradiction(constraints[position])
                }
            }
        }
        if shortcuts.areAllowed { substitutePreferences(local, store, &elimination) }
        return nil
    }

    private mutating func addParameters(_ store: ConstraintStore) {
        for (position, index) in constraints.enumerated() where store.constraints[index].isParametric {
            let stored = store.constraints[index]
            guard !stored.isBroken, roles[position].isInert else { continue }
            if stored.isRequiredEquality {
                roles[position] = .parameter(columnValues.count)
            } else if shortcuts.areAllowed, stored.relation == .equal {
                shortcuts.parameters[position] = columnValues.count
            } else {
                continue
            }
            columnValues.append(stored.constant)
        }
    }

    mutating func collectPieces(_ local: LocalRows, _ store: ConstraintStore) -> Failure? {
        var elimination = elimination
        self.elimination = Elimination(columnCount: 0)
        defer { self.elimination = elimination }
        pieces.reserveCapacity(constraints.count)
        for (position, row) in local.rows.enumerated() where row.isActive && roles[position].isInert {
            if shortcuts.areAllowed, !row.isEquality, !elimination.isShort(local.terms(position)) {
                roles[position] = .deferred
                shortcuts.deferred.append(position)
                continue
            }
            elimination.expand(local.terms(position))
            if !addPiece(position, elimination.expansion, store) {
                return .contradiction(constraints[position])
            }
        }
        return nil
    }

    /// False when a required constraint cannot be met.
    private mutating func addPiece(
        _ position: Int, _ expansion: Elimination.Expansion, _ store: ConstraintStore
    ) -> Bool {
        let index = constraints[position]
        // Parameters come after the variables, and the terms are in order.
        var rootCount = expansion.terms.count
        while rootCount > 0, expansion.terms[rootCount - 1].column >= variables.count { rootCount -= 1 }
        let parameterCount = expansion.terms.count - rootCount
        if rootCount == 0 {
            let stored = store.constraints[index]
            guard stored.isRequired else { return true }
            roles[position] = .implied
            if parameterCount > 0 { hasParameterChecks = true }
            return holds(expansion, stored.relation, stored.constant)
        }
        let isSingle = rootCount == 1
        roles[position] = .piece(pieces.count)
        if !isSingle {
            rows.append(KernelRow(terms: Array(expansion.terms[..<rootCount]), piece: pieces.count))
        }
        var piece = Piece(
            index, store.constraints[index], column: isSingle ? expansion.terms[0].column : -1,
            coefficient: isSingle ? expansion.terms[0].coefficient : 1, offset: expansion.constant)
        if parameterCount > 0 {
            piece.firstParameter = Int32(pieceParameters.count)
            piece.parameterCount = Int32(parameterCount)
            pieceParameters.append(contentsOf: expansion.terms[rootCount...])
        }
        pieces.append(piece)
        return true
    }

    /// Whether a constraint without roots is met.
    private func holds(_ expansion: Elimination.Expansion, _ relation: Relation, _ constant: Double) -> Bool {
        var left = expansion.constant
        var scale = max(1, expansion.constantScale, expansion.coefficientScale, abs(constant))
        for term in expansion.terms {
            let part = term.coefficient * columnValues[term.column]
            left += part
            scale = max(scale, abs(part))
        }
        let tolerance = Tolerance.feasibility * scale
        switch relation {
        case .equal: return abs(left - constant) <= tolerance
        case .lessThanOrEqual: return left <= constant + tolerance
        case .greaterThanOrEqual: return left >= constant - tolerance
        }
    }
}
