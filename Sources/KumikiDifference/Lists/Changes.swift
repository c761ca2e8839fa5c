/// The changes of a list's members, or of a sectioned list's items, in one batch.
///
/// As in a batch of UIKit's: deletions, updates and the origins of moves are places before the batch, insertions
/// and the destinations of moves are places after it.
public struct Changes<Place: Hashable & Comparable>: Equatable {
    /// Places, before the batch, of what goes.
    public var deletions: [Place] = []
    /// Places, after the batch, of what comes.
    public var insertions: [Place] = []
    /// The moves.
    public var moves: [Move<Place>] = []
    /// Places, before the batch, of what shows something else than before.
    public var updates: [Place] = []

    /// No change.
    @inlinable
    public init() {}

    /// Changes at the given places.
    @inlinable
    public init(
        deletions: [Place] = [], insertions: [Place] = [], moves: [Move<Place>] = [], updates: [Place] = []
    ) {
        (self.deletions, self.insertions) = (deletions, insertions)
        (self.moves, self.updates) = (moves, updates)
    }

    /// Whether nothing changes.
    @inlinable
    public var isEmpty: Bool {
        deletions.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// The number of changes.
    @inlinable
    public var count: Int { deletions.count + insertions.count + moves.count + updates.count }
}

extension Changes: Sendable where Place: Sendable {}

/// A change of place.
public struct Move<Place: Hashable>: Hashable {
    /// The place before the batch.
    public var origin: Place
    /// The place after the batch.
    public var destination: Place

    /// Creates a move from `origin` to `destination`.
    @inlinable
    public init(from origin: Place, to destination: Place) {
        (self.origin, self.destination) = (origin, destination)
    }
}

extension Move: Sendable where Place: Sendable {}
