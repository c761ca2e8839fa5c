/// The tableau: sparse rows, pivots, and recomputation against accumulated rounding errors.
extension Kernel {
    /// Returns the coefficient of a slot in a row.
    func coefficient(row: Int, slot: Int) -> Double {
        let terms = tableau[row]
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].column < slot { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].column == slot ? terms[low].coefficient : 0
    }

    /// Exchanges the basic quantity of `row` with the one in `slot`.
    mutating func pivot(row: Int, slot: Int) {
        let divisor = coefficient(row: row, slot: slot)
        guard divisor != 0 else { return }
        var solved = tableau[row]
        for index in solved.indices {
            let isPivot = solved[index].column == slot
            solved[index].coefficient = isPivot ? 1 / divisor : -solved[index].coefficient / divisor
        }
        tableau[row] = solved
        for other in tableau.indices where other != row {
            let factor = coefficient(row: other, slot: slot)
            if factor != 0 {
                tableau[other] = Self.substitute(solved, slot: slot, factor: factor, into: tableau[other])
                work += tableau[other].count
            }
        }
        let (entering, leaving) = (slotQuantity[slot], rowQuantity[row])
        slotQuantity[slot] = leaving
        rowQuantity[row] = entering
        place[leaving] = slot
        place[entering] = -1 - row
        pivotsSinceRebuild += 1
    }

    /// Replaces the term of `target` at `slot` by `factor` × `solved`.
    private static func substitute(
        _ solved: [LinearTerm], slot: Int, factor: Double, into target: [LinearTerm]
    ) -> [LinearTerm] {
        var result: [LinearTerm] = []
        result.reserveCapacity(target.count + solved.count)
        var (a, b) = (0, 0)
        while a < target.count || b < solved.count {
            let columnA = a < target.count ? target[a].column : Int.max
            let columnB = b < solved.count ? solved[b].column : Int.max
            if columnA < columnB {
                if columnA != slot { result.append(target[a]) }
                a += 1
                continue
            }
            var coefficient = factor * solved[b].coefficient
            if columnA == columnB {
                if columnA != slot {
                    let own = target[a].coefficient
                    coefficient += own
                    if abs(coefficient) <= Tolerance.coefficient * abs(own) { coefficient = 0 }
                }
                a += 1
            }
            if coefficient != 0 { result.append(LinearTerm(column: columnB, coefficient: coefficient)) }
            b += 1
        }
        return result
    }

    /// Computes the basic quantities from the nonbasic ones.
    mutating func computeBasicValues() {
        for (row, quantity) in rowQuantity.enumerated() {
            var sum = 0.0
            for term in tableau[row] { sum += term.coefficient * values[slotQuantity[term.column]] }
            values[quantity] = sum
        }
    }

    /// Recomputes the tableau of the current basis from the original rows.
    mutating func rebuild() {
        let basicRoots = rowQuantity.filter { $0 < rootCount }.sorted()
        tableau = originalRows
        slotQuantity = Array(0..<rootCount)
        let previous = place
        rowQuantity = Array(rootCount..<quantityCount)
        place = Array(0..<rootCount) + originalRows.indices.map { -1 - $0 }
        for root in basicRoots {
            var best: Int?
            var largest = 0.0
            for (row, quantity) in rowQuantity.enumerated()
            where quantity >= rootCount && previous[quantity] >= 0 {
                let size = abs(coefficient(row: row, slot: root))
                if size > largest { (best, largest) = (row, size) }
            }
            if let best { pivot(row: best, slot: root) }
        }
        computeBasicValues()
        pivotsSinceRebuild = 0
    }
}
