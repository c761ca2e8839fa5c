/// The content of one section at one time: items, and items below them that can be collapsed.
///
/// An invalid change is reported and skipped.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var tree = SnapshotTree<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    /// Creates a copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // MARK: Items

    /// All items, each before those below it.
    public var items: [ItemIdentifierType] { tree.items() }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { tree.roots }

    /// The items that are not folded away.
    public var visibleItems: [ItemIdentifierType] { tree.items(onlyVisible: true) }

    /// Returns whether the item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

    /// Returns whether the item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.expanded.contains(item) }

    /// Returns whether all ancestors of the item are expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && tree.ancestors(of: item).allSatisfy { isExpanded($0) }
    }

    /// Returns the number of the item's ancestors; 0 for a missing item, which is reported.
    public func level(of item: ItemIdentifierType) -> Int {
        isKnown(item) ? tree.ancestors(of: item).reduce(0) { level, _ in level + 1 } : 0
    }

    /// Returns the index of the item among all items.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// Returns the parent of an item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { tree.parent(of: child) }

    /// Returns a snapshot of the items below an item.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        var snapshot = Self()
        if isKnown(parent) { snapshot.tree = tree.subtree(of: parent, includingItem: includingParent) }
        return snapshot
    }

    /// Returns the items in lines, indented by level; "-" marks an expanded item, "+" a collapsed one.
    public func visualDescription() -> String {
        items.map { item in
            let mark = tree.children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    // MARK: Folding

    /// Expands the items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        tree.expanded.formUnion(items.filter(isKnown))
    }

    /// Collapses the items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        tree.expanded.subtract(items.filter(isKnown))
    }

    func isKnown(_ item: ItemIdentifierType) -> Bool {
        if !contains(item) {
            RuntimeDiagnostics.report("Supplied identifier does not exist in the section snapshot: \(item)")
        }
        return contains(item)
    }
}
