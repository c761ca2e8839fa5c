/// What a list shows at one time: sections and their items, all told apart by identifiers.
///
/// A change that cannot be made, such as an insertion beside an item that is not there, is reported in the words of
/// iOS and left out.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var content = SnapshotContent<SectionIdentifierType, ItemIdentifierType>()
    var marks = SnapshotMarks<SectionIdentifierType, ItemIdentifierType>()

    /// An empty snapshot.
    public init() {}

    // MARK: Counting

    /// How many items all sections have together.
    public var numberOfItems: Int { content.itemCount }

    /// How many sections there are.
    public var numberOfSections: Int { content.sections.count }

    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    // MARK: Identifiers

    /// The sections in order.
    public var sectionIdentifiers: [SectionIdentifierType] { content.sections }

    /// The items of all sections in order.
    public var itemIdentifiers: [ItemIdentifierType] { content.items }

    /// The items of a section in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        if !content.contains(identifier) { RuntimeDiagnostics.report(SnapshotMessages.unknownSection) }
        return content.items(in: identifier)
    }

    /// The section that an item stands in; nil for an item that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        content.home(of: identifier)
    }

    /// The place of an item among the items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { content.index(of: identifier) }

    /// The place of a section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { content.index(of: identifier) }

    // MARK: Marks

    /// Items that are to be shown anew, with another cell.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems }

    /// Sections that are to be shown anew.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.reloadedSections }

    /// Items that are to be shown anew in the cells they have.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.reconfiguredItems }
}

/// What a snapshot asks to be shown anew although it is still there.
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
