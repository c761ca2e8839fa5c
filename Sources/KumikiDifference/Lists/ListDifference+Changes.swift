extension ListDifference {
    /// Old places of elements that are gone.
    @inlinable
    public var deletions: [Int] {
        switch kinship {
        case .same: []
        case .inOrder(let arrivals): arrivals.deletions
        case .paired(let pairing): pairing.targets.placesOfUnpaired
        }
    }

    /// New places of elements that were not there.
    @inlinable
    public var insertions: [Int] {
        switch kinship {
        case .same: []
        case .inOrder(let arrivals): arrivals.insertions
        case .paired(let pairing): pairing.sources.placesOfUnpaired
        }
    }

    /// The fewest elements that must change their order, in the order of their new places.
    @inlinable
    public var moves: [Move<Int>] {
        guard case .paired(let pairing) = kinship else { return [] }
        let isSteady = pairing.steady()
        return pairing.sources.indices.compactMap { target in
            let source = pairing.source(of: target)
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
        guard updates.isEmpty, source.count == target.count else { return false }
        return switch kinship {
        case .same: true
        case .inOrder: false
        case .paired(let pairing): !pairing.targets.indices.contains { pairing.target(of: $0) != $0 }
        }
    }

    /// Returns the index of an old element in the new state, or `nil`.
    @inlinable
    public func target(of source: Int) -> Int? {
        guard self.source.indices.contains(source) else { return nil }
        let place = kinship.target(of: source)
        return place >= 0 ? place : nil
    }
}

extension [Int32] {
    /// The value for an element without a partner.
    @inlinable
    var placesOfUnpaired: [Int] { indices.filter { self[$0] < 0 } }
}
