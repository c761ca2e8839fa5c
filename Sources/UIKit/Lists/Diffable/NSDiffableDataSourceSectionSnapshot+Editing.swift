extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items at the end: of those below the parent, or of those below none.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !isKnown(parent) { return }
        tree.insert(new(items), below: parent)
    }

    /// Inserts items before another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        tree.insert(new(items), below: tree.parent(of: item), at: place)
    }

    /// Inserts items after another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        tree.insert(new(items), below: tree.parent(of: item), at: place + 1)
    }

    /// Inserts the items of another snapshot before an item, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard let place = place(of: item), isDisjoint(with: snapshot) else { return }
        tree.insert(snapshot.tree, below: tree.parent(of: item), at: place)
    }

    /// Inserts the items of another snapshot after an item, with the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard let place = place(of: item), isDisjoint(with: snapshot) else { return }
        tree.insert(snapshot.tree, below: tree.parent(of: item), at: place + 1)
    }

    /// Replaces the items below an item with those of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard isKnown(parent) else { return }
        var emptied = self
        emptied.delete(tree.children(of: parent))
        guard emptied.isDisjoint(with: snapshot) else { return }
        emptied.tree.insert(snapshot.tree, below: parent)
        self = emptied
    }

    /// Deletes items with all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) { items.forEach { tree.remove($0) } }

    /// Deletes all items.
    public mutating func deleteAll() { tree = SnapshotTree() }

    // MARK: Parts

    /// Returns the index of an item among those with the same parent; a missing one is reported.
    private func place(of item: ItemIdentifierType) -> Int? {
        isKnown(item) ? tree.children(of: tree.parent(of: item)).firstIndex(of: item) : nil
    }

    /// Returns the items without duplicates, which are reported.
    private func new(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
        let (distinct, repeated) = items.distinctAndRepeated
        let (known, new) = distinct.parted(by: tree.contains)
        if !(repeated + known).isEmpty {
            RuntimeDiagnostics.report(SnapshotMessages.repeatedInSection(repeated + known))
        }
        return new
    }

    private func isDisjoint(with snapshot: Self) -> Bool {
        let common = snapshot.items.filter(tree.contains)
        if !common.isEmpty { RuntimeDiagnostics.report(SnapshotMessages.repeatedInSection(common)) }
        return common.isEmpty
    }
}
