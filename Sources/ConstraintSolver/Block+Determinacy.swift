/// Whether a value is the only one that the best solutions have.
extension Block {
    mutating func isDetermined(_ column: Int, _ store: ConstraintStore) -> Bool {
        let terms = expandedTerms(of: column, store)
        let standsAlone = terms.filter { owners[$0.column] > -2 }
        guard
            standsAlone.allSatisfy({
                owners[$0.column] >= 0 && lines[Int(owners[$0.column])].interval.isPoint
            })
        else { return false }
        return coupled(terms).allSatisfy { kernels[$0.kernel].isDetermined($0.terms) }
    }

    /// From the least to the greatest value that the best solutions have.
    mutating func optimalRange(_ column: Int, _ store: ConstraintStore) -> Interval {
        let value = store.values[variables[column]]
        var range = Interval(lower: value, upper: value)
        let terms = expandedTerms(of: column, store)
        for term in terms where owners[term.column] > -2 {
            let owner = Int(owners[term.column])
            let interval = owner >= 0 ? lines[owner].interval : Interval()
            range.widen(by: interval, from: columnValues[term.column], times: term.coefficient)
        }
        for (kernel, terms) in coupled(terms) {
            let sum = terms.reduce(0) { $0 + $1.coefficient * columnValues[$1.column] }
            range.widen(by: kernels[kernel].optimalRange(terms), from: sum, times: 1)
        }
        return range
    }

    /// A column as a sum of roots.
    private mutating func expandedTerms(of column: Int, _ store: ConstraintStore) -> [LinearTerm] {
        elimination.expand(withoutPeeled(column, store))
        return elimination.expansion.terms.filter { $0.column < variables.count }
    }

    /// Terms of roots that kernels compute, by kernel.
    private func coupled(_ terms: [LinearTerm]) -> [(kernel: Int, terms: [LinearTerm])] {
        var result: [Int: [LinearTerm]] = [:]
        for term in terms where owners[term.column] <= -2 {
            result[-2 - Int(owners[term.column]), default: []].append(term)
        }
        return result.keys.sorted().map { ($0, result[$0] ?? []) }
    }

    /// A column as a sum of columns that were not peeled off.
    private func withoutPeeled(_ column: Int, _ store: ConstraintStore) -> [LinearTerm] {
        var sums: [Int: Double] = [column: 1]
        for (column, position) in peeled {
            guard let factor = sums.removeValue(forKey: column) else { continue }
            let terms = store.terms[store.constraints[constraints[position]].termRange]
            let own = terms.first { Int(store.variables[$0.column].local) == column }?.coefficient ?? 1
            for term in terms {
                let other = Int(store.variables[term.column].local)
                if other != column { sums[other, default: 0] -= factor * term.coefficient / own }
            }
        }
        return sums.keys.sorted().map { LinearTerm(column: $0, coefficient: sums[$0] ?? 0) }
    }
}

extension Kernel {
    /// Whether a sum of roots is the same in all optimal solutions.
    func isDetermined(_ terms: [LinearTerm]) -> Bool {
        if hasUniqueSolution { return true }
        let range = optimalRange(terms)
        return range.upper - range.lower < 1e-7 * (1 + min(abs(range.lower), abs(range.upper)))
    }

    /// From the least to the greatest value that a sum of roots has in the optimal solutions.
    func optimalRange(_ terms: [LinearTerm]) -> Interval {
        var slopes = Array(repeating: 0.0, count: quantityCount)
        for term in terms {
            if let root = columns.firstIndex(of: term.column) { slopes[root] = term.coefficient }
        }
        return Interval(
            lower: extreme(slopes) ?? -.infinity, upper: extreme(slopes.map { -$0 }).map { -$0 } ?? .infinity)
    }

    /// The least value of a linear function over the optimal solutions, or nil when there is none.
    private func extreme(_ slopes: [Double]) -> Double? {
        var kernel = self
        kernel.domains = optimalDomains
        kernel.level = LevelCosts(quantityCount: quantityCount) { _, _ in }
        kernel.level.setSlopes(slopes)
        guard kernel.minimizeLevel() == .optimal else { return nil }
        return zip(slopes, kernel.values).reduce(0) { $0 + $1.0 * $1.1 }
    }
}

extension Interval {
    /// Adds the room that a term of a sum has on both sides of its present value.
    fileprivate mutating func widen(by room: Interval, from value: Double, times factor: Double) {
        let below = (room.lower - value) * factor
        let above = (room.upper - value) * factor
        lower += min(below, above, 0)
        upper += max(below, above, 0)
    }
}
