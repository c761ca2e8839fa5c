/// A set of constraints that share no variable with any other, solved on its own.
///
/// Required equalities are eliminated first, in two ways. A variable that nothing but one equality mentions is
/// peeled off with it, again and again: it will be computed last and constrains nothing. The others go through
/// `Elimination`. What is left are roots; the inequalities and preferences on them are expanded. A root that
/// shares no inequality or preference with others is solved as a single quantity (`LineMinimizer`), the rest in
/// small groups by the simplex method (`Kernel`).
struct Block {
    /// What became of a constraint.
    enum Role: Equatable {
        /// Broken.
        case absent
        /// Without influence as it stands, or met by what the equalities say.
        case settled
        /// Defines the column given as it stands.
        case defines(Int)
        /// Defines the column given by the roots that it came to.
        case derives(Int)
        /// Contributes the piece given.
        case piece(Int)
        /// An inequality left out because it was expected to be met in any case, which it is.
        case deferred
    }

    enum Failure {
        /// Required constraints contradict each other; the one at the place given in the store is among them or
        /// near them.
        case contradiction(Int)

        var constraint: Int {
            switch self {
            case .contradiction(let constraint): return constraint
            }
        }
    }

    /// A root on its own, with its range in the list of pieces.
    struct Line {
        var column: Int
        var pieces: Range<Int>
        var interval = Interval()
    }

    /// An inequality or preference over several roots.
    struct KernelRow {
        var terms: [LinearTerm]
        var piece: Int
    }

    var constraints: [Int]
    var variables: [Int]
    /// Whether it has to be solved from scratch.
    var isDirty = false
    /// Positions of constraints whose constant changed since the last solve.
    var edits: [Int] = []
    /// Positions of constraints that were removed since the last solve.
    var removals: [Int] = []
    /// Whether constraints were added or removed since the last solve.
    var isChanged = false
    /// What follows changes, made of the rest when the first comes.
    var network: Network?
    var roles: [Role]
    /// Values by column.
    var columnValues: [Double]
    var elimination = Elimination(columnCount: 0)
    var peeled: [(column: Int, position: Int)] = []
    var pieces: [Piece] = []
    /// The pieces on single columns, by column, those of higher priority first.
    var pieceList: [Int32] = []
    var pieceStarts: [Int32] = []
    var rows: [KernelRow] = []
    var kernels: [Kernel] = []
    var lines: [Line] = []
    /// What computes a root: -1 nothing, the number of its line, or -2 - the number of its kernel.
    var owners: [Int32] = []
    var reachedIterationLimit = false
    /// Whether some values are too large for a number.
    var hasOverflown = false
    /// What was done to get round a large system. Its solution counts only where it is the only one.
    var shortcuts = Shortcuts()

    /// Constraints and variables come in the order of their insertion; the store numbers the variables.
    init(constraints: [Int], variables: [Int]) {
        self.constraints = constraints
        self.variables = variables
        roles = Array(repeating: .settled, count: constraints.count)
        columnValues = Array(repeating: 0, count: variables.count)
    }

    /// Solves from scratch.
    mutating func solve(_ store: ConstraintStore) -> Failure? {
        let local = LocalRows(constraints, store)
        guard constraints.count >= Shortcuts.leastCount else { return solve(local, store) }
        let untouched = self
        shortcuts.areAllowed = true
        let failure = solve(local, store)
        if !shortcuts.areTaken || (failure == nil && shortcutsHold(store)) { return failure }
        self = untouched
        return solve(local, store)
    }

    private mutating func solve(_ local: LocalRows, _ store: ConstraintStore) -> Failure? {
        for (position, row) in local.rows.enumerated() where !row.isActive { roles[position] = .absent }
        let others = peel(local)
        if let failure = eliminate(local, store, cost: others) { return failure }
        if let failure = collectPieces(local, store) { return failure }
        listPieces()
        formKernels()
        if let failure = solveRoots() { return failure }
        evaluate(local)
        return nil
    }

    /// A contradiction near the required one of some pieces that was added last.
    func contradiction(among list: some Sequence<Int>) -> Failure {
        let required = list.filter { pieces[$0].priority == .infinity }
        return .contradiction(constraints[required.max().map { Int(pieces[$0].position) } ?? 0])
    }

    // MARK: Values

    private mutating func solveRoots() -> Failure? {
        for index in lines.indices {
            guard let interval = LineMinimizer.minimize(pieceList[lines[index].pieces], of: pieces) else {
                return contradiction(among: pieceList[lines[index].pieces].map(Int.init))
            }
            lines[index].interval = interval
            columnValues[lines[index].column] = interval.nearestToZero
        }
        for index in kernels.indices {
            switch kernels[index].solve(pieces) {
            case .optimal: break
            case .infeasible: return contradiction(among: kernels[index].piecesOfQuantity.joined())
            case .iterationLimit: reachedIterationLimit = true
            }
            for (root, column) in kernels[index].columns.enumerated() {
                columnValues[column] = kernels[index].values[root]
            }
        }
        return nil
    }

    /// Computes what is defined from the roots.
    private mutating func evaluate(_ local: LocalRows) {
        for column in elimination.evaluationOrder() {
            let definition = elimination.definitions[column]
            var sum = definition.constant
            for index in definition.first..<definition.first + definition.count {
                let term = elimination.arena[index]
                sum += term.coefficient * columnValues[term.column]
            }
            columnValues[column] = sum
        }
        for (column, position) in peeled.reversed() {
            var rest = local.rows[position].constant
            var divisor = 1.0
            for term in local.terms(position) {
                if term.column == column {
                    divisor = term.coefficient
                } else {
                    rest -= term.coefficient * columnValues[term.column]
                }
            }
            columnValues[column] = rest / divisor
        }
    }
}

/// The constraints of a block with the block's own numbers for variables, side by side in memory.
struct LocalRows {
    struct Row {
        var first: Int32
        var count: Int32
        var constant: Double
        var isActive: Bool
        var isEquality: Bool
        var isRequiredEquality: Bool

        /// The places of its terms.
        var range: Range<Int> { Int(first)..<Int(first) &+ Int(count) }
    }

    private(set) var rows: [Row] = []
    private(set) var terms: [LinearTerm] = []

    init(_ constraints: [Int], _ store: ConstraintStore) {
        rows.reserveCapacity(constraints.count)
        terms.reserveCapacity(constraints.count * 2)
        let (stored, arena, variables) = (store.constraints, store.terms, store.variables)
        for index in constraints {
            let range = stored[index].termRange
            let row = Row(
                first: Int32(terms.count), count: Int32(range.count), constant: stored[index].constant,
                isActive: !stored[index].isBroken, isEquality: stored[index].relation == .equal,
                isRequiredEquality: stored[index].isRequiredEquality)
            for position in range {
                let term = arena[position]
                terms.append(
                    LinearTerm(column: Int(variables[term.column].local), coefficient: term.coefficient))
            }
            rows.append(row)
        }
    }

    @inline(__always)
    func terms(_ position: Int) -> ArraySlice<LinearTerm> {
        terms[rows[position].range]
    }
}
