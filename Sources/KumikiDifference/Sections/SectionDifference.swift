/// The difference of two states of a sectioned list. An item is identified in any section.
public struct SectionDifference<Section: DifferentiableSection> {
    /// An item of a section.
    public typealias Item = Section.Items.Element

    /// The old state.
    public var source: [Section] { sections.source }
    /// The new state, without the duplicates that the policy omits.
    public let target: [Section]
    /// The difference of the sections, apart from their items.
    public let sections: ListDifference<Section>
    @usableFromInline let items: ListDifference<PlacedItem<Item>>

    /// Creates the difference between two states. The policy applies to sections and, in the whole list, to items.
    @inlinable
    public init(from source: [Section], to target: [Section], duplicates: DuplicatePolicy = .keepFirst) {
        sections = ListDifference(from: source, to: target, duplicates: duplicates)
        items = ListDifference(
            from: sections.source.placedItems, to: sections.target.placedItems, duplicates: duplicates,
            identifiedBy: { $0.item.differenceIdentifier }, isSame: { $0.item.isContentEqual(to: $1.item) })
        self.target = sections.target.filled(with: items.target)
    }

    /// Creates the difference between two states, the new one of which must not have duplicate sections or items.
    /// - Throws: A `DuplicateError` with the identifier of the first duplicate section or item.
    @inlinable
    public init(from source: [Section], toDistinct target: [Section]) throws {
        sections = try ListDifference(from: source, toDistinct: target)
        items = try ListDifference(
            from: source.placedItems, toDistinct: target.placedItems,
            identifiedBy: { $0.item.differenceIdentifier }, isSame: { $0.item.isContentEqual(to: $1.item) })
        self.target = target
    }

    /// Whether the two states are equal.
    @inlinable
    public var isEmpty: Bool { stages.isEmpty }
}

extension SectionDifference: Sendable where Section: Sendable, Section.Items.Element: Sendable {}

extension Array where Element: DifferentiableSection {
    /// All items in order, with their positions.
    @inlinable
    var placedItems: [PlacedItem<Element.Items.Element>] {
        var placed: [PlacedItem<Element.Items.Element>] = []
        placed.reserveCapacity(reduce(0) { $0 + $1.items.count })
        for section in indices {
            for (offset, item) in self[section].items.enumerated() {
                placed.append(PlacedItem(item, at: ItemPlace(section: section, item: offset)))
            }
        }
        return placed
    }

    /// Returns the sections with their remaining items.
    @inlinable
    func filled(with placed: [PlacedItem<Element.Items.Element>]) -> [Element] {
        guard placed.count < reduce(0, { $0 + $1.items.count }) else { return self }
        let groups = placed.grouped(sections: count)
        return indices.map { Element(self[$0], items: groups[$0]) }
    }
}

extension Array {
    /// Returns the items of each section.
    @inlinable
    func grouped<Item>(sections: Int) -> [[Item]] where Element == PlacedItem<Item> {
        var groups = [[Item]](repeating: [], count: sections)
        for placed in self { groups[placed.place.section].append(placed.item) }
        return groups
    }
}
