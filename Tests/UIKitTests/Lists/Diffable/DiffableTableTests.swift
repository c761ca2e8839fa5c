import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DiffableTableTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    private let log = CellLog()

    private func source() -> Source {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return Source(tableView: table) { [log] table, path, item in
            log.made.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func theFirstSnapshotFillsTheTable() {
        let source = source()
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        table.layoutIfNeeded()
        #expect(texts == ["1", "2", "3"])
        #expect(table.numberOfSections == 2)
    }

    @Test func rowsThatStayKeepTheirCells() {
        let source = source()
        source.apply(snapshot([("a", [1, 2, 3])]))
        table.layoutIfNeeded()
        let second = table.cellForRow(at: IndexPath(row: 1, section: 0))
        log.made = []
        source.apply(snapshot([("a", [4, 2, 5, 3])]))
        #expect(texts == ["4", "2", "5", "3"])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === second)
        #expect(log.made.sorted() == [4, 5])
    }

    @Test func rowsMoveBetweenSections() {
        let source = source()
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        table.layoutIfNeeded()
        log.made = []
        source.apply(snapshot([("b", [3, 1]), ("a", [2])]))
        #expect(texts == ["3", "1", "2"])
        #expect(log.made.isEmpty)
    }

    @Test func completionRunsWhenAllHasChanged() {
        let source = source()
        source.apply(snapshot([("a", [1])]))
        table.layoutIfNeeded()
        var seen: [String] = []
        source.apply(snapshot([("a", [1, 2])])) { seen = texts }
        #expect(seen == ["1", "2"])
    }

    @Test func aSnapshotInsideACompletionWaits() {
        let source = source()
        source.apply(snapshot([("a", [1])])) { source.apply(snapshot([("a", [2])])) }
        table.layoutIfNeeded()
        #expect(texts == ["2"])
        #expect(source.snapshot().itemIdentifiers == [2])
    }

    @Test func reloadingBringsAnotherCell() {
        let source = source()
        var first = snapshot([("a", [1, 2])])
        source.apply(first)
        table.layoutIfNeeded()
        log.made = []
        first.reloadItems([2])
        source.apply(first)
        #expect(log.made == [2])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
    }

    @Test func reconfiguringKeepsTheCell() {
        let source = source()
        var first = snapshot([("a", [1, 2])])
        source.apply(first)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        cell?.textLabel?.text = "old"
        first.reconfigureItems([2])
        source.apply(first)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(texts == ["1", "2"])
    }

    @Test func placesAndIdentifiers() {
        let source = source()
        source.apply(snapshot([("a", [1, 2]), ("b", [3])]))
        #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.index(for: "b") == 1)
    }

    @Test func applyingOffTheMainActor() async {
        let source = source()
        let target = snapshot([("a", [1, 2, 3])])
        await Task.detached { await source.apply(target) }.value
        table.layoutIfNeeded()
        #expect(texts == ["1", "2", "3"])
    }

    @Test func applyingByReload() {
        let source = source()
        source.apply(snapshot([("a", [1])]))
        table.layoutIfNeeded()
        log.made = []
        source.applySnapshotUsingReloadData(snapshot([("a", [1, 2])]))
        #expect(log.made == [1, 2])
    }

    @Test func selectionFollowsTheRow() {
        let source = source()
        source.apply(snapshot([("a", [1, 2])]))
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        source.apply(snapshot([("a", [0, 1, 2])]))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test func aMissingCellIsTold() {
        let source = Source(tableView: table) { _, _, _ in nil }
        source.apply(snapshot([("a", [1])]))
        let messages = RuntimeDiagnostics.collect { table.layoutIfNeeded() }.messages
        #expect(messages.first?.hasPrefix("UITableView dataSource returned a nil cell") == true)
        withExtendedLifetime(source) {}
    }

    @Test func titlesOfASubclass() {
        final class Titled: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
            {
                sectionIdentifier(for: section)
            }
        }
        let source = Titled(tableView: table) { _, _, _ in UITableViewCell() }
        source.apply(snapshot([("a", [1])]))
        table.layoutIfNeeded()
        #expect(table.content.sections.map(\.header) == ["a"])
        #expect(table.rectForHeader(inSection: 0).height > 0)
    }

    /// After random consecutive snapshots the table always has the state of the last one.
    @Test(arguments: 0..<60) func anySnapshotAfterAnyOther(_ seed: Int) {
        var random = Linear(seed)
        let source = source()
        for _ in 0..<6 {
            var items = Array(0..<14)
            var sections: [(String, [Int])] = []
            for name in ["a", "b", "c", "d"].shuffled(by: &random).prefix(1 + random.next(4)) {
                items = items.shuffled(by: &random)
                sections.append((name, Array(items.prefix(random.next(6)))))
                items.removeFirst(sections[sections.count - 1].1.count)
            }
            let messages = RuntimeDiagnostics.collect {
                source.apply(snapshot(sections))
                table.layoutIfNeeded()
            }.messages
            #expect(messages.isEmpty)
            #expect(texts == sections.flatMap { $0.1.map(String.init) })
        }
    }
}

/// The items for which cells were requested.
@MainActor
private final class CellLog {
    var made: [Int] = []
}

extension Array {
    fileprivate func shuffled(by random: inout Linear) -> [Element] {
        var rest = self
        return indices.map { _ in rest.remove(at: random.next(rest.count)) }
    }
}
