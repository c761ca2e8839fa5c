/// Assembles the steps of a sectioned difference from the old state to the new one.
@usableFromInline
struct StageAssembly<Section: DifferentiableSection> {
    @usableFromInline typealias Item = Section.Items.Element

    /// The final content of the list.
    @usableFromInline let target: [Section]
    @usableFromInline let sections: ListDifference<Section>
    @usableFromInline let items: ListDifference<PlacedItem<Item>>
    @usableFromInline let sectionPairing: Pairing
    @usableFromInline let itemPairing: Pairing
    /// The remaining items of each old section, with their latest content: indices in the flat old list.
    @usableFromInline let staying: [[Int]]
    /// For each remaining item of the flat old list, its position after sections have been inserted and deleted.
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

    /// Returns the item of the new state for an item of the old state.
    @inlinable
    func content(_ flat: Int) -> Item { items.target[itemPairing.target(of: flat)].item }

    /// Returns whether an item of the new state is inserted: a new one, or one of a deleted section.
    @inlinable
    func isInsertion(_ target: Int) -> Bool {
        let source = itemPairing.source(of: target)
        return source < 0 || settled[source] == nil
    }
}
