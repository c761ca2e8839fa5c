/// A model that gives an `id` to a value without an identity.
///
/// ```swift
/// let dataSource = ListSource<Adapted<Track, String>>()
/// dataSource.register(row: TrackCell.self) { cell, track in cell.titleLabel.text = track.title }
/// dataSource.apply(tracks.identified(by: \.path))
/// ```
@dynamicMemberLookup
public struct Adapted<Base: Equatable, ID: Hashable>: DataSourceModel {
    /// The value itself.
    public let base: Base
    /// The value's identity.
    public let id: ID

    /// Creates a model from a value and its identity.
    public init(_ base: Base, id: ID) {
        self.base = base
        self.id = id
    }

    /// The value's properties.
    public subscript<Value>(dynamicMember member: KeyPath<Base, Value>) -> Value { base[keyPath: member] }
}

extension Adapted: Sendable where Base: Sendable, ID: Sendable {}

extension Sequence where Element: Equatable {
    /// Returns the elements as models of a list, identified by one of their properties.
    public func identified<ID: Hashable>(by id: (Element) -> ID) -> [Adapted<Element, ID>] {
        map { Adapted($0, id: id($0)) }
    }
}
