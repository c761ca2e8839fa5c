/// Determines which required equalities fix a sum of variables, and with which factors.
///
/// A plain elimination in the order of insertion that stores, with each definition, the equalities it was derived from.
/// The equalities that define something are independent, so that the factors are unique.
struct OriginTracer {
    private struct Definition {
        /// The column is the sum of these terms and a constant, which is irrelevant here.
        var terms: [LinearTerm]
        /// The equalities that the definition was derived from, by position, with factors.
        var origins: [(position: Int, factor: Double)]
    }

    private let local: LocalRows
    private var definitions: [Int: Definition] = [:]
    private var isTouched: [Bool]
    private var sums: [Int: Double] = [:]
    private var factors: [Int: Double] = [:]
    private var largest = 0.0
    /// The number of terms that were processed.
    private(set) var work = 0

    /// Adds the active equalities except the given ones, within the limit of steps.
    init(_ local: LocalRows, columnCount: Int, without contradictory: Set<Int>, steps: Int) {
        self.local = local
        isTouched = Array(repeating: false, count: columnCount)
        for (position, row) in local.rows.enumerated()
        where row.isRequiredEquality && row.isActive && !contradictory.contains(position) {
            guard work <= steps else { return }
            add(position)
        }
    }

    private mutating func add(_ position: Int) {
        let row = local.terms(position)
        work += row.count
        let scale = row.reduce(0) { max($0, abs($1.coefficient)) }
        let fresh = row.last { !isTouched[$0.column] && abs($0.coefficient) >= Tolerance.pivot * scale }
        if let fresh {
            define(fresh, by: Array(row), [(position, 1)])
        } else {
            expand([(position, 1)])
            let terms = residue
            let top = terms.reduce(0) { max($0, abs($1.coefficient)) }
            guard let pivot = terms.last(where: { abs($0.coefficient) >= Tolerance.pivot * top }) else {
                return
            }
            define(pivot, by: terms, origins)
        }
    }

    private mutating func define(
        _ pivot: LinearTerm, by row: [LinearTerm], _ origins: [(position: Int, factor: Double)]
    ) {
        var terms: [LinearTerm] = []
        for term in row {
            isTouched[term.column] = true
            guard term.column != pivot.column else { continue }
            terms.append(
                LinearTerm(column: term.column, coefficient: -term.coefficient / pivot.coefficient))
        }
        let own = origins.map { ($0.position, $0.factor / pivot.coefficient) }
        definitions[pivot.column] = Definition(terms: terms, origins: own)
    }

    /// Returns the equalities that fix the sum of the parts' left sides, by position; nil where it is not fixed or the
    /// limit of steps is reached.
    mutating func origins(of parts: [(position: Int, factor: Double)], steps: Int) -> [Int]? {
        let start = work
        expand(parts, limit: start + steps)
        guard work - start <= steps, residue.isEmpty else { return nil }
        let known = Set(parts.map(\.position))
        return origins.map(\.position).filter { !known.contains($0) }
    }

    /// The remaining terms of the last sum over roots.
    private var residue: [LinearTerm] {
        sums.filter { abs($0.value) > Tolerance.coefficient * largest }
            .map { LinearTerm(column: $0.key, coefficient: $0.value) }.sorted { $0.column < $1.column }
    }

    /// The equalities that contributed to the last sum.
    private var origins: [(position: Int, factor: Double)] {
        factors.filter { abs($0.value) > Tolerance.coefficient * largest }
            .map { ($0.key, $0.value) }.sorted { $0.position < $1.position }
    }

    private mutating func expand(_ parts: [(position: Int, factor: Double)], limit: Int = .max) {
        (sums, factors, largest) = ([:], [:], 0)
        for part in parts where work <= limit {
            work += local.rows[part.position].range.count
            factors[part.position, default: 0] += part.factor
            for term in local.terms(part.position) { add(part.factor * term.coefficient, to: term.column) }
        }
        var order = self.order(of: sums.keys.sorted(), limit: limit)
        while let column = order.popLast(), work <= limit {
            guard let amount = sums.removeValue(forKey: column), amount != 0,
                let definition = definitions[column]
            else { continue }
            for term in definition.terms { add(amount * term.coefficient, to: term.column) }
            for origin in definition.origins {
                factors[origin.position, default: 0] -= amount * origin.factor
            }
            work += definition.terms.count + definition.origins.count
        }
    }

    private mutating func add(_ amount: Double, to column: Int) {
        sums[column, default: 0] += amount
        largest = max(largest, abs(amount))
    }

    /// Returns the defined columns that the given ones depend on, in topological order.
    private mutating func order(of columns: [Int], limit: Int) -> [Int] {
        var result: [Int] = []
        var seen: Set<Int> = []
        var stack: [(column: Int, next: Int)] = []
        for column in columns where definitions[column] != nil && seen.insert(column).inserted {
            stack.append((column, 0))
            while let (top, next) = stack.last, work <= limit {
                work += 1
                guard let terms = definitions[top]?.terms, next < terms.count else {
                    stack.removeLast()
                    result.append(top)
                    continue
                }
                stack[stack.count - 1].next = next + 1
                let child = terms[next].column
                if definitions[child] != nil, seen.insert(child).inserted { stack.append((child, 0)) }
            }
        }
        return result
    }
}
