import Foundation

/// The changes of a batch while it is collected.
struct CollectionBatch {
    var updates = BatchUpdates()
    /// The items to reconfigure after the batch, by their index paths before it.
    var toReconfigure: [IndexPath] = []
    /// The completion handlers of the changes.
    var completions: [(Bool) -> Void] = []
}

extension BatchUpdates {
    /// The changes as passed to a layout: sections first, each kind in order.
    @MainActor
    var updateItems: [UICollectionViewUpdateItem] {
        let sections =
            deletedSections.map { update(.delete, .wholeSection($0), nil) }
            + insertedSections.map { update(.insert, nil, .wholeSection($0)) }
            + reloadedSections.map { update(.reload, .wholeSection($0), .wholeSection($0)) }
            + movedSections.map { update(.move, .wholeSection($0.from), .wholeSection($0.to)) }
        let items =
            deletedItems.sorted().map { update(.delete, $0, nil) }
            + insertedItems.sorted().map { update(.insert, nil, $0) }
            + reloadedItems.sorted().map { update(.reload, $0, $0) }
            + movedItems.map { update(.move, $0.from, $0.to) }
        return sections + items
    }

    @MainActor
    private func update(
        _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
        UICollectionViewUpdateItem(action, before: before, after: after)
    }
}

/// The positions of a collection's elements after a batch that agrees with the data source.
struct CollectionBatchMap {
    private let map: BatchMap
    private let reloadedSections: Set<Int>
    private let reloadedItems: Set<IndexPath>
    /// The kinds of views that belong to items rather than sections.
    private let itemKinds: Set<String>

    init(_ updates: BatchUpdates, sectionCount: Int, itemKinds: Set<String>) {
        map = BatchMap(updates, sectionCount: sectionCount)
        (reloadedSections, reloadedItems) = (Set(updates.reloadedSections), Set(updates.reloadedItems))
        self.itemKinds = itemKinds
    }

    func section(_ old: Int) -> Int? { map.section(old) }

    /// Returns the item's index path after the batch; nil for items that are deleted, or reloaded with their section.
    func item(_ old: IndexPath) -> IndexPath? {
        reloadedSections.contains(old.section) ? nil : map.item(old)
    }

    /// Returns the element after the batch; nil for those that are deleted or reloaded.
    func element(_ old: CollectionElement) -> CollectionElement? {
        var moved = old
        if old.category == .cell || itemKinds.contains(old.kind) {
            guard !reloadedItems.contains(old.path), let path = item(old.path) else { return nil }
            moved.path = path
        } else if old.path.count > 1 {
            guard !reloadedSections.contains(old.path.section), let section = map.section(old.path.section)
            else { return nil }
            moved.path.section = section
        }
        return moved
    }
}
