extension StageAssembly {
    /// Updates remaining items with changed content in place.
    @inlinable
    func itemUpdates() -> SectionStage<Section> {
        let updates = items.updates.filter { settled[$0] != nil }
        var contents = items.source
        for flat in updates { contents[flat].item = content(flat) }
        let groups = contents.grouped(sections: sections.source.count)
        return SectionStage(
            elements: sections.source.indices.map { Section(sections.source[$0], items: groups[$0]) },
            items: Changes(updates: updates.map { items.source[$0].place }))
    }

    /// Deletes sections with all of their items, and items from remaining sections.
    @inlinable
    func deletions() -> SectionStage<Section> {
        let left = sections.source.indices.filter { sectionPairing.target(of: $0) >= 0 }
        let gone = items.source.indices.filter {
            itemPairing.target(of: $0) < 0 && sectionPairing.target(of: items.source[$0].place.section) >= 0
        }
        return SectionStage(
            elements: left.map { Section(sections.source[$0], items: staying[$0].map(content)) },
            sections: Changes(deletions: sections.deletions),
            items: Changes(deletions: gone.map { items.source[$0].place }))
    }

    /// Inserts sections, with those of their items that are inserted with them, and moves sections.
    @inlinable
    func sectionInsertions() -> SectionStage<Section> {
        let inserted = items.target.indices.filter(isInsertion).map { items.target[$0] }
            .grouped(sections: sections.target.count)
        let elements = sections.target.indices.map { target in
            let source = sectionPairing.source(of: target)
            return source < 0
                ? Section(sections.target[target], items: inserted[target])
                : Section(sections.source[source], items: staying[source].map(content))
        }
        return SectionStage(
            elements: elements, sections: Changes(insertions: sections.insertions, moves: sectionMoves))
    }

    /// The moves of sections, with origins after the deletions.
    @inlinable
    var sectionMoves: [Move<Int>] {
        var rank = 0
        let ranks = sectionPairing.targets.map { target in
            defer { rank += target >= 0 ? 1 : 0 }
            return rank
        }
        return sections.moves.map { Move(from: ranks[$0.origin], to: $0.destination) }
    }

    /// Inserts items into remaining sections, and moves items.
    @inlinable
    func itemInsertions() -> SectionStage<Section> {
        let places = target.placedItems.map(\.place)
        let isSteady = steadyItems()
        var changes = Changes<ItemPlace>()
        for target in items.target.indices {
            let place = places[target]
            if isInsertion(target) {
                if sectionPairing.source(of: place.section) >= 0 { changes.insertions.append(place) }
            } else if let origin = settled[itemPairing.source(of: target)],
                !isSteady[itemPairing.source(of: target)]
            {
                changes.moves.append(Move(from: origin, to: place))
            }
        }
        let elements = sections.target.indices.map { target in
            let source = sectionPairing.source(of: target)
            return Section(
                source < 0 ? sections.target[target] : sections.source[source],
                items: Array(self.target[target].items))
        }
        return SectionStage(elements: elements, items: changes)
    }

    /// Returns the items that stay in their section and in their order there.
    @inlinable
    func steadyItems() -> [Bool] {
        let targets = itemPairing.targets
        var isSteady = [Bool](repeating: false, count: targets.count)
        var piles = OrderPiles(count: targets.count)
        for (section, flats) in staying.enumerated() {
            let home = sectionPairing.target(of: section)
            let loyal = flats.lazy.filter { items.target[Int(targets[$0])].place.section == home }
            piles.mark(&isSteady, among: loyal, of: targets)
        }
        return isSteady
    }

    /// Updates sections whose own content has changed, at their new indices.
    @inlinable
    func sectionUpdates() -> SectionStage<Section> {
        let updates = sections.updates.map { sectionPairing.target(of: $0) }.sorted()
        return SectionStage(elements: target, sections: Changes(updates: updates))
    }
}
