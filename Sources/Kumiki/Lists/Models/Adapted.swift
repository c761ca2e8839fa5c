/// A model that has no identity of its own, with what tells it apart from others.
///
/// ```swift
/// let dataSource = ListSource<Adapted<Track, String>>()
/// dataSource.register(row: TrackCell.self) { cell, track in cell.titleLabel.text = track.title }
/// dataSource.apply(tracks.identified(by: \.path))
/// ```
@dynamicMemberLookup
public struct Adapted<Base: Equatable, ID: Hashable>: DataSourceModel {
    /// The model itself.
    public let base: Base
    /// What tells it apart from others.
    public let id: ID

    /// A model with its identity.
    public init(_ base: Base, id: ID) {
        self.base = base
        self.id = id
    }

    /// What the model says of itself.
    public subscript<Value>(dynamicMember member: KeyPath<Base, Value>) -> Value { base[keyPath: member] }
}

extension Adapted: Sendable where Base: Sendable, ID: Sendable {}

extension Sequence where Element: Equatable {
    /// The elements as models of a list, told apart by a property of theirs.
    public func identified<ID: Hashable>(by id: (Element) -> ID) -> [Adapted<Element, ID>] {
        map { Adapted($0, id: id($0)) }
    }
}
