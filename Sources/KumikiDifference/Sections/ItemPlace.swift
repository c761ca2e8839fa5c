/// The position of an item in a sectioned list, as an index path.
public struct ItemPlace: Hashable, Comparable, Sendable {
    /// The section, counted from 0.
    public var section: Int
    /// The item in its section, counted from 0.
    public var item: Int

    /// Creates the position of the item `item` of the section `section`.
    @inlinable
    public init(section: Int, item: Int) { (self.section, self.item) = (section, item) }

    /// Returns whether the left position precedes the right one.
    @inlinable
    public static func < (left: Self, right: Self) -> Bool {
        (left.section, left.item) < (right.section, right.item)
    }
}

/// An item and its position.
@usableFromInline
struct PlacedItem<Item> {
    @usableFromInline var item: Item
    @usableFromInline var place: ItemPlace

    @inlinable
    init(_ item: Item, at place: ItemPlace) { (self.item, self.place) = (item, place) }
}

extension PlacedItem: Sendable where Item: Sendable {}
