import KumikiDifference
import UIKit

/// A table of a data source, and the cells that are registered with it.
@MainActor
final class AttachedTable: AttachedList {
    private(set) weak var table: UITableView?
    private var identifiers: [ReuseKey: String] = [:]

    init(_ table: UITableView) { self.table = table }

    var view: UIScrollView? { table }

    func isServed(by source: AnyListSource) -> Bool { table?.dataSource === source }

    func batch(_ updates: @escaping () -> Void, completion: @escaping @MainActor () -> Void) {
        guard let table else {
            updates()
            return completion()
        }
        table.performBatchUpdates(updates) { _ in completion() }
    }

    func perform(_ changes: StepChanges, reloading: Set<IndexPath>) {
        guard let table else { return }
        let (sections, rows) = (changes.sections, changes.rows)
        table.deleteSections(IndexSet(sections.deletions), with: .automatic)
        table.insertSections(IndexSet(sections.insertions), with: .automatic)
        for move in sections.moves { table.moveSection(move.origin, toSection: move.destination) }
        table.deleteRows(at: rows.deletions, with: .automatic)
        table.insertRows(at: rows.insertions, with: .automatic)
        for move in rows.moves { table.moveRow(at: move.origin, to: move.destination) }
        if reloading.isEmpty { return table.reconfigureRows(at: rows.updates) }
        table.reconfigureRows(at: rows.updates.filter { !reloading.contains($0) })
        table.reloadRows(at: rows.updates.filter(reloading.contains), with: .automatic)
    }

    func reconfigure(_ paths: [IndexPath]) { table?.reconfigureRows(at: paths) }
    func reload() { table?.reloadData() }
    func reload(sections: IndexSet) { table?.reloadSections(sections, with: .none) }
    func frame(at path: IndexPath) -> CGRect? { table?.rectForRow(at: path) }
    var visiblePaths: [IndexPath] { table?.indexPathsForVisibleRows ?? [] }
    func title(_ place: TitlePlace, of section: Int) -> UIView? {
        place == .header ? table?.headerView(forSection: section) : table?.footerView(forSection: section)
    }
    func cellView(at path: IndexPath) -> UIView? { table?.cellForRow(at: path) }
    var background: UIView? {
        get { table?.backgroundView }
        set { table?.backgroundView = newValue }
    }

    func select(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
        guard isSelected else { return table?.deselectRow(at: path, animated: animated) ?? () }
        table?.selectRow(at: path, animated: animated, scrollPosition: .none)
    }

    var selectedPaths: [IndexPath] { table?.indexPathsForSelectedRows ?? [] }

    func prefetches(from source: AnyListSource?) { if let source { table?.prefetchDataSource = source } }
}

extension AttachedTable {
    /// Returns a cell of a class, which is registered at first, unless the storyboard has a prototype.
    func dequeue<Cell: UITableViewCell>(
        _ type: Cell.Type, style: String, for path: IndexPath, _ place: CallPlace
    ) -> Cell? {
        guard let table else { return nil }
        let key = ReuseKey(type, style)
        if let identifier = identifiers[key] {
            return table.dequeueReusableCell(withIdentifier: identifier, for: path) as? Cell
        }
        if let prototype = table.dequeueReusableCell(withIdentifier: ReuseIdentifiers.own(type)) as? Cell {
            identifiers[key] = ReuseIdentifiers.own(type)
            return prototype
        }
        let identifier = ReuseIdentifiers.unique(type, style: style)
        identifiers[key] = identifier
        table.register(anyCell: type, identifier: identifier, place)
        return table.dequeueReusableCell(withIdentifier: identifier, for: path) as? Cell
    }

    /// Returns a header or footer of a class, which is registered at first.
    func dequeue<View: UITableViewHeaderFooterView>(
        headerFooter type: View.Type, style: String, _ place: CallPlace
    ) -> View? {
        guard let table else { return nil }
        let identifier = ReuseIdentifiers.unique(type, style: style)
        if identifiers.updateValue(identifier, forKey: ReuseKey(type, style)) == nil {
            table.register(anyHeaderFooter: type, identifier: identifier, place)
        }
        return table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? View
    }
}

/// A class of views and their style.
struct ReuseKey: Hashable {
    private let type: ObjectIdentifier
    private let style: String

    init(_ type: AnyClass, _ style: String) {
        self.type = ObjectIdentifier(type)
        self.style = style
    }
}
