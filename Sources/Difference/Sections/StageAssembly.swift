/// Puts the steps of a sectioned difference together, from the old state to the new one.
struct StageAssembly<Section: DifferentiableSection> {
    typealias Item = Section.Items.Element

    let difference: SectionDifference<Section>
    let sectionPairing: Pairing
    let itemPairing: Pairing
    /// Items of each old section that stay in the list, with their latest content: places in the flat old list.
    let staying: [[Int]]
    /// For each item of the flat old list that stays, its place once sections have come and gone.
    let settled: [ItemPlace?]

    init(_ difference: SectionDifference<Section>) {
        let (sectionPairing, itemPairing) = (difference.sections.pairing, difference.items.pairing)
        (self.difference, self.sectionPairing, self.itemPairing) = (difference, sectionPairing, itemPairing)
        var staying = [[Int]](repeating: [], count: difference.source.count)
        var settled = [ItemPlace?](repeating: nil, count: difference.items.source.count)
        for (flat, placed) in difference.items.source.enumerated() {
            let section = placed.place.section
            let target = sectionPairing.target(of: section)
            guard target >= 0, itemPairing.target(of: flat) >= 0 else { continue }
            settled[flat] = ItemPlace(section: target, item: staying[section].count)
            staying[section].append(flat)
        }
        (self.staying, self.settled) = (staying, settled)
    }

    var sections: ListDifference<Section> { difference.sections }
    var items: ListDifference<PlacedItem<Item>> { difference.items }

    /// The item of the new state that an item of the old state became.
    func content(_ flat: Int) -> Item { items.target[itemPairing.target(of: flat)].item }

    /// Whether an item of the new state comes in: from nowhere, or out of a section that is gone.
    func isArrival(_ target: Int) -> Bool {
        let source = itemPairing.source(of: target)
        return source < 0 || settled[source] == nil
    }
}
