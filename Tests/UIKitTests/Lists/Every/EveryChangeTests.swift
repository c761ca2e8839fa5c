import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Every transition between small states of a list results in the new state, without intermediate ones.
///
/// With `KUMIKI_EVERY_CHANGE` set, states of three items are tried instead of two.
@MainActor @Suite struct EveryChangeTests {
    private static let states = SmallState.all(
        items: ProcessInfo.processInfo.environment["KUMIKI_EVERY_CHANGE"] == nil ? 2 : 3)

    private let source = StateSource()

    private func table() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return table
    }

    private func collection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 50)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        return view
    }

    /// Tries every transition; `go` performs it on the list.
    private func tryAll(
        shown: () -> [(tag: Int, y: CGFloat)], reset: (SmallState) -> Void,
        go: (SmallState, SmallState) -> Void
    ) {
        for old in Self.states {
            for new in Self.states {
                reset(old)
                source.made = []
                let messages = RuntimeDiagnostics.collect { go(old, new) }.messages
                let cells = shown()
                let isRight =
                    cells.map(\.tag) == new.items
                    && cells.map(\.y) == new.items.indices.map { CGFloat($0) * 50 }
                guard isRight, messages.isEmpty, !source.isOutOfRange else {
                    Issue.record("\(old) to \(new) shows \(cells), says \(messages)")
                    return
                }
            }
        }
    }

    private func cells(of table: UITableView) -> [(tag: Int, y: CGFloat)] {
        table.visibleCells.map { ($0.tag, $0.frame.minY) }
    }

    private func cells(of view: UICollectionView) -> [(tag: Int, y: CGFloat)] {
        view.visibleCells.map { ($0.tag, $0.frame.minY) }
    }

    // MARK: Batches

    @Test func batchesOfTables() {
        let table = table()
        table.dataSource = source
        tryAll(shown: { cells(of: table) }) { old in
            source.state = old
            table.reloadData()
            table.layoutIfNeeded()
        } go: { old, new in
            change(table, from: old, to: new)
            expectOnlyNewCells(from: old, to: new)
        }
    }

    @Test func batchesOfCollections() {
        let view = collection()
        view.dataSource = source
        tryAll(shown: { cells(of: view) }) { old in
            source.state = old
            view.reloadData()
            view.layoutIfNeeded()
        } go: { old, new in
            change(view, from: old, to: new)
            expectOnlyNewCells(from: old, to: new)
        }
    }

    /// Remaining items keep their cells, except those in removed sections.
    private func expectOnlyNewCells(from old: SmallState, to new: SmallState) {
        let changes = old.changes(to: new)
        let inserted =
            changes.insertedItems
            + new.sections.indices.filter(changes.insertedSections.contains)
            .flatMap { section in
                new.sections[section].items.indices.map { IndexPath(item: $0, section: section) }
            }
        let expected = inserted.map { new.sections[$0.section].items[$0.item] }
        if source.made.sorted() != expected.sorted() {
            Issue.record("\(old) to \(new) made cells of \(source.made)")
        }
    }

    private func change(_ table: UITableView, from old: SmallState, to new: SmallState) {
        let changes = old.changes(to: new)
        table.performBatchUpdates {
            source.state = new
            table.deleteSections(IndexSet(changes.deletedSections), with: .fade)
            table.insertSections(IndexSet(changes.insertedSections), with: .left)
            for move in changes.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: changes.deletedItems, with: .automatic)
            table.insertRows(at: changes.insertedItems, with: .top)
            for move in changes.movedItems { table.moveRow(at: move.from, to: move.to) }
        }
    }

    private func change(_ view: UICollectionView, from old: SmallState, to new: SmallState) {
        let changes = old.changes(to: new)
        view.performBatchUpdates {
            source.state = new
            view.deleteSections(IndexSet(changes.deletedSections))
            view.insertSections(IndexSet(changes.insertedSections))
            for move in changes.movedSections { view.moveSection(move.from, toSection: move.to) }
            view.deleteItems(at: changes.deletedItems)
            view.insertItems(at: changes.insertedItems)
            for move in changes.movedItems { view.moveItem(at: move.from, to: move.to) }
        }
    }

    // MARK: Snapshots

    @Test func snapshotsOfTables() {
        let table = table()
        let diffable = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.tag = item
            return cell
        }
        tryAll(shown: { cells(of: table) }) { old in
            diffable.applySnapshotUsingReloadData(old.snapshot)
        } go: { _, new in
            diffable.apply(new.snapshot)
        }
    }

    @Test func snapshotsOfCollections() {
        let view = collection()
        let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
            cell.tag = item
            return cell
        }
        tryAll(shown: { cells(of: view) }) { old in
            diffable.applySnapshotUsingReloadData(old.snapshot)
        } go: { _, new in
            diffable.apply(new.snapshot)
        }
    }

    // MARK: On the screen

    @Test func changesThatInterruptOneAnotherOnTheScreen() {
        VirtualClock.withFresh { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let (table, view) = (table(), collection())
            table.dataSource = source
            window.addSubview(table)
            window.addSubview(view)
            let collected = StateSource()
            view.dataSource = collected
            window.layoutIfNeeded()
            for (round, new) in Self.states.enumerated() {
                change(table, from: source.state, to: new)
                let changes = collected.state.changes(to: new)
                view.performBatchUpdates {
                    collected.state = new
                    view.change { $0 = changes }
                }
                #expect(cells(of: table).map(\.tag) == new.items)
                #expect(cells(of: view).map(\.tag) == new.items)
                clock.advance(by: Double(round % 4) * 0.1)
            }
            clock.advance(by: 1)
            let last = Self.states.last?.items.count
            #expect(table.subviews.filter { $0 is UITableViewCell }.count == last)
            #expect(view.subviews.filter { $0 is UICollectionViewCell }.count == last)
            #expect(table.visibleCells.allSatisfy { $0.alpha == 1 && $0.layer.animationKeys() == nil })
            #expect(!source.isOutOfRange && !collected.isOutOfRange)
        }
    }
}
