import KumikiDifference
import Foundation

/// An item of a diffable data source, identified by its identifier alone.
struct DiffableItem<Identifier: Hashable & Sendable>: Differentiable, Sendable {
    let differenceIdentifier: Identifier

    init(_ identifier: Identifier) { differenceIdentifier = identifier }

    func isContentEqual(to other: Self) -> Bool { true }
}

/// A section of a diffable data source.
struct DiffableSection<Identifier: Hashable & Sendable, Item: Hashable & Sendable>: DifferentiableSection,
    Sendable
{
    let differenceIdentifier: Identifier
    let items: [DiffableItem<Item>]

    init(_ identifier: Identifier, _ items: [Item]) {
        differenceIdentifier = identifier
        self.items = items.map { DiffableItem($0) }
    }

    init(_ section: Self, items: [DiffableItem<Item>]) {
        differenceIdentifier = section.differenceIdentifier
        self.items = items
    }

    func isContentEqual(to other: Self) -> Bool { true }
}

/// The sections and items of a list at one step between two snapshots.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private(set) var sections: [DiffableSection<Section, Item>] = []
    /// The index paths of the items, computed on first access.
    private var places: [Item: IndexPath]?

    init() {}

    init(_ sections: [DiffableSection<Section, Item>]) { self.sections = sections }

    init(_ snapshot: Snapshot) {
        sections = snapshot.content.sections.map { DiffableSection($0, snapshot.content.items(in: $0)) }
    }

    /// Returns the steps to another content, each suitable for one batch of a list.
    func stages(to target: DiffableContent) -> [SectionStage<DiffableSection<Section, Item>>] {
        SectionDifference(from: sections, to: target.sections).stages
    }

    // MARK: Queries

    func count(ofSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].items.count : 0
    }

    func section(at index: Int) -> Section? {
        sections.indices.contains(index) ? sections[index].differenceIdentifier : nil
    }

    func index(of section: Section) -> Int? {
        sections.firstIndex { $0.differenceIdentifier == section }
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count > 1, path.item >= 0, path.item < count(ofSection: path.section) else { return nil }
        return sections[path.section].items[path.item].differenceIdentifier
    }

    mutating func place(of item: Item) -> IndexPath? {
        if let places { return places[item] }
        var places: [Item: IndexPath] = [:]
        for (section, content) in sections.enumerated() {
            for (place, item) in content.items.enumerated() {
                places[item.differenceIdentifier] = IndexPath(item: place, section: section)
            }
        }
        self.places = places
        return places[item]
    }
}

extension IndexPath {
    init(_ place: ItemPlace) { self.init(item: place.item, section: place.section) }
}

extension BatchUpdates {
    /// Creates the changes of a step.
    init<Section: DifferentiableSection>(_ stage: SectionStage<Section>) {
        deletedSections = stage.sections.deletions
        insertedSections = stage.sections.insertions
        reloadedSections = stage.sections.updates
        movedSections = stage.sections.moves.map { ($0.origin, $0.destination) }
        deletedItems = stage.items.deletions.map { IndexPath($0) }
        insertedItems = stage.items.insertions.map { IndexPath($0) }
        reloadedItems = stage.items.updates.map { IndexPath($0) }
        movedItems = stage.items.moves.map { (IndexPath($0.origin), IndexPath($0.destination)) }
    }
}
