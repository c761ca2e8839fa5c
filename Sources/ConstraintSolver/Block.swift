/// A set of constraints that share no variable with any other set, solved independently.
///
/// Required equalities are eliminated first, in two ways. A variable that occurs in only one equality is
/// set aside with it (peeled), repeatedly: it is computed last and constrains nothing. The other equalities are reduced by
/// `Elimination`. What remains are roots, to which inequalities and preferences are expanded. A root that
/// shares no inequality or preference with others is minimized alone (`LineMinimizer`), the rest in
/// small groups by the simplex method (`Kernel`).
struct Block {
    /// The role of a constraint in the solution.
    enum Role: Equatable {
        /// The constraint is broken.
        case absent
        /// The constraint has no influence, or is implied by the equalities.
        case settled
        /// The constraint defines the column, in its original form.
        case defines(Int)
        /// The constraint defines the column, expanded to roots.
        case derives(Int)
        /// The constraint contributes the piece.
        case piece(Int)
        /// An inequality that is left out because it was expected to hold without, which it does.
        case deferred
    }

    /// A contradiction of required constraints.
    struct Failure {
        /// The position of the constraint at which it was found.
        var position: Int
        /// Positions of constraints, with factors, for which the weighted sum of the left sides is fixed by the required
        /// equalities to another value than that of the right sides. Empty where rounding errors hide them.
        var parts: [(position: Int, factor: Double)]
    }

    /// A root that is solved alone, with its range in the list of pieces.
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
    /// Whether the block has to be solved from scratch.
    var isDirty = false
    /// Positions of constraints whose constant changed since the last solve.
    var edits: [Int] = []
    /// Positions of constraints that have been removed since the last solve.
    var removals: [Int] = []
    /// Whether constraints have been added or removed since the last solve.
    var isChanged = false
    /// The network for incremental updates, created when the first change occurs.
    var network: Network?
    var roles: [Role]
    /// Values by column.
    var columnValues: [Double]
    var elimination = Elimination(columnCount: 0)
    var peeled: [(column: Int, position: Int)] = []
    var pieces: [Piece] = []
    /// The pieces on single columns, by column, those of higher priority first.
    var pieceList: [Int] = []
    var pieceStarts: [Int] = []
    var rows: [KernelRow] = []
    var kernels: [Kernel] = []
    var lines: [Line] = []
    /// The solver of each root: -1 for none, the number of its line, or -2 - the number of its kernel.
    var owners: [Int] = []
    var reachedIterationLimit = false
    /// Whether some values exceed the range of numbers.
    var hasOverflown = false
    /// The simplifications of a large system. Its solution is accepted only if it is the unique optimum.
    var shortcuts = Shortcuts()
    /// The number of terms in its kernels' rows.
    var rowTermCount = 0

    /// Creates a block of constraints and variables in the order of their insertion; the store numbers the variables.
    init(constraints: [Int], variables: [Int]) {
        self.constraints = constraints
        self.variables = variables
        roles = Array(repeating: .settled, count: constraints.count)
        columnValues = Array(repeating: 0, count: variables.count)
    }

    /// Solves from scratch. Returns the contradictions that were found; if there are any, there is no other result.
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

    /// Solves without the constraints that make the block too large, as far as the solution satisfies them.
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

    /// Computes the defined columns from the roots.
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

/// The constraints of a block with the block's own numbers for variables, contiguous in memory.
struct LocalRows {
    struct Row {
        @Compact var first: Int
        @Compact var count: Int
        var constant: Double
        var isActive: Bool
        var isEquality: Bool
        var isRequiredEquality: Bool

        /// The range of its terms.
        var range: Range<Int> { first..<first &+ count }
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
                first: terms.count, count: range.count, constant: stored[index].constant,
                isActive: !stored[index].isBroken, isEquality: stored[index].relation == .equal,
                isRequiredEquality: stored[index].isRequiredEquality)
            for position in range {
                let term = arena[position]
                terms.append(
                    LinearTerm(column: variables[term.column].local, coefficient: term.coefficient))
            }
            rows.append(row)
        }
    }

    @inline(__always)
    func terms(_ position: Int) -> ArraySlice<LinearTerm> {
        terms[rows[position].range]
    }
}
