/// Gaussian elimination of the required equalities of one block, one at a time.
///
/// Every column is either a *root* or *defined* as an affine expression of other columns. An equality with
/// a column that occurs in no earlier equality defines that column in its original form, without expansion: long
/// chains (each view placed after its predecessor) stay as sparse as they were written. Any other equality is first
/// expanded to roots. Expansions that are short replace their definitions, similar to the path compression of
/// union-find, so that whole trees of aligned edges collapse to their root.
struct Elimination {
    enum State: UInt8 { case fresh, root, defined }

    struct Definition {
        var first = 0
        var count = 0
        var constant = 0.0
        /// The largest summand of the constant, to which its rounding errors are relative.
        var scale = 0.0
    }

    /// An expression over roots, to which terms are added in place.
    struct Expansion {
        var terms: [LinearTerm] = []
        var constant = 0.0
        /// The largest summand of the constant.
        var constantScale = 0.0
        /// The largest coefficient that occurred.
        var coefficientScale = 0.0
    }

    /// The result of adding an equality: a column defined by the original row or by its expansion, or none.
    enum Outcome { case defined(Int), derived(Int), redundant, contradiction }

    /// Definitions up to this length replace those that they were derived from.
    private static let shortLength = 4
    /// A row whose expansion to roots involves more definitions is long.
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
    private var visits: [Int]
    private var visit: Int = 0
    private var stack: [(column: Int, next: Int)] = []
    private var postorder: [Int] = []
    private var short: [LinearTerm] = []
    /// Columns whose expansion is known to be long.
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

    /// Adds the equality sum of `row` = `constant`. `cost` ranks columns: the cheapest is defined.
    mutating func equate(_ row: ArraySlice<LinearTerm>, _ constant: Double, cost: [Int]) -> Outcome {
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

    /// Adds an equality as the definition of an unused column in it.
    mutating func define(_ column: Int, by row: ArraySlice<LinearTerm>, constant: Double) {
        guard let pivot = row.firstIndex(where: { $0.column == column }) else { return }
        define(column, by: row, pivot: pivot, constant: constant, scale: abs(constant))
    }

    private func freshPivot(of row: ArraySlice<LinearTerm>, cost: [Int]) -> Int? {
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

    private func pivot(of row: ArraySlice<LinearTerm>, cost: [Int]) -> Int? {
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

    /// Compares costs, then ages: of equal columns the newest is cheapest, so that the oldest stays a root.
    private func isCheaper(_ a: LinearTerm, _ b: LinearTerm, _ cost: [Int]) -> Bool {
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

    /// Expands the common case: few terms, each a root or defined by few roots. Returns false for other rows.
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

    /// Returns whether a column is defined by few columns, all of them roots.
    private func isFlat(_ column: Int) -> Bool {
        let definition = definitions[column]
        guard definition.count <= Self.shortLength else { return false }
        for index in definition.first..<definition.first + definition.count
        where states[arena[index].column] == .defined { return false }
        return true
    }

    /// Returns whether a row expands to roots through few definitions. Where it does not, the same is assumed for
    /// definitions that use its columns.
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

    /// Drops cancelled terms and sorts the rest.
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
        // A column follows everything it is defined by, so that backward iteration finds each with its final sum.
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

    /// Visits the columns that a defined column depends on, innermost first, and shortens definitions on return.
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

    /// Returns the defined columns in topological order: each follows those it is defined by.
    mutating func evaluationOrder() -> [Int] {
        postorder.removeAll(keepingCapacity: true)
        visit += 1
        for column in definedColumns { flatten(column) }
        return postorder
    }
}
