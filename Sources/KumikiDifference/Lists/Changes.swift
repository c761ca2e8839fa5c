/// The changes of a list's members, or of a sectioned list's items, in one batch.
///
/// As in UIKit's batch updates, deletions, updates and the origins of moves are indices before the batch, insertions
/// and the destinations of moves are indices after it.
public struct Changes<Place: Hashable & Comparable>: Equatable {
    /// The indices of deleted elements, before the batch.
    public var deletions: [Place] = []
    /// The indices of inserted elements, after the batch.
    public var insertions: [Place] = []
    /// The moves.
    public var moves: [Move<Place>] = []
    /// The indices of elements with changed content, before the batch.
    public var updates: [Place] = []

    /// Creates an empty batch.
    @inlinable
    public init() {}

    /// Creates a batch of changes.
    @inlinable
    public init(
        deletions: [Place] = [], insertions: [Place] = [], moves: [Move<Place>] = [], updates: [Place] = []
    ) {
        (self.deletions, self.insertions) = (deletions, insertions)
        (self.moves, self.updates) = (moves, updates)
    }

    /// Whether there are no changes.
    @inlinable
    public var isEmpty: Bool {
        deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// The number of changes.
    @inlinable
    public var count: Int { deletions.count + insertions.count + moves.count + updates.count }
}

extension Changes: Sendable where Place: Sendable {}

/// A move of an element.
public struct Move<Place: Hashable>: Hashable {
    /// The index before the batch.
    public var origin: Place
    /// The index after the batch.
    public var destination: Place

    /// Creates a move from `origin` to `destination`.
    @inlinable
    public init(from origin: Place, to destination: Place) {
        (self.origin, self.destination) = (origin, destination)
    }
}

extension Move: Sendable where Place: Sendable {}
