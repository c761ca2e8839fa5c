/// A solved block as a graph, which follows changes of its constraints by working on what they reach alone.
///
/// Every column is a *root* or *defined* by a row: as the row stands, or, where the row had to be expanded first, by
/// the roots it had then. Definitions form a graph without cycles, whose columns are kept in an order in which each
/// follows what defines it. Inequalities and preferences are expanded to roots and solved there, as in `Block`.
///
/// A change first *loosens* what was derived from what it touches: the rows that were expanded through a changed
/// definition. Loose equalities then define roots anew, other loose rows are expanded again, and the lines and
/// kernels concerned are solved. Nothing here decides what to do with contradictions or with several best solutions:
/// where they come up the change is not followed, and the block is solved from scratch.
struct Network {
    /// What the pass that computes columns has to know of each: kept small and apart from the rest.
    struct Step {
        /// A defined column is the sum of its inputs and the constant.
        var constant = 0.0
        var firstInput: Int32 = 0
        var inputCount: Int32 = 0
        /// The first of the inputs that are this column.
        var firstUse: Int32 = -1
        /// Where it stands among all columns.
        var order: Int32
        /// The solver's number of the variable, or -1 when no constraint mentions it any more.
        var variable: Int32

        var inputRange: Range<Int> { Int(firstInput)..<Int(firstInput &+ inputCount) }
    }

    struct Column {
        /// The row that defines it, or -1.
        var definer: Int32 = -1
        /// Whether its definition is not as the row stands, but an equal one by what lies further down.
        var isShortened = false
        /// The largest number that was added up in the constant of its definition.
        var scale = 0.0
        /// The first of the terms that mention it.
        var firstMention: Int32 = -1
        /// Where the pieces on a root lie in the list of pieces.
        var firstPiece: Int32 = 0
        var pieceCount: Int32 = 0
        /// The kernel that computes a root, or -1.
        var kernel: Int32 = -1
        /// Whether it is a root on its own that has a choice of values.
        var isOpen = false
        /// The values it can have, as a root on its own.
        var interval = Interval()

        var isDefined: Bool { definer >= 0 }
        var pieceRange: Range<Int> { Int(firstPiece)..<Int(firstPiece &+ pieceCount) }
    }

    enum Role: Equatable {
        /// Broken or removed.
        case absent
        /// Waits for its place.
        case loose
        /// Without influence, or met by what the equalities say.
        case settled
        /// Defines the column as it stands.
        case defines(Int32)
        /// Defines the column by the roots that its own columns come to.
        case derives(Int32)
        /// A cost of the root or kernel that the piece says.
        case costs
        /// An inequality over many roots, left out as long as it is met.
        case deferred
    }

    struct Row {
        var firstTerm: Int32
        var termCount: Int32
        var constant: Double
        /// Infinite when required.
        var priority: Double
        var weight: Double
        var relation: Relation
        var role: Role
        /// Its place in the list of pieces, or -1.
        var piece: Int32 = -1

        var isRequired: Bool { priority == .infinity }
        var termRange: Range<Int> { Int(firstTerm)..<Int(firstTerm &+ termCount) }
    }

    /// A term of a row, linked with the other terms of its column.
    struct Mention {
        var coefficient: Double
        var column: Int32
        var row: Int32
        var next: Int32 = -1
        var previous: Int32 = -1
    }

    /// What a defined column takes of another one.
    struct Input {
        var factor: Double
        var column: Int32
        /// Its place among the uses.
        var use: Int32 = -1
    }

    /// The column that takes an input, linked with the others that take the same.
    struct Use {
        var user: Int32
        var next: Int32
        var previous: Int32 = -1
    }

    var columns: [Column] = []
    var steps: [Step] = []
    var values: [Double] = []
    /// The columns in their order.
    var columnAt: [Int32] = []
    /// By position among the constraints of the block.
    var rows: [Row] = []
    var mentions: [Mention] = []
    var inputs: [Input] = []
    var uses: [Use] = []
    var pieces: [Piece] = []
    /// The pieces on roots, those of higher priority first; ranges that are no longer in use stay behind.
    var pieceList: [Int32] = []
    /// Nil where a kernel was taken apart.
    var kernels: [Kernel?] = []
    /// How many roots and kernels have a choice.
    var openCount = 0
    /// By kernel, whether it has a choice.
    var kernelIsOpen: [Bool] = []
    /// The rows that were put off, and others that no longer are.
    var deferredRows: [Int32] = []
    /// How many preferences define columns.
    var substitutionCount = 0
    /// Whether definitions are no longer those that solving from scratch would find.
    var isRearranged = false
    /// Whether something was too large for a number.
    var hasOverflown = false
    var reachedIterationLimit = false
    /// How large the lists were made; much larger ones are full of what is no longer used.
    private(set) var originalSize = 0

    /// Whether `uses` are kept.
    private(set) var isLinked = false
    /// What the change under way has come to so far.
    var work = Work()
    var visits: [Int32] = []
    var visit: Int32 = 0
    var sums: [Double] = []
    var isSummed: [Bool] = []
    /// The defined columns that a row was last found to rest on, each after those it is defined by itself.
    var cone: [Int32] = []
    /// The result of the last `expand`.
    var expansion = Elimination.Expansion()
    /// One bit a place in the order: whether the column there has to be computed.
    var pending: [UInt64] = []
    var firstPending = Int.max
    /// Room for the variables that a pass gives new values.
    var renewed: [Int32] = []

    /// Whether only one solution is to be found, since which one of several would depend on what was done before.
    var needsUniqueSolution: Bool { isRearranged || substitutionCount > 0 || !deferredRows.isEmpty }

    /// Whether most of the lists is no longer in use.
    var isWorn: Bool { size > 2 * originalSize + 1000 }
    private var size: Int { mentions.count + inputs.count + pieces.count + pieceList.count }

    /// Takes over what solving from scratch found. The block's columns are numbered anew, in the store too.
    init(_ block: Block, _ store: inout ConstraintStore) {
        values = block.columnValues
        columns = Array(repeating: Column(), count: block.variables.count)
        steps = block.variables.enumerated().map { Step(order: Int32($0), variable: Int32($1)) }
        visits = Array(repeating: 0, count: columns.count)
        sums = Array(repeating: 0, count: columns.count)
        isSummed = Array(repeating: false, count: columns.count)
        takeRows(block, store)
        takeDefinitions(block)
        takeCosts(block)
        numberColumns(&store)
        shortenDefinitions()
        linkUses()
        isLinked = true
        pending = Array(repeating: 0, count: columns.count / 64 + 1)
        originalSize = size
        work.clear()
    }

    private mutating func takeRows(_ block: Block, _ store: ConstraintStore) {
        rows.reserveCapacity(block.constraints.count)
        mentions.reserveCapacity(block.constraints.count * 2)
        for (position, index) in block.constraints.enumerated() {
            appendRow(store.constraints[index], store, isPresent: !store.constraints[index].isBroken)
            switch block.roles[position] {
            case .absent: rows[position].role = .absent
            case .settled: rows[position].role = .settled
            case .defines(let column): rows[position].role = .defines(Int32(column))
            case .derives(let column): rows[position].role = .derives(Int32(column))
            case .piece(let piece):
                rows[position].role = .costs
                rows[position].piece = Int32(piece)
            case .deferred:
                rows[position].role = .deferred
                deferredRows.append(Int32(position))
            }
        }
    }

    private mutating func takeDefinitions(_ block: Block) {
        inputs.reserveCapacity(mentions.count)
        for row in rows.indices {
            switch rows[row].role {
            case .defines(let column): defineAsItStands(Int(column), by: row)
            case .derives(let column):
                let definition = block.elimination.definitions[Int(column)]
                define(
                    Int(column), by: row, block.elimination.terms(of: Int(column)), definition.constant,
                    scale: definition.scale)
            default: break
            }
        }
    }

    private mutating func takeCosts(_ block: Block) {
        pieces = block.pieces
        pieceList = block.pieceList
        for column in columns.indices where !columns[column].isDefined {
            let range = block.pieceRange(column)
            columns[column].firstPiece = Int32(range.lowerBound)
            columns[column].pieceCount = Int32(range.count)
            setOpen(true, column)
        }
        for line in block.lines {
            columns[line.column].interval = line.interval
            setOpen(!line.interval.isPoint, line.column)
        }
        for kernel in block.kernels { install(kernel) }
    }
}
