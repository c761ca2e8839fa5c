/// A solved block as a graph, for incremental updates that only process what a change affects.
///
/// Every column is a *root* or *defined* by a row: by the original row, or, where the row had to be expanded first, by
/// its roots at that time. Definitions form an acyclic graph, whose columns are kept in topological order: each
/// follows those that define it. Inequalities and preferences are expanded to roots and solved there, as in `Block`.
///
/// A change first *loosens* what was derived from it: the rows that were expanded through a changed
/// definition. Loose equalities then define roots again, other loose rows are expanded again, and the affected lines
/// and kernels are solved. Contradictions and ambiguous solutions are not resolved here: where they occur,
/// the update is abandoned, and the block is solved from scratch.
struct Network {
    /// The data that the pass needs for each column: kept small and separate from the rest.
    struct Step {
        /// A defined column is the sum of its inputs and this constant.
        var constant = 0.0
        @Compact var firstInput: Int = 0
        @Compact var inputCount: Int = 0
        /// The first use of this column as an input.
        @Compact var firstUse: Int = -1
        /// The position in the order of all columns.
        @Compact var order: Int
        /// The solver's index of the variable, or -1 when it no longer occurs in any constraint.
        @Compact var variable: Int

        var inputRange: Range<Int> { firstInput..<firstInput &+ inputCount }
    }

    struct Column {
        /// The row that defines it, or -1.
        @Compact var definer: Int = -1
        /// Whether its definition has been replaced by an equivalent one in terms of its inputs' definitions.
        var isShortened = false
        /// The largest summand of its definition's constant.
        var scale = 0.0
        /// The first of the terms in which it occurs.
        @Compact var firstMention: Int = -1
        /// The index of a root's first piece in the list of pieces.
        @Compact var firstPiece: Int = 0
        @Compact var pieceCount: Int = 0
        /// The kernel that solves the root, or -1.
        @Compact var kernel: Int = -1
        /// Whether it is a root outside of kernels with more than one optimal value.
        var isOpen = false
        /// Its optimal values, as a root outside of kernels.
        var interval = Interval()

        var isDefined: Bool { definer >= 0 }
        var pieceRange: Range<Int> { firstPiece..<firstPiece &+ pieceCount }
    }

    enum Role: Equatable {
        /// Broken or removed.
        case absent
        /// To be placed.
        case loose
        /// Without influence, or implied by the equalities.
        case settled
        /// Defines the column in its original form.
        case defines(Int)
        /// Defines the column by the expansion of its other columns to roots.
        case derives(Int)
        /// A cost of the root or kernel of its piece.
        case costs
        /// An inequality over many roots that is left out as long as it is satisfied.
        case deferred
    }

    struct Row {
        @Compact var firstTerm: Int
        @Compact var termCount: Int
        var constant: Double
        /// Infinite when required.
        var priority: Double
        var weight: Double
        var relation: Relation
        var role: Role
        /// The index in the list of pieces, or -1.
        @Compact var piece: Int = -1

        var isRequired: Bool { priority == .infinity }
        var termRange: Range<Int> { firstTerm..<firstTerm &+ termCount }
    }

    /// A term of a row, linked with the other terms of its column.
    struct Mention {
        var coefficient: Double
        @Compact var column: Int
        @Compact var row: Int
        @Compact var next: Int = -1
        @Compact var previous: Int = -1
    }

    /// An input of a defined column: a term of its definition.
    struct Input {
        var factor: Double
        @Compact var column: Int
        /// The index among the uses.
        @Compact var use: Int = -1
    }

    /// A use of a column as an input of another, linked with its other uses.
    struct Use {
        @Compact var user: Int
        @Compact var next: Int
        @Compact var previous: Int = -1
    }

    var columns: [Column] = []
    var steps: [Step] = []
    var values: [Double] = []
    /// The columns in topological order.
    var columnAt: [Int] = []
    /// The rows, by position among the constraints of the block.
    var rows: [Row] = []
    var mentions: [Mention] = []
    var inputs: [Input] = []
    var uses: [Use] = []
    var pieces: [Piece] = []
    /// The pieces on roots, those of higher priority first; it contains ranges that are no longer used.
    var pieceList: [Int] = []
    /// The kernels; nil where one has been dissolved.
    var kernels: [Kernel?] = []
    /// The number of roots and kernels with more than one optimal solution.
    var openCount = 0
    /// For each kernel, whether it has more than one optimal solution.
    var kernelIsOpen: [Bool] = []
    /// The deferred rows, and others that no longer are.
    var deferredRows: [Int] = []
    /// The number of preferences that define columns.
    var substitutionCount = 0
    /// Whether definitions differ from those of solving from scratch.
    var isRearranged = false
    /// Whether some value exceeds the range of numbers.
    var hasOverflown = false
    var reachedIterationLimit = false
    /// The initial size of the lists; much larger ones consist mostly of unused entries.
    private(set) var originalSize = 0

    /// Whether `uses` are maintained.
    private(set) var isLinked = false
    /// The state of the current update.
    var work = Work()
    var visits: [Int] = []
    var visit: Int = 0
    var sums: [Double] = []
    var isSummed: [Bool] = []
    /// The defined columns that the last visited row depends on, in topological order.
    var cone: [Int] = []
    /// The result of the last `expand`.
    var expansion = Elimination.Expansion()
    /// One bit for each position of the order: whether the column there has to be computed.
    var pending: [UInt64] = []
    var firstPending = Int.max
    /// A buffer for the variables that a pass assigns new values.
    var renewed: [Int] = []

    /// Whether only a unique solution is accepted, since the choice among several would depend on the history of changes.
    var needsUniqueSolution: Bool { isRearranged || substitutionCount > 0 || !deferredRows.isEmpty }

    /// Whether most entries of the lists are unused.
    var isWorn: Bool { size > 2 * originalSize + 1000 }
    private var size: Int { mentions.count + inputs.count + pieces.count + pieceList.count }

    /// Adopts the result of solving from scratch. The block's columns are renumbered, in the store too.
    ///
    /// The store no longer has the constraints that the block lists as removed. Their rows have no terms and are to be
    /// removed immediately.
    init(_ block: Block, _ store: inout ConstraintStore) {
        values = block.columnValues
        columns = Array(repeating: Column(), count: block.variables.count)
        steps = block.variables.enumerated().map { Step(order: $0, variable: $1) }
        visits = Array(repeating: 0, count: columns.count)
        sums = Array(repeating: 0, count: columns.count)
        isSummed = Array(repeating: false, count: columns.count)
        adoptRows(block, store)
        adoptDefinitions(block)
        adoptCosts(block)
        numberColumns(&store)
        shortenDefinitions()
        linkUses()
        isLinked = true
        pending = Array(repeating: 0, count: columns.count / 64 + 1)
        originalSize = size
        work.clear()
        for column in columns.indices where columns[column].firstMention < 0 {
            work.abandoned.append(column)
        }
    }

    private mutating func adoptRows(_ block: Block, _ store: ConstraintStore) {
        rows.reserveCapacity(block.constraints.count)
        mentions.reserveCapacity(block.constraints.count * 2)
        var isRemoved = Array(repeating: false, count: block.constraints.count)
        for position in block.removals { isRemoved[position] = true }
        for (position, index) in block.constraints.enumerated() {
            let isPresent = !isRemoved[position] && block.roles[position] != .absent
            appendRow(store.constraints[index], store, isPresent: isPresent)
            if isRemoved[position] { rows[position].priority = .infinity }
            switch block.roles[position] {
            case .absent: rows[position].role = .absent
            case .settled: rows[position].role = .settled
            case .defines(let column): rows[position].role = .defines(column)
            case .derives(let column): rows[position].role = .derives(column)
            case .piece(let piece):
                rows[position].role = .costs
                rows[position].piece = piece
            case .deferred:
                rows[position].role = .deferred
                deferredRows.append(position)
            }
        }
    }

    private mutating func adoptDefinitions(_ block: Block) {
        inputs.reserveCapacity(mentions.count)
        for row in rows.indices {
            switch rows[row].role {
            case .defines(let column): defineAsItStands(column, by: row)
            case .derives(let column) where rows[row].termCount > 0:
                let definition = block.elimination.definitions[column]
                define(
                    column, by: row, block.elimination.terms(of: column), definition.constant,
                    scale: definition.scale)
            case .derives(let column): defineAsItStands(column, by: row)
            default: break
            }
        }
    }

    private mutating func adoptCosts(_ block: Block) {
        pieces = block.pieces
        pieceList = block.pieceList
        for column in columns.indices where !columns[column].isDefined {
            let range = block.pieceRange(column)
            columns[column].firstPiece = range.lowerBound
            columns[column].pieceCount = range.count
            setOpen(true, column)
        }
        for line in block.lines {
            columns[line.column].interval = line.interval
            setOpen(!line.interval.isPoint, line.column)
        }
        for kernel in block.kernels { install(kernel) }
    }
}
