/// The content of a list at one time: sections and their items, all identified by unique identifiers.
///
/// An invalid change, such as an insertion beside a missing item, is reported with the wording of iOS and skipped.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Counting

    /// The number of items in all sections.
    public var numberOfItems: Int { content.itemCount }

    /// The number of sections.
    public var numberOfSections: Int { content.sections.count }

    /// Returns the number of items in a section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    // MARK: Identifiers

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sections }

    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { content.items }

    /// Returns the items of a section in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if !content.contains(identifier) { RuntimeDiagnostics.report(SnapshotMessages.unknownSection) }
        return content.items(in: identifier)
    }

    /// Returns the section that contains an item; nil for a missing item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.home(of: identifier)
    }

    /// Returns the index of an item among the items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { content.index(of: identifier) }

    /// Returns the index of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(of: identifier) }

    // MARK: Marks

    /// The items to reload with new cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems }

    /// The sections to reload.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.reloadedSections }

    /// The items to reconfigure in their existing cells.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.reconfiguredItems }
}

/// The items and sections that a snapshot marks for reloading although they are unchanged.
struct SnapshotMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    var reloadedItems: [Item] = []
    var reloadedSections: [Section] = []
    var reconfiguredItems: [Item] = []
}

extension NSDiffableDataSourceSnapshot: CustomStringConvertible {
    /// The counts, and the items of each section.
    public var description: String {
        let sections = sectionIdentifiers.map { section in
            "[\(section): {\(content.items(in: section).map { "\($0)" }.joined(separator: " "))}]"
        }
        let counts = "numberOfSections:\(numberOfSections) numberOfItems:\(numberOfItems)"
        return "<NSDiffableDataSourceSnapshot: \(([counts] + sections).joined(separator: "\n"))>"
    }
}
