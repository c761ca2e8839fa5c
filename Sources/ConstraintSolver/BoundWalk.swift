/// The tightest required bounds of a quantity, found piece by piece.
struct BoundWalk {
    /// The pieces with the lower and the upper bound, or -1.
    private(set) var lowerPiece = -1
    private(set) var upperPiece = -1
    private(set) var interval = Interval()

    /// Adds a required piece. One that contradicts an earlier piece is left out; returns the piece that it contradicts,
    /// or nil.
    mutating func add(_ index: Int, _ piece: Piece) -> Int? {
        let free = piece.freeInterval
        if free.lower > interval.upper, !Tolerance.same(free.lower, interval.upper) { return upperPiece }
        if free.upper < interval.lower, !Tolerance.same(free.upper, interval.lower) { return lowerPiece }
        if free.lower > interval.lower { (interval.lower, lowerPiece) = (free.lower, index) }
        if free.upper < interval.upper { (interval.upper, upperPiece) = (free.upper, index) }
        return nil
    }
}

extension Block {
    /// Returns the contradictions between required pieces on one root.
    func contradictions(on list: some Sequence<Int>) -> [Failure] {
        let required = list.filter { pieces[$0].priority == .infinity }
        var walk = BoundWalk()
        let byAge = required.sorted { pieces[$0].position < pieces[$1].position }
        return byAge.compactMap { index in
            walk.add(index, pieces[index]).map { failure([(index, 1), ($0, -1)]) }
        }
    }

    /// Returns the contradictions of a kernel. Where rounding errors hide its members, the newest piece is reported.
    mutating func contradictions(inKernel index: Int) -> [Failure] {
        let found = kernels[index].contradictions(pieces)
        if !found.isEmpty { return found.map(failure) }
        let required = kernels[index].piecesOfQuantity.joined().filter { pieces[$0].priority == .infinity }
        let newest = required.map { pieces[$0].position }.max()
        return [Failure(position: newest ?? 0, parts: [])]
    }

    /// Returns the failure for contradictory pieces, with factors of their quantities.
    private func failure(_ parts: [(piece: Int, factor: Double)]) -> Failure {
        let parts = parts.map { part in
            (pieces[part.piece].position, part.factor / pieces[part.piece].coefficient)
        }
        return Failure(position: parts.map(\.0).max() ?? 0, parts: parts)
    }
}
