/// The contradictions of required pieces.
extension Kernel {
    /// A Farkas certificate: pieces with factors, for which the weighted sum of their quantities is zero and none can be
    /// satisfied together with the others.
    typealias Certificate = [(piece: Int, factor: Double)]

    /// Adds the required pieces in the order of insertion. Those that are infeasible given the earlier ones are returned
    /// with a certificate, and left out.
    mutating func contradictions(_ pieces: [Piece]) -> [Certificate] {
        var walks = Array(repeating: BoundWalk(), count: quantityCount)
        var result: [Certificate] = []
        for quantity in domains.indices { domains[quantity] = Interval() }
        for (index, quantity) in requiredPieces(pieces) where !isExhausted {
            var walk = walks[quantity]
            if let other = walk.add(index, pieces[index]) {
                result.append([(index, 1), (other, -1)])
                continue
            }
            if !tableau.isEmpty, violates(quantity, walk.interval) {
                guard satisfy(quantity, walk.interval) else { return result }
                if violates(quantity, walk.interval) {
                    if let found = certificate(of: quantity, index, walk.interval, walks) {
                        result.append(found)
                    }
                    continue
                }
            }
            walks[quantity] = walk
            domains[quantity] = walk.interval
        }
        return result
    }

    /// Returns the required pieces with their quantities, the oldest first.
    private func requiredPieces(_ pieces: [Piece]) -> [(piece: Int, quantity: Int)] {
        var result: [(piece: Int, quantity: Int)] = []
        for (quantity, list) in piecesOfQuantity.enumerated() {
            for index in list where pieces[index].priority == .infinity { result.append((index, quantity)) }
        }
        return result.sorted { pieces[$0.piece].position < pieces[$1.piece].position }
    }

    private func violates(_ quantity: Int, _ interval: Interval) -> Bool {
        let value = values[quantity]
        return value < interval.lower && !Tolerance.same(value, interval.lower)
            || value > interval.upper && !Tolerance.same(value, interval.upper)
    }

    /// Moves a quantity towards an interval as far as all domains allow. Returns false where that takes too long.
    private mutating func satisfy(_ wanted: Int, _ interval: Interval) -> Bool {
        level = LevelCosts(quantityCount: quantityCount) { quantity, costs in
            guard quantity == wanted else { return }
            if interval.lower.isFinite { costs.add(breakpoint: interval.lower, below: 1, above: 0) }
            if interval.upper.isFinite { costs.add(breakpoint: interval.upper, below: 0, above: 1) }
        }
        return minimizeLevel() == .optimal
    }

    /// A basic quantity that cannot reach its interval is blocked by every nonbasic quantity in its row. These are
    /// independent, so that the others would be feasible without any one of the pieces (Farkas).
    private func certificate(
        of quantity: Int, _ piece: Int, _ interval: Interval, _ walks: [BoundWalk]
    ) -> Certificate? {
        guard place[quantity] < 0 else { return nil }
        let row = tableau[-1 - place[quantity]]
        let isBelow = values[quantity] < interval.lower
        var parts = [(piece: piece, factor: isBelow ? -1.0 : 1.0)]
        let largest = row.reduce(0) { max($0, abs($1.coefficient)) }
        for term in row where abs(term.coefficient) > Tolerance.coefficient * largest {
            let slope = isBelow ? term.coefficient : -term.coefficient
            let walk = walks[slotQuantity[term.column]]
            let holder = slope > 0 ? walk.upperPiece : walk.lowerPiece
            guard holder >= 0 else { return nil }
            parts.append((holder, slope))
        }
        return parts
    }
}
