/// Gaussian elimination of the required equalities of one block, one at a time.
///
/// Every column is either a *root* or *defined* as an affine expression of other columns. An equality that holds
/// a column no earlier equality has touched defines it as it stands, without looking further: that keeps long
/// chains (each view placed after its predecessor) as sparse as they were written. Any other equality is first
/// expanded down to roots. Definitions that come out short are shortened in place when they are met, the way a
/// union-find compresses its paths, so that whole trees of aligned edges collapse onto their root.
struct Elimination {
    enum State: UInt8 { case fresh, root, defined }

    struct Definition {
        var first = 0
        var count = 0
        var constant = 0.0
        /// The largest number that was added up in the constant: what its rounding errors are relative to.
        var scale = 0.0
    }

    /// An expression over roots, sums of which are taken in place.
    struct Expansion {
        var terms: [LinearTerm] = []
        var constant = 0.0
        /// The largest summand of the constant.
        var constantScale = 0.0
        /// The largest coefficient that took part.
        var coefficientScale = 0.0
    }

    /// A column is defined as the row stands, or derived from it by expansion.
    enum Outcome { case defined(Int), derived(Int), redundant, contradiction }

    /// Definitions up to this long replace what they were derived from.
    private static let shortLength = 4
    /// A row that more definitions than this lead to roots is long.
    static let mostDefinitions = 48

    private(set) var states: [State]
    private(set) var definitions: [Definition]
    private(set) var arena: [LinearTerm] = []
    /// The defined columns, in the order of their definition.
    private(set) var definedColumns: [Int] = []
    /// The result of the last `expand`.
    private(set) var expansion = Expansion()

    private var sums: [Double]
    private var sumIsOpen: [Bool]
    private var openColumns: [Int] = []
    private var visits: [Int32]
    private var visit: Int32 = 0
    private var stack: [(column: Int, next: Int)] = []
    private var postorder: [Int] = []
    private var short: [LinearTerm] = []
    /// Columns whose expansion was found to be long.
    private var isLong: [Bool]

    init(columnCount: Int) {
        states = Array(repeating: .fresh, count: columnCount)
        definitions = Array(repeating: Definition(), count: columnCount)
        sums = Array(repeating: 0, count: columnCount)
        sumIsOpen = Array(repeating: false, count: columnCount)
        visits = Array(repeating: 0, count: columnCount)
        isLong = Array(repeating: false, count: columnCount)
        arena.reserveCapacity(columnCount)
    }

    func isFresh(_ column: Int) -> Bool { states[column] == .fresh }
    func isDefined(_ column: Int) -> Bool { states[column] == .defined }

    func terms(of column: Int) -> ArraySlice<LinearTerm> {
        let definition = definitions[column]
        return arena[definition.first..<definition.first + definition.count]
    }

    // MARK: Equalities

    /// Takes in the equality sum of `row` = `constant`. `cost` ranks columns: the cheapest is defined.
    mutating func equate(_ row: ArraySlice<LinearTerm>, _ constant: Double, cost: [Int32]) -> Outcome {
        if let pivot = freshPivot(of: row, cost: cost) {
            define(row[pivot].column, by: row, pivot: pivot, constant: constant, scale: abs(constant))
            return .defined(row[pivot].column)
        }
        expand(row)
        let rest = constant - expansion.constant
        let scale = max(abs(constant), expansion.constantScale)
        if let pivot = pivot(of: expansion.terms[...], cost: cost) {
            let column = expansion.terms[pivot].column
            define(column, by: expansion.terms[...], pivot: pivot, constant: rest, scale: scale)
            return .derived(column)
        }
        let tolerance = Tolerance.feasibility * (scale + max(1, expansion.coefficientScale))
        return abs(rest) <= tolerance ? .redundant : .contradiction
    }

    /// Takes in an equality as the definition of a fresh column in it.
    mutating func define(_ column: Int, by row: ArraySlice<LinearTerm>, constant: Double) {
        guard let pivot = row.firstIndex(where: { $0.column == column }) else { return }
        define(column, by: row, pivot: pivot, constant: constant, scale: abs(constant))
    }

    private func freshPivot(of row: ArraySlice<LinearTerm>, cost: [Int32]) -> Int? {
        var best = -1
        var largest = 0.0
        for position in row.indices {
            let term = row[position]
            largest = max(largest, abs(term.coefficient))
            if states[term.column] == .fresh && (best < 0 || isCheaper(term, row[best], cost)) {
                best = position
            }
        }
        return best >= 0 && abs(row[best].coefficient) >= Tolerance.pivot * largest ? best : nil
    }

    private func pivot(of row: ArraySlice<LinearTerm>, cost: [Int32]) -> Int? {
        var largest = 0.0
        for term in row { largest = max(largest, abs(term.coefficient)) }
        var best = -1
        for position in row.indices {
            let term = row[position]
            guard abs(term.coefficient) >= Tolerance.pivot * largest else { continue }
            if best < 0 || isCheaper(term, row[best], cost) { best = position }
        }
        return best >= 0 ? best : nil
    }

    /// Cheapest first, then the newest column, so that what was made first stays a root.
    private func isCheaper(_ a: LinearTerm, _ b: LinearTerm, _ cost: [Int32]) -> Bool {
        let (costA, costB) = (cost[a.column], cost[b.column])
        return costA != costB ? costA < costB : a.column > b.column
    }

    private mutating func define(
        _ column: Int, by row: ArraySlice<LinearTerm>, pivot: Int, constant: Double, scale: Double
    ) {
        let divisor = row[pivot].coefficient
        let first = arena.count
        for position in row.indices where position != pivot {
            let term = row[position]
            arena.append(LinearTerm(column: term.column, coefficient: -term.coefficient / divisor))
            if states[term.column] == .fresh { states[term.column] = .root }
        }
        definitions[column] = Definition(
            first: first, count: row.count - 1, constant: constant / divisor, scale: scale / abs(divisor))
        states[column] = .defined
        definedColumns.append(column)
    }

    // MARK: Expansion

    /// Writes the sum of `row` as an expression of roots into `expansion`.
    mutating func expand(_ row: some RandomAccessCollection<LinearTerm>) {
        if !expandShort(row) { expandLong(row) }
    }

    private mutating func clearExpansion() {
        expansion.terms.removeAll(keepingCapacity: true)
        expansion.constant = 0
        expansion.constantScale = 0
        expansion.coefficientScale = 0
    }

    /// The common case: few terms, each a root or given by few roots. False when it is not that.
    private mutating func expandShort(_ row: some RandomAccessCollection<LinearTerm>) -> Bool {
        clearExpansion()
        guard row.count <= Self.shortLength else { return false }
        for term in row {
            expansion.coefficientScale = max(expansion.coefficientScale, abs(term.coefficient))
            guard states[term.column] == .defined else {
                Self.merge(term, into: &expansion.terms)
                continue
            }
            if !isFlat(term.column) {
                visit += 1
                postorder.removeAll(keepingCapacity: true)
                flatten(term.column)
                if !isFlat(term.column) { return false }
            }
            let definition = definitions[term.column]
            let part = term.coefficient * definition.constant
            expansion.constant += part
            expansion.constantScale = max(
                expansion.constantScale, abs(part), abs(term.coefficient) * definition.scale)
            for index in definition.first..<definition.first + definition.count {
                let inner = arena[index]
                Self.merge(
                    LinearTerm(column: inner.column, coefficient: term.coefficient * inner.coefficient),
                    into: &expansion.terms)
            }
        }
        tidyExpansion()
        return true
    }

    /// Whether a column is given by few columns, all of them roots.
    private func isFlat(_ column: Int) -> Bool {
        let definition = definitions[column]
        guard definition.count <= Self.shortLength else { return false }
        for index in definition.first..<definition.first + definition.count
        where states[arena[index].column] == .defined { return false }
        return true
    }

    /// Whether a row is given by roots over a few definitions. Where it is not, the same is taken for granted of
    /// whatever builds on its columns.
    mutating func isShort(_ row: ArraySlice<LinearTerm>) -> Bool {
        visit += 1
        postorder.removeAll(keepingCapacity: true)
        var next = 0
        for term in row where states[term.column] == .defined && visits[term.column] != visit {
            visits[term.column] = visit
            postorder.append(term.column)
        }
        var isShort = true
        while isShort, next < postorder.count {
            isShort = !isLong[postorder[next]] && postorder.count <= Self.mostDefinitions
            for term in terms(of: postorder[next])
            where states[term.column] == .defined && visits[term.column] != visit {
                visits[term.column] = visit
                postorder.append(term.column)
            }
            next += 1
        }
        if !isShort { for term in row where states[term.column] == .defined { isLong[term.column] = true } }
        return isShort
    }

    /// Drops what cancellation left over and puts the rest in order.
    private mutating func tidyExpansion() {
        let threshold = Tolerance.coefficient * expansion.coefficientScale
        if expansion.terms.contains(where: { abs($0.coefficient) <= threshold }) {
            expansion.terms.removeAll { abs($0.coefficient) <= threshold }
        }
        if expansion.terms.count > 1 { expansion.terms.sort { $0.column < $1.column } }
    }

    private mutating func expandLong(_ row: some RandomAccessCollection<LinearTerm>) {
        clearExpansion()
        postorder.removeAll(keepingCapacity: true)
        visit += 1
        for term in row {
            expansion.coefficientScale = max(expansion.coefficientScale, abs(term.coefficient))
            add(term.coefficient, to: term.column)
            if states[term.column] == .defined { flatten(term.column) }
        }
        // A column comes after everything it is defined by, so going backwards meets each with its final sum.
        for column in postorder.reversed() where sumIsOpen[column] { substitute(column) }
        collectSums()
    }

    private mutating func substitute(_ column: Int) {
        let factor = sums[column]
        sums[column] = 0
        let definition = definitions[column]
        let part = factor * definition.constant
        expansion.constant += part
        expansion.constantScale = max(expansion.constantScale, abs(part), abs(factor) * definition.scale)
        for index in definition.first..<definition.first + definition.count {
            let term = arena[index]
            add(factor * term.coefficient, to: term.column)
        }
    }

    @inline(__always)
    private mutating func add(_ amount: Double, to column: Int) {
        if !sumIsOpen[column] {
            sumIsOpen[column] = true
            openColumns.append(column)
        }
        sums[column] += amount
    }

    private mutating func collectSums() {
        for column in openColumns {
            if states[column] != .defined {
                expansion.terms.append(LinearTerm(column: column, coefficient: sums[column]))
            }
            sums[column] = 0
            sumIsOpen[column] = false
        }
        openColumns.removeAll(keepingCapacity: true)
        tidyExpansion()
    }

    /// Visits what a defined column depends on, innermost first, and shortens definitions on the way back.
    private mutating func flatten(_ column: Int) {
        guard visits[column] != visit else { return }
        visits[column] = visit
        stack.append((column, 0))
        while let (top, next) = stack.last {
            let definition = definitions[top]
            if next == definition.count {
                stack.removeLast()
                shorten(top)
                postorder.append(top)
                continue
            }
            stack[stack.count - 1].next = next + 1
            let child = arena[definition.first + next].column
            if states[child] == .defined && visits[child] != visit {
                visits[child] = visit
                stack.append((child, 0))
            }
        }
    }

    /// Replaces a definition by its expansion to roots where that is short.
    private mutating func shorten(_ column: Int) {
        let definition = definitions[column]
        let range = definition.first..<definition.first + definition.count
        guard range.contains(where: { states[arena[$0].column] == .defined }) else { return }
        short.removeAll(keepingCapacity: true)
        var constant = definition.constant
        var scale = definition.scale
        for index in range {
            let term = arena[index]
            guard states[term.column] == .defined else {
                Self.merge(term, into: &short)
                continue
            }
            let inner = definitions[term.column]
            guard inner.count <= Self.shortLength else { return }
            constant += term.coefficient * inner.constant
            scale = max(scale, abs(term.coefficient) * inner.scale)
            for index in inner.first..<inner.first + inner.count {
                let part = arena[index]
                guard states[part.column] != .defined else { return }
                Self.merge(
                    LinearTerm(column: part.column, coefficient: term.coefficient * part.coefficient),
                    into: &short)
            }
            guard short.count <= Self.shortLength else { return }
        }
        short.removeAll { abs($0.coefficient) <= Tolerance.coefficient }
        let first = short.count <= definition.count ? definition.first : arena.count
        if first == arena.count {
            arena.append(contentsOf: short)
        } else {
            for (offset, term) in short.enumerated() { arena[first + offset] = term }
        }
        definitions[column] = Definition(first: first, count: short.count, constant: constant, scale: scale)
    }

    private static func merge(_ term: LinearTerm, into terms: inout [LinearTerm]) {
        for index in terms.indices where terms[index].column == term.column {
            terms[index].coefficient += term.coefficient
            return
        }
        terms.append(term)
    }

    /// The defined columns in an order in which each follows what it is defined by.
    mutating func evaluationOrder() -> [Int] {
        postorder.removeAll(keepingCapacity: true)
        visit += 1
        for column in definedColumns { flatten(column) }
        return postorder
    }
}
