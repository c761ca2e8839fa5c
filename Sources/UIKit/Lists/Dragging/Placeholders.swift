import CoreGraphics
import Foundation

/// An entry of a list for an item that is still being received.
@MainActor
final class PlaceholderEntry<Cell: UIView> {
    /// The index path in the displayed content.
    var path: IndexPath
    let identifier: String
    /// The height in points; the table's default unless above 0.
    let height: CGFloat
    let update: ((Cell) -> Void)?

    init(at path: IndexPath, _ identifier: String, height: CGFloat = 0, update: ((Cell) -> Void)?) {
        (self.path, self.identifier, self.height, self.update) = (path, identifier, height, update)
    }
}

/// The placeholders of a list. The data source does not count them, so that displayed index paths and those of the data
/// source differ while there are any.
@MainActor
struct Placeholders<Cell: UIView> {
    private(set) var entries: [PlaceholderEntry<Cell>] = []

    var isEmpty: Bool { entries.isEmpty }

    func entry(at shown: IndexPath) -> PlaceholderEntry<Cell>? { entries.first { $0.path == shown } }
    func count(inSection section: Int) -> Int { entries.count { $0.path.section == section } }

    /// Inserts a placeholder; elements at or after its position move back.
    mutating func insert(_ entry: PlaceholderEntry<Cell>) {
        for other in entries where other.path.section == entry.path.section && other.path >= entry.path {
            other.path.item += 1
        }
        entries.append(entry)
        entries.sort { $0.path < $1.path }
    }

    /// Removes a placeholder; its position is removed too, or becomes another item's.
    mutating func remove(_ entry: PlaceholderEntry<Cell>, placeGoes: Bool) {
        entries.removeAll { $0 === entry }
        guard placeGoes else { return }
        for other in entries where other.path.section == entry.path.section && other.path > entry.path {
            other.path.item -= 1
        }
    }

    // MARK: Places

    /// Returns the data source's index path of a displayed element; nil for a placeholder.
    func dataSourcePath(of shown: IndexPath) -> IndexPath? {
        guard entry(at: shown) == nil else { return nil }
        return IndexPath(item: shown.item - countBefore(shown), section: shown.section)
    }

    /// Returns the displayed index path of an item of the data source.
    func shownPath(of path: IndexPath) -> IndexPath {
        var shown = path
        for entry in entries where entry.path.section == path.section && entry.path.item <= shown.item {
            shown.item += 1
        }
        return shown
    }

    private func countBefore(_ shown: IndexPath) -> Int {
        entries.count { $0.path.section == shown.section && $0.path.item < shown.item }
    }

    // MARK: Changes

    /// Converts a batch of the data source to displayed index paths. The placeholders stay behind the items that they
    /// followed.
    mutating func translate(_ updates: BatchUpdates, sectionCount: Int) -> BatchUpdates {
        var shown = updates
        shown.deletedItems = updates.deletedItems.map(shownPath)
        shown.reloadedItems = updates.reloadedItems.map(shownPath)
        let origins = updates.movedItems.map { shownPath(of: $0.from) }
        follow(updates, BatchMap(updates, sectionCount: sectionCount))
        shown.insertedItems = updates.insertedItems.map(shownPath)
        shown.movedItems = zip(origins, updates.movedItems).map { ($0, shownPath(of: $1.to)) }
        return shown
    }

    private mutating func follow(_ updates: BatchUpdates, _ map: BatchMap) {
        let moved = Set(updates.movedItems.map(\.from))
        var places: [(entry: PlaceholderEntry<Cell>, path: IndexPath)] = []
        for entry in entries {
            guard let section = map.section(entry.path.section) else { continue }
            let place = entry.path.item - countBefore(entry.path)
            let before = (0..<max(place, 0)).reversed().lazy
                .map { IndexPath(item: $0, section: entry.path.section) }
                .filter { !moved.contains($0) }.compactMap(map.item).first
            places.append((entry, IndexPath(item: before.map { $0.item + 1 } ?? 0, section: section)))
        }
        entries = []
        for (entry, path) in places.sorted(by: { $0.path < $1.path }) {
            entry.path = IndexPath(
                item: path.item + count(inSection: path.section), section: path.section)
            entries.append(entry)
        }
    }
}

/// Converts between displayed index paths and those of the data source, which differ while there are placeholders.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Returns the data source's index path; nil for a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Performs changes with displayed index paths.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
