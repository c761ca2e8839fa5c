/// Sections in their order, the items of each, and the position of each item.
struct SnapshotContent<Section: Hashable, Item: Hashable> {
    private(set) var sections: [Section] = []
    private var itemsBySection: [Section: [Item]] = [:]
    private var homes: [Item: Section] = [:]

    var itemCount: Int { homes.count }
    var items: [Item] { sections.flatMap(items) }

    func items(in section: Section) -> [Item] { itemsBySection[section] ?? [] }
    func home(of item: Item) -> Section? { homes[item] }
    func contains(_ section: Section) -> Bool { itemsBySection[section] != nil }
    func index(of section: Section) -> Int? { contains(section) ? sections.firstIndex(of: section) : nil }

    /// Returns the item's index among all items.
    func index(of item: Item) -> Int? {
        guard let home = homes[item] else { return nil }
        let before = sections.prefix { $0 != home }.reduce(0) { $0 + items(in: $1).count }
        return items(in: home).firstIndex(of: item).map { before + $0 }
    }

    // MARK: Items

    /// Inserts new items at the index in the section; at its end if nil.
    mutating func insert(_ newItems: [Item], in section: Section, at place: Int? = nil) {
        for item in newItems { homes[item] = section }
        guard let place else {
            itemsBySection[section, default: []].append(contentsOf: newItems)
            return
        }
        itemsBySection[section]?.insert(contentsOf: newItems, at: place)
    }

    /// Removes the existing ones of the items.
    mutating func remove(_ items: some Sequence<Item>) {
        var gone: [Section: Set<Item>] = [:]
        for item in items {
            if let home = homes.removeValue(forKey: item) { gone[home, default: []].insert(item) }
        }
        for (section, items) in gone { itemsBySection[section]?.removeAll { items.contains($0) } }
    }

    // MARK: Sections

    /// Inserts new sections at the index; at the end if nil.
    mutating func insert(_ newSections: [Section], at place: Int? = nil) {
        for section in newSections { itemsBySection[section] = [] }
        sections.insert(contentsOf: newSections, at: place ?? sections.count)
    }

    /// Removes sections with all their items.
    mutating func remove(sections gone: Set<Section>) {
        for section in gone {
            for item in itemsBySection.removeValue(forKey: section) ?? [] { homes[item] = nil }
        }
        sections.removeAll { gone.contains($0) }
    }

    mutating func move(_ section: Section, beside other: Section, after: Bool) {
        sections.removeAll { $0 == section }
        guard let place = sections.firstIndex(of: other) else { return }
        sections.insert(section, at: after ? place + 1 : place)
    }
}

extension SnapshotContent: Sendable where Section: Sendable, Item: Sendable {}
