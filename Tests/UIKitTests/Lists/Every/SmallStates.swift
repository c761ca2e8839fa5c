import Foundation

@testable import UIKit

/// A state of a list: sections identified by numbers, each with items.
struct SmallState: Equatable, CustomStringConvertible {
    var sections: [Section]

    struct Section: Equatable {
        var id: Int
        var items: [Int]
    }

    var description: String { sections.map { "\($0.id)\($0.items)" }.joined() }
    var items: [Int] { sections.flatMap(\.items) }

    func place(of item: Int) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) {
                return IndexPath(item: place, section: number)
            }
        }
        return nil
    }

    func number(of section: Int) -> Int? { sections.firstIndex { $0.id == section } }

    /// Returns all states of two sections at most with items from 10 on, each in every position.
    static func all(items: Int) -> [SmallState] {
        let lists = lists(of: items)
        var all = [SmallState(sections: [])]
        for list in lists {
            for id in 1...2 { all.append(SmallState(sections: [Section(id: id, items: list)])) }
            for cut in 0...list.count {
                let halves = (Array(list[..<cut]), Array(list[cut...]))
                for (first, second) in [(1, 2), (2, 1)] {
                    all.append(
                        SmallState(sections: [
                            Section(id: first, items: halves.0), Section(id: second, items: halves.1),
                        ]))
                }
            }
        }
        return all
    }

    /// Returns all orders of some of the items.
    private static func lists(of items: Int) -> [[Int]] {
        var all: [[Int]] = [[]]
        var longest: [[Int]] = [[]]
        for _ in 0..<items {
            longest = longest.flatMap { list in
                (10..<10 + items).filter { !list.contains($0) }.map { list + [$0] }
            }
            all += longest
        }
        return all
    }

    /// Returns the changes to another state in one batch: remaining items are moved by their identifiers.
    func changes(to target: SmallState) -> BatchUpdates {
        var changes = BatchUpdates()
        for (number, section) in sections.enumerated() {
            guard let new = target.number(of: section.id) else {
                changes.deletedSections.append(number)
                continue
            }
            if sections.count == 2, target.sections.count == 2, new != number {
                changes.movedSections.append((number, new))
            }
            for (place, item) in section.items.enumerated() {
                let old = IndexPath(item: place, section: number)
                if let new = target.place(of: item), self.number(of: target.sections[new.section].id) != nil {
                    changes.movedItems.append((old, new))
                } else {
                    changes.deletedItems.append(old)
                }
            }
        }
        for (number, section) in target.sections.enumerated() {
            guard self.number(of: section.id) != nil else {
                changes.insertedSections.append(number)
                continue
            }
            for (place, item) in section.items.enumerated() where !stays(item, in: target) {
                changes.insertedItems.append(IndexPath(item: place, section: number))
            }
        }
        return changes
    }

    /// Returns whether the item is in a section that stays.
    private func stays(_ item: Int, in target: SmallState) -> Bool {
        place(of: item).map { target.number(of: sections[$0.section].id) != nil } ?? false
    }

    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.items, toSection: section.id)
        }
        return snapshot
    }
}

/// Displays a state in a table or a collection, and records requests for missing items.
@MainActor
final class StateSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var state = SmallState(sections: [])
    var isOutOfRange = false
    /// The items for which cells were created.
    var made: [Int] = []

    private func item(at path: IndexPath) -> Int {
        guard state.sections.indices.contains(path.section),
            state.sections[path.section].items.indices.contains(path.item)
        else {
            isOutOfRange = true
            return -1
        }
        return state.sections[path.section].items[path.item]
    }

    private func count(_ section: Int) -> Int {
        if !state.sections.indices.contains(section) { isOutOfRange = true }
        return state.sections.indices.contains(section) ? state.sections[section].items.count : 0
    }

    func numberOfSections(in tableView: UITableView) -> Int { state.sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count(section)
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = item(at: indexPath)
        made.append(cell.tag)
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { state.sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    {
        count(section)
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.tag = item(at: indexPath)
        made.append(cell.tag)
        return cell
    }
}
