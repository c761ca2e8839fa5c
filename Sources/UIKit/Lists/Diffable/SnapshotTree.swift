/// Items below items, as an outline shows them.
struct SnapshotTree<Item: Hashable> {
    private(set) var roots: [Item] = []
    private var children: [Item: [Item]] = [:]
    private var parents: [Item: Item] = [:]
    private var members: Set<Item> = []
    var expanded: Set<Item> = []

    func contains(_ item: Item) -> Bool { members.contains(item) }
    func parent(of item: Item) -> Item? { parents[item] }
    func children(of parent: Item?) -> [Item] { parent.map { children[$0] ?? [] } ?? roots }

    /// Returns the ancestors of an item, from the nearest up.
    func ancestors(of item: Item) -> some Sequence<Item> {
        sequence(state: item) { current in
            guard let parent = parents[current] else { return nil }
            current = parent
            return parent
        }
    }

    /// Returns all items below the parent, or all items, each before those below it.
    func items(below parent: Item? = nil, onlyVisible: Bool = false) -> [Item] {
        var items: [Item] = []
        var waiting = Array(children(of: parent).reversed())
        while let item = waiting.popLast() {
            items.append(item)
            if !onlyVisible || expanded.contains(item) {
                waiting.append(contentsOf: (children[item] ?? []).reversed())
            }
        }
        return items
    }

    // MARK: Changes

    /// Inserts new items below a parent, at its end unless an index is given.
    mutating func insert(_ items: [Item], below parent: Item?, at place: Int? = nil) {
        members.formUnion(items)
        for item in items { parents[item] = parent }
        var siblings = children(of: parent)
        siblings.insert(contentsOf: items, at: place ?? siblings.count)
        setChildren(siblings, of: parent)
    }

    /// Inserts the items of another tree, all of which are new, below a parent.
    mutating func insert(_ other: SnapshotTree, below parent: Item?, at place: Int? = nil) {
        insert(other.roots, below: parent, at: place)
        members.formUnion(other.members)
        children.merge(other.children) { mine, _ in mine }
        parents.merge(other.parents) { mine, _ in mine }
        expanded.formUnion(other.expanded)
    }

    /// Removes an item with all below it.
    mutating func remove(_ item: Item) {
        guard contains(item) else { return }
        let parent = parents[item]
        setChildren(children(of: parent).filter { $0 != item }, of: parent)
        for gone in [item] + items(below: item) {
            members.remove(gone)
            expanded.remove(gone)
            parents[gone] = nil
            children[gone] = nil
        }
    }

    private mutating func setChildren(_ items: [Item], of parent: Item?) {
        if let parent { children[parent] = items.isEmpty ? nil : items } else { roots = items }
    }

    /// Returns the items below an item as a tree.
    func subtree(of item: Item, includingItem: Bool) -> SnapshotTree {
        var tree = SnapshotTree()
        if includingItem { tree.insert([item], below: nil) }
        for below in items(below: item) {
            let parent = parents[below]
            tree.insert([below], below: parent == item && !includingItem ? nil : parent)
        }
        tree.expanded = expanded.intersection(tree.members)
        return tree
    }
}

extension SnapshotTree: Sendable where Item: Sendable {}
