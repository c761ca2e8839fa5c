import Foundation

/// Changes of a list that are performed together. Deletions, reloads and the origins of moves are positions before the
/// changes; insertions and the destinations of moves are positions after them.
struct BatchUpdates {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
            && reloadedItems.isEmpty && movedItems.isEmpty
    }
}

/// The positions of a list's members after deletions and insertions: the others keep their order.
struct PlaceMap {
    private let removed: [Int]
    /// The rank, among the remaining members, of the first position after each insertion.
    private let arrivalRanks: [Int]
    private let moves: [Int: Int]

    init(removed: some Sequence<Int>, arrived: some Sequence<Int>, moves: [(from: Int, to: Int)] = []) {
        self.moves = Dictionary(moves.map { ($0.from, $0.to) }) { first, _ in first }
        self.removed = Set(removed).union(moves.map(\.from)).sorted()
        let arrivals = Set(arrived).union(moves.map(\.to)).sorted()
        arrivalRanks = arrivals.enumerated().map { $0.element - $0.offset }
    }

    /// Returns the new position of a member; nil if it is deleted.
    subscript(old: Int) -> Int? {
        if let destination = moves[old] { return destination }
        let before = removed.partitioningIndex { $0 >= old }
        guard before == removed.count || removed[before] != old else { return nil }
        let rank = old - before
        return rank + arrivalRanks.partitioningIndex { $0 > rank }
    }
}

/// The positions of sections and items after changes.
struct BatchMap {
    private let sections: PlaceMap
    private let items: [Int: PlaceMap]
    private let moves: [IndexPath: IndexPath]

    init(_ updates: BatchUpdates, sectionCount: Int) {
        let sections = PlaceMap(
            removed: updates.deletedSections, arrived: updates.insertedSections, moves: updates.movedSections)
        self.sections = sections
        moves = Dictionary(updates.movedItems.map { ($0.from, $0.to) }) { first, _ in first }
        let removed = Dictionary(
            grouping: updates.deletedItems + updates.movedItems.map(\.from), by: \.section)
        let arrived = Dictionary(
            grouping: updates.insertedItems + updates.movedItems.map(\.to), by: \.section)
        var items: [Int: PlaceMap] = [:]
        let touched = Set(removed.keys).union(
            (0..<sectionCount).filter { arrived[sections[$0] ?? -1] != nil })
        for old in touched {
            let coming = sections[old].flatMap { arrived[$0] } ?? []
            items[old] = PlaceMap(removed: (removed[old] ?? []).map(\.item), arrived: coming.map(\.item))
        }
        self.items = items
    }

    func section(_ old: Int) -> Int? { sections[old] }

    func item(_ old: IndexPath) -> IndexPath? {
        if let destination = moves[old] { return destination }
        guard let section = sections[old.section] else { return nil }
        guard let map = items[old.section] else { return IndexPath(item: old.item, section: section) }
        return map[old.item].map { IndexPath(item: $0, section: section) }
    }
}
