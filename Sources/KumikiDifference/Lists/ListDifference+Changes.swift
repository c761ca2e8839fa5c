extension ListDifference {
    /// The old indices of deleted elements.
    @inlinable
    public var deletions: [Int] {
        switch matching {
        case .same: []
        case .inOrder(let edits): edits.deletions
        case .paired(let pairing): pairing.targets.placesOfUnpaired
        }
    }

    /// The new indices of inserted elements.
    @inlinable
    public var insertions: [Int] {
        switch matching {
        case .same: []
        case .inOrder(let edits): edits.insertions
        case .paired(let pairing): pairing.sources.placesOfUnpaired
        }
    }

    /// The minimal set of moves, in the order of their new indices.
    @inlinable
    public var moves: [Move<Int>] {
        guard case .paired(let pairing) = matching else { return [] }
        let isSteady = pairing.steady()
        return pairing.sources.indices.compactMap { target in
            let source = pairing.source(of: target)
            return source >= 0 && !isSteady[source] ? Move(from: source, to: target) : nil
        }
    }

    /// All changes together, with updates at old indices.
    ///
    /// UIKit's batches do not accept an update and a move of the same element; `stages` separates them.
    @inlinable
    public var changes: Changes<Int> {
        Changes(deletions: deletions, insertions: insertions, moves: moves, updates: updates)
    }

    /// Whether the two states are equal.
    @inlinable
    public var isEmpty: Bool {
        guard updates.isEmpty, source.count == target.count else { return false }
        return switch matching {
        case .same: true
        case .inOrder: false
        case .paired(let pairing): !pairing.targets.indices.contains { pairing.target(of: $0) != $0 }
        }
    }

    /// Returns the index of an old element in the new state, or `nil`.
    @inlinable
    public func target(of source: Int) -> Int? {
        guard self.source.indices.contains(source) else { return nil }
        let place = matching.target(of: source)
        return place >= 0 ? place : nil
    }
}

extension [Int32] {
    /// The value for an unmatched element.
    @inlinable
    var placesOfUnpaired: [Int] { indices.filter { self[$0] < 0 } }
}
