extension ListDifference {
    /// Old places of elements that are gone.
    @inlinable
    public var deletions: [Int] { moved?.targets.placesOfUnpaired ?? [] }

    /// New places of elements that were not there.
    @inlinable
    public var insertions: [Int] { moved?.sources.placesOfUnpaired ?? [] }

    /// The fewest elements that must change their order, in the order of their new places.
    @inlinable
    public var moves: [Move<Int>] {
        guard let moved else { return [] }
        let isSteady = moved.steady()
        return moved.sources.indices.compactMap { target in
            let source = moved.source(of: target)
            return source >= 0 && !isSteady[source] ? Move(from: source, to: target) : nil
        }
    }

    /// All changes at once, with updates at old places.
    ///
    /// UIKit's batches do not take an update and a move of the same member; `stages` keeps them apart.
    @inlinable
    public var changes: Changes<Int> {
        Changes(deletions: deletions, insertions: insertions, moves: moves, updates: updates)
    }

    /// Whether the two states show the same.
    @inlinable
    public var isEmpty: Bool {
        updates.isEmpty && source.count == target.count
            && moved?.targets.indices.contains { moved?.target(of: $0) != $0 } != true
    }

    /// Where an old element stands in the new state, or `nil`.
    @inlinable
    public func target(of source: Int) -> Int? {
        guard self.source.indices.contains(source) else { return nil }
        let place = moved?.target(of: source) ?? source
        return place >= 0 ? place : nil
    }
}

extension [Int32] {
    /// Where no partner is entered.
    @inlinable
    var placesOfUnpaired: [Int] { indices.filter { self[$0] < 0 } }
}
