/// A set of constraints that share no variable with any other, solved on its own.
///
/// Required equalities are eliminated first, in two ways. A variable that nothing but one equality mentions is
/// peeled off with it, again and again: it will be computed last and constrains nothing. The others go through
/// `Elimination`. What is left are roots; the inequalities and preferences on them are expanded. A root that
/// shares no inequality or preference with others is solved as a single quantity (`LineMinimizer`), the rest in
/// small groups by the simplex method (`Kernel`).
final class Block {
    /// What became of a constraint.
    enum Role {
        /// Broken, or without influence as it stands.
        case inert
        /// Defines a variable that nothing else mentions.
        case peeled
        /// Part of the elimination; its constant is baked in.
        case eliminated
        /// Part of the elimination with its constant in the parameter column given.
        case parameter(Int)
        /// Contributes the piece given.
        case piece(Int)
    }

    enum Failure {
        /// The required constraint at the position given contradicts others; -1 when none is known.
        case contradiction(Int)
    }

    let constraints: [Int]
    let variables: [Int]
    var roles: [Role]
    /// Values by column: variables first, then parameters.
    var columnValues: [Double]
    var elimination: Elimination
    var peeled: [(column: Int, position: Int)] = []
    var pieces: [Piece] = []
    /// For pieces on a root its column; for others -1.
    var pieceColumns: [Int] = []
    var rows: [KernelRow] = []
    var kernels: [Kernel] = []
    var kernelOfColumn: [Int: Int] = [:]
    var lines: [Line] = []
    var evaluationOrder: [Int] = []
    var reachedIterationLimit = false

    /// A root on its own.
    struct Line {
        var column: Int
        var pieces: [Int]
        var interval = Interval()
    }

    /// An inequality or preference over several roots.
    struct KernelRow {
        var terms: [LinearTerm]
        var piece: Int
    }

    /// Constraints and variables come in the order of their insertion; `store` numbers the variables.
    init(constraints: [Int], variables: [Int], store: ConstraintStore) {
        self.constraints = constraints
        self.variables = variables
        roles = Array(repeating: .inert, count: constraints.count)
        columnValues = Array(repeating: 0, count: variables.count)
        elimination = Elimination(columnCount: 0)
    }

    /// Solves from scratch.
    func solve(_ store: ConstraintStore) -> Failure? {
        if let failure = eliminate(store) { return failure }
        if let failure = collectPieces(store) { return failure }
        formKernels()
        placePieces(store)
        if let failure = solveRoots() { return failure }
        evaluationOrder = elimination.evaluationOrder()
        evaluate(store)
        return nil
    }

    // MARK: Required equalities

    private func eliminate(_ store: ConstraintStore) -> Failure? {
        let columnCount = variables.count
        var equalities = Array(repeating: 0, count: columnCount)
        var others = equalities
        var equalityPositions = equalities
        for (position, index) in constraints.enumerated() where !store.constraints[index].isBroken {
            let stored = store.constraints[index]
            let isEquality = stored.isRequiredEquality
            for term in store.terms[stored.termRange] {
                let column = Int(store.variables[term.column].local)
                if isEquality {
                    equalities[column] += 1
                    equalityPositions[column] ^= position
                } else {
                    others[column] += 1
                }
            }
        }
        peel(store, &equalities, others, &equalityPositions)
        return eliminateRest(store, cost: others)
    }

    /// Takes out every equality that merely defines a variable nothing else mentions.
    private func peel(
        _ store: ConstraintStore, _ equalities: inout [Int], _ others: [Int], _ positions: inout [Int]
    ) {
        var queue: [Int] = []
        for column in variables.indices where equalities[column] == 1 && others[column] == 0 {
            queue.append(column)
        }
        while let column = queue.popLast() {
            let position = positions[column]
            guard equalities[column] == 1, case .inert = roles[position] else { continue }
            let range = store.constraints[constraints[position]].termRange
            var own = 0.0
            var largest = 0.0
            for term in store.terms[range] {
                largest = max(largest, abs(term.coefficient))
                if Int(store.variables[term.column].local) == column { own = abs(term.coefficient) }
            }
            guard own >= Tolerance.pivot * largest else { continue }
            roles[position] = .peeled
            peeled.append((column, position))
            for term in store.terms[range] {
                let other = Int(store.variables[term.column].local)
                equalities[other] -= 1
                positions[other] ^= position
                if equalities[other] == 1 && others[other] == 0 { queue.append(other) }
            }
        }
    }

    private func eliminateRest(_ store: ConstraintStore, cost: [Int]) -> Failure? {
        let parameters = addParameters(store)
        elimination = Elimination(columnCount: columnValues.count)
        for column in parameters { elimination.markParameter(column) }
        let costs = cost + Array(repeating: 0, count: parameters.count)
        var row: [LinearTerm] = []
        for (position, index) in constraints.enumerated() {
            let stored = store.constraints[index]
            guard stored.isRequiredEquality, !stored.isBroken else { continue }
            if case .peeled = roles[position] { continue }
            readRow(stored, store, into: &row)
            var constant = stored.constant
            if case .parameter(let column) = roles[position] {
                row.append(LinearTerm(column: column, coefficient: -1))
                constant = 0
            } else {
                roles[position] = .eliminated
            }
            switch elimination.equate(row, constant, cost: costs) {
            case .defined, .redundant: break
            case .contradiction: return .contradiction(position)
            case .depends:
                if !holds(elimination.expansion, .equal, constant) { return .contradiction(position) }
            }
        }
        return nil
    }

    private func addParameters(_ store: ConstraintStore) -> Range<Int> {
        for (position, index) in constraints.enumerated() {
            let stored = store.constraints[index]
            guard stored.isParametric, stored.isRequiredEquality, !stored.isBroken else { continue }
            if case .peeled = roles[position] { continue }
            roles[position] = .parameter(columnValues.count)
            columnValues.append(stored.constant)
        }
        return variables.count..<columnValues.count
    }

    private func readRow(_ stored: StoredConstraint, _ store: ConstraintStore, into row: inout [LinearTerm]) {
        row.removeAll(keepingCapacity: true)
        for term in store.terms[stored.termRange] {
            row.append(
                LinearTerm(column: Int(store.variables[term.column].local), coefficient: term.coefficient))
        }
    }

    // MARK: Inequalities and preferences

    private func collectPieces(_ store: ConstraintStore) -> Failure? {
        var row: [LinearTerm] = []
        for (position, index) in constraints.enumerated() {
            let stored = store.constraints[index]
            guard !stored.isBroken, !stored.isRequiredEquality else { continue }
            readRow(stored, store, into: &row)
            elimination.expand(row)
            let expansion = elimination.expansion
            let roots = expansion.terms.filter { $0.column < variables.count }
            if roots.isEmpty {
                if stored.isRequired && !holds(expansion, stored.relation, stored.constant) {
                    return .contradiction(position)
                }
                continue
            }
            roles[position] = .piece(pieces.count)
            var piece = Piece(
                index, stored, coefficient: roots.count == 1 ? roots[0].coefficient : 1, offset: expansion.constant)
            if roots.count < expansion.terms.count {
                piece.parameters = expansion.terms.filter { $0.column >= variables.count }
            }
            if roots.count > 1 { rows.append(KernelRow(terms: roots, piece: pieces.count)) }
            pieceColumns.append(roots.count == 1 ? roots[0].column : -1)
            pieces.append(piece)
        }
        return nil
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

    private func placePieces(_ store: ConstraintStore) {
        for index in pieces.indices {
            let constant = store.constraints[pieces[index].constraint].constant
            pieces[index].place(constant: constant, values: columnValues)
        }
    }

    // MARK: Values

    private func solveRoots() -> Failure? {
        for index in lines.indices {
            guard let interval = LineMinimizer.minimize(lines[index].pieces.map { pieces[$0] }) else {
                return .contradiction(-1)
            }
            lines[index].interval = interval
            columnValues[lines[index].column] = interval.nearestToZero
        }
        for kernel in kernels {
            switch kernel.solve(pieces) {
            case .optimal: break
            case .infeasible: return .contradiction(-1)
            case .iterationLimit: reachedIterationLimit = true
            }
            for (column, value) in zip(kernel.columns, kernel.columnValues) { columnValues[column] = value }
        }
        return nil
    }

    /// Computes what is defined from the roots and parameters.
    func evaluate(_ store: ConstraintStore) {
        for column in evaluationOrder {
            var sum = elimination.definitions[column].constant
            for term in elimination.terms(of: column) { sum += term.coefficient * columnValues[term.column] }
            columnValues[column] = sum
        }
        for (column, position) in peeled.reversed() {
            let stored = store.constraints[constraints[position]]
            var rest = stored.constant
            var divisor = 1.0
            for term in store.terms[stored.termRange] {
                let other = Int(store.variables[term.column].local)
                if other == column {
                    divisor = term.coefficient
                } else {
                    rest -= term.coefficient * columnValues[other]
                }
            }
            columnValues[column] = rest / divisor
        }
    }
}
