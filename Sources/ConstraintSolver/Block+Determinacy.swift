/// Whether a value is the only one that the best solutions have.
extension Block {
    mutating func isDetermined(_ column: Int, _ store: ConstraintStore) -> Bool {
        elimination.expand(withoutPeeled(column, store))
        var coupled: [Int: [LinearTerm]] = [:]
        for term in elimination.expansion.terms where term.column < variables.count {
            let owner = Int(owners[term.column])
            if owner <= -2 {
                coupled[-2 - owner, default: []].append(term)
            } else if owner < 0 || !lines[owner].interval.isPoint {
                return false
            }
        }
        return coupled.keys.sorted().allSatisfy { kernels[$0].isDetermined(coupled[$0] ?? []) }
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
    /// Whether a sum of roots is the same in all optimal solutions: its least and greatest value are looked for.
    func isDetermined(_ terms: [LinearTerm]) -> Bool {
        if hasUniqueSolution { return true }
        var slopes = Array(repeating: 0.0, count: quantityCount)
        for term in terms {
            if let root = columns.firstIndex(of: term.column) { slopes[root] = term.coefficient }
        }
        guard let least = extreme(slopes), let greatest = extreme(slopes.map { -$0 }) else { return false }
        return least + greatest > -1e-7 * (1 + abs(least))
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
