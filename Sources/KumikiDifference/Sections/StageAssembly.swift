/// Puts the steps of a sectioned difference together, from the old state to the new one.
@usableFromInline
struct StageAssembly<Section: DifferentiableSection> {
    @usableFromInline typealias Item = Section.Items.Element

    /// The final content of the list.
    @usableFromInline let target: [Section]
    @usableFromInline let sections: ListDifference<Section>
    @usableFromInline let items: ListDifference<PlacedItem<Item>>
    @usableFromInline let sectionPairing: Pairing
    @usableFromInline let itemPairing: Pairing
    /// Items of each old section that stay in the list, with their latest content: places in the flat old list.
    @usableFromInline let staying: [[Int]]
    /// For each item of the flat old list that stays, its place once sections have come and gone.
    @usableFromInline let settled: [ItemPlace?]

    @inlinable
    init(_ difference: SectionDifference<Section>) {
        (target, sections, items) = (difference.target, difference.sections, difference.items)
        let (sectionPairing, itemPairing) = (sections.pairing, items.pairing)
        (self.sectionPairing, self.itemPairing) = (sectionPairing, itemPairing)
        var staying = [[Int]](repeating: [], count: sections.source.count)
        var settled = [ItemPlace?](repeating: nil, count: items.source.count)
        for (flat, placed) in items.source.enumerated() {
            let section = placed.place.section
            let target = sectionPairing.target(of: section)
            guard target >= 0, itemPairing.target(of: flat) >= 0 else { continue }
            settled[flat] = ItemPlace(section: target, item: staying[section].count)
            staying[section].append(flat)
        }
        (self.staying, self.settled) = (staying, settled)
    }

    /// Returns the item of the new state that an item of the old state became.
    @inlinable
    func content(_ flat: Int) -> Item { items.target[itemPairing.target(of: flat)].item }

    /// Returns whether an item of the new state comes in: from nowhere, or out of a section that is gone.
    @inlinable
    func isArrival(_ target: Int) -> Bool {
        let source = itemPairing.source(of: target)
        return source < 0 || settled[source] == nil
    }
}
