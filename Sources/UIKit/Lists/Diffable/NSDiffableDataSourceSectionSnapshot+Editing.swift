extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items at the end: of those below the parent, or of those below none.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !isKnown(parent) { return }
        tree.insert(new(items), below: parent)
    }

    /// Inserts items before another, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        tree.insert(new(items), below: tree.parent(of: item), at: place)
    }

    /// Inserts items after another, below the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let place = place(of: item) else { return }
        tree.insert(new(items), below: tree.parent(of: item), at: place + 1)
    }

    /// Inserts what another snapshot has before an item, below the same parent.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard let place = place(of: item), isDisjoint(with: snapshot) else { return }
        tree.insert(snapshot.tree, below: tree.parent(of: item), at: place)
    }

    /// Inserts what another snapshot has after an item, below the same parent.
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

    /// Takes out items with all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) { items.forEach { tree.remove($0) } }

    /// Takes out everything.
    public mutating func deleteAll() { tree = SnapshotTree() }

    // MARK: Parts

    /// The place of an item among those below the same parent; one that is not there is reported.
    private func place(of item: ItemIdentifierType) -> Int? {
        isKnown(item) ? tree.children(of: tree.parent(of: item)).firstIndex(of: item) : nil
    }

    /// The items without repetitions of each other or of what is there, which are reported.
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
