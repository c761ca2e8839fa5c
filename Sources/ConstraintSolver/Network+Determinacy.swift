/// The range of a variable over the optimal solutions.
extension Network {
    mutating func isDetermined(_ column: Int) -> Bool {
        if openCount == 0 { return true }
        expand(column: column)
        let terms = expansion.terms
        guard terms.allSatisfy({ columns[$0.column].kernel >= 0 || columns[$0.column].interval.isPoint })
        else { return false }
        return coupled(terms).allSatisfy { kernels[$0.kernel]?.isDetermined($0.terms) ?? true }
    }

    /// Returns the range of a column over the optimal solutions.
    mutating func optimalRange(_ column: Int) -> Interval {
        var range = Interval(lower: values[column], upper: values[column])
        expand(column: column)
        let terms = expansion.terms
        for term in terms where columns[term.column].kernel < 0 {
            range.widen(by: columns[term.column].interval, from: values[term.column], times: term.coefficient)
        }
        for (number, terms) in coupled(terms) {
            guard let kernel = kernels[number] else { continue }
            let sum = terms.reduce(0) { $0 + $1.coefficient * values[$1.column] }
            range.widen(by: kernel.optimalRange(terms), from: sum, times: 1)
        }
        return range
    }

    /// Returns the terms whose roots kernels solve, by kernel.
    private func coupled(_ terms: [LinearTerm]) -> [(kernel: Int, terms: [LinearTerm])] {
        var result: [Int: [LinearTerm]] = [:]
        for term in terms where columns[term.column].kernel >= 0 {
            result[columns[term.column].kernel, default: []].append(term)
        }
        return result.keys.sorted().map { ($0, result[$0] ?? []) }
    }
}

extension Kernel {
    /// Returns whether a sum of roots has the same value in all optimal solutions.
    func isDetermined(_ terms: [LinearTerm]) -> Bool {
        if hasUniqueSolution { return true }
        let range = optimalRange(terms)
        return range.upper - range.lower < 1e-7 * (1 + min(abs(range.lower), abs(range.upper)))
    }

    /// Returns the range of a sum of roots over the optimal solutions.
    func optimalRange(_ terms: [LinearTerm]) -> Interval {
        var slopes = Array(repeating: 0.0, count: quantityCount)
        for term in terms {
            if let root = columns.firstIndex(of: term.column) { slopes[root] = term.coefficient }
        }
        return Interval(
            lower: extreme(slopes) ?? -.infinity, upper: extreme(slopes.map { -$0 }).map { -$0 } ?? .infinity)
    }

    /// Returns the minimum of a linear function over the optimal solutions, or nil when it is unbounded.
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
    /// Widens the interval by the range that a term of a sum has on both sides of its current value.
    fileprivate mutating func widen(by room: Interval, from value: Double, times factor: Double) {
        let below = (room.lower - value) * factor
        let above = (room.upper - value) * factor
        lower += min(below, above, 0)
        upper += max(below, above, 0)
    }
}
