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

    /// A contradiction between required constraints.
    struct Failure {
        /// The position of the constraint that met it.
        var position: Int
        /// Positions of constraints, with factors, whose left sides add up to what the required equalities fix, but
        /// whose right sides do not. Some of those equalities complete the contradiction. Empty where rounding hid it.
        var parts: [(position: Int, factor: Double)]
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
    /// How many terms its kernels' rows have.
    var rowTermCount = 0

    /// Constraints and variables come in the order of their insertion; the store numbers the variables.
    init(constraints: [Int], variables: [Int]) {
        self.constraints = constraints
        self.variables = variables
        roles = Array(repeating: .settled, count: constraints.count)
        columnValues = Array(repeating: 0, count: variables.count)
    }

    /// Solves from scratch. The contradictions that were met; where there are any, nothing else counts.
    mutating func solve(_ store: ConstraintStore) -> [Failure] {
        let local = LocalRows(constraints, store)
        guard constraints.count >= Shortcuts.leastCount else { return solve(local, store) }
        let untouched = self
        var placed: Set<Int> = []
        for _ in 0..<Shortcuts.mostRounds {
            shortcuts.areAllowed = true
            shortcuts.placed = placed
            let failures = solve(local, store)
            if !shortcuts.areTaken { return failures }
            guard failures.isEmpty, isOnlySolution else { break }
            let missed = shortcuts.deferred.filter { !isMet($0, store) }
            if missed.isEmpty { return [] }
            placed.formUnion(missed)
            self = untouched
        }
        self = untouched
        let failures = solve(local, store)
        if rowTermCount <= Shortcuts.mostRowTerms { return failures }
        self = untouched
        return solveInPart(local, store)
    }

    /// Solves without what makes the block too large, as far as the solution meets it.
    private mutating func solveInPart(_ local: LocalRows, _ store: ConstraintStore) -> [Failure] {
        let untouched = self
        var placed: Set<Int> = []
        for _ in 0..<Shortcuts.mostRounds {
            self = untouched
            shortcuts.areAllowed = true
            shortcuts.maySubstitute = false
            shortcuts.placed = placed
            let failures = solve(local, store)
            if !failures.isEmpty { return failures }
            let missed = shortcuts.deferred.filter { !isMet($0, store) }
            if missed.isEmpty || placed.count + missed.count > Shortcuts.mostRowsInPart { break }
            placed.formUnion(missed)
        }
        reachedIterationLimit = true
        return []
    }

    private mutating func solve(_ local: LocalRows, _ store: ConstraintStore) -> [Failure] {
        for (position, row) in local.rows.enumerated() where !row.isActive { roles[position] = .absent }
        let others = peel(local)
        var failures = eliminate(local, store, cost: others)
        guard failures.isEmpty else { return failures }
        failures = collectPieces(local, store)
        guard failures.isEmpty, rowTermCount <= Shortcuts.mostRowTerms else { return failures }
        listPieces()
        formKernels()
        failures = solveRoots()
        if failures.isEmpty { evaluate(local) }
        return failures
    }

    // MARK: Values

    private mutating func solveRoots() -> [Failure] {
        var failures: [Failure] = []
        for index in lines.indices {
            let list = pieceList[lines[index].pieces]
            guard let interval = LineMinimizer.minimize(list, of: pieces) else {
                failures += contradictions(on: list)
                continue
            }
            lines[index].interval = interval
            columnValues[lines[index].column] = interval.nearestToZero
        }
        for index in kernels.indices {
            switch kernels[index].solve(pieces) {
            case .optimal: break
            case .infeasible: failures += contradictions(inKernel: index)
            case .iterationLimit: reachedIterationLimit = true
            }
            for (root, column) in kernels[index].columns.enumerated() {
                columnValues[column] = kernels[index].values[root]
            }
        }
        return failures
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
