import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tables with wrong data sources and interfering delegates: they report problems and continue, and never end the program.
@MainActor @Suite struct HostileTableTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    /// A data source and delegate whose results the closures determine.
    final class Liar: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: () -> Int = { 1 }
        var rows: (Int) -> Int = { _ in 3 }
        var height: (IndexPath) -> CGFloat = { _ in 50 }
        var estimate: CGFloat = 50
        var title: CGFloat = 0
        var make: ((UITableView, IndexPath) -> UITableViewCell)?
        var willDisplay: ((UITableView, IndexPath) -> Void)?
        var didEnd: ((UITableView, IndexPath) -> Void)?

        func numberOfSections(in tableView: UITableView) -> Int { sections() }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows(section)
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make?(tableView, indexPath) ?? UITableViewCell(style: .default, reuseIdentifier: "own")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(indexPath)
        }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
            -> CGFloat
        {
            estimate
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            title
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "T"
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { willDisplay?(tableView, indexPath) }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { didEnd?(tableView, indexPath) }
    }

    private func table(_ liar: Liar, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        (table.dataSource, table.delegate) = (liar, liar)
        table.layoutIfNeeded()
        return table
    }

    // MARK: Numbers

    @Test(arguments: [-1, Int.min]) func negativeCountsAreNone(_ count: Int) {
        let liar = Liar()
        liar.rows = { _ in count }
        #expect(table(liar).numberOfRows(inSection: 0) == 0)
        liar.sections = { count }
        #expect(table(liar).numberOfSections == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -7, 0, 1e300, 1e-300])
    func heightsThatAreNoneLeaveTheTableFinite(_ height: CGFloat) {
        for style in [UITableView.Style.plain, .insetGrouped] {
            let liar = Liar()
            liar.rows = { _ in 20 }
            (liar.height, liar.title, liar.estimate) = ({ _ in height }, height, height)
            let table = table(liar, style: style)
            table.rowHeight = height
            table.sectionHeaderHeight = height
            table.estimatedRowHeight = height
            table.sectionHeaderTopPadding = height
            table.layoutIfNeeded()
            #expect(table.contentSize.height.isFinite)
            #expect(table.visibleCells.allSatisfy { $0.frame.minY.isFinite && $0.frame.height.isFinite })
        }
    }

    @Test func countsThatChangeWithEveryAnswer() {
        let liar = Liar()
        var count = 0
        liar.rows = { _ in
            count = (count + 7) % 11
            return count
        }
        liar.sections = { count % 3 + 1 }
        let table = table(liar)
        for round in 0..<20 {
            _ = RuntimeDiagnostics.collect {
                table.performBatchUpdates {
                    table.deleteRows(at: [path(round % 4)], with: .fade)
                    table.insertRows(at: [path(round % 5, round % 2)], with: .fade)
                    table.reloadSections([round % 3], with: .none)
                }
                table.layoutIfNeeded()
            }
        }
        #expect(table.visibleCells.count == table.indexPathsForVisibleRows?.count)
    }

    // MARK: Invalid index paths

    private nonisolated static let nowhere = [
        IndexPath(row: -1, section: 0), IndexPath(row: 0, section: -1), IndexPath(row: 99, section: 0),
        IndexPath(row: 0, section: 99), IndexPath(row: .max, section: .max),
        IndexPath(row: .min, section: .min), IndexPath(), IndexPath(index: 0),
        IndexPath(indexes: [0, 0, 0]),
    ]

    @Test(arguments: nowhere) func askingForWhatIsNotThere(_ path: IndexPath) {
        let table = table(Liar())
        _ = table.cellForRow(at: path)
        _ = table.rectForRow(at: path)
        _ = table.rect(forSection: path.section)
        _ = table.rectForHeader(inSection: path.section)
        _ = table.numberOfRows(inSection: path.section)
        _ = table.headerView(forSection: path.section)
        _ = RuntimeDiagnostics.collect {
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.selectRow(at: path, animated: false, scrollPosition: .top)
            table.deselectRow(at: path, animated: false)
            table.reconfigureRows(at: [path])
            table.layoutIfNeeded()
        }
        #expect(table.contentOffset.y.isFinite)
    }

    @Test(arguments: nowhere) func changingWhatIsNotThere(_ path: IndexPath) {
        let changes: [(UITableView) -> Void] = [
            { $0.deleteRows(at: [path], with: .fade) }, { $0.insertRows(at: [path], with: .fade) },
            { $0.reloadRows(at: [path], with: .fade) }, { $0.moveRow(at: path, to: path) },
            { $0.moveRow(at: path, to: IndexPath(row: 0, section: 0)) },
            { $0.moveRow(at: IndexPath(row: 0, section: 0), to: path) },
            { $0.moveSection(path.section, toSection: path.section) },
        ]
        for change in changes {
            let liar = Liar()
            let table = table(liar)
            _ = RuntimeDiagnostics.collect {
                table.performBatchUpdates { change(table) }
                table.layoutIfNeeded()
            }
            #expect(table.numberOfRows(inSection: 0) == 3)
            #expect(table.visibleCells.count == 3)
        }
    }

    // MARK: Reentrancy

    @Test func updatesInUpdatesAreOneBatch() {
        let liar = Liar()
        var count = 3
        liar.rows = { _ in count }
        let table = table(liar)
        table.performBatchUpdates {
            count = 4
            table.beginUpdates()
            table.insertRows(at: [path(0)], with: .fade)
            table.endUpdates()
            table.performBatchUpdates {
                count = 5
                table.insertRows(at: [path(1)], with: .fade)
            }
        }
        #expect(table.numberOfRows(inSection: 0) == 5 && table.visibleCells.count == 5)
    }

    @Test(arguments: [false, true]) func rowsDeletedWhileTheyAreShown(_ isOnScreen: Bool) {
        let liar = Liar()
        var count = 6
        liar.rows = { _ in count }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = table(liar)
        if isOnScreen { window.addSubview(table) }
        liar.willDisplay = { table, _ in
            guard count > 3 else { return }
            count -= 1
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        VirtualClock.withFresh { clock in
            _ = RuntimeDiagnostics.collect {
                table.reloadData()
                table.layoutIfNeeded()
                clock.advance(by: 1)
                table.layoutIfNeeded()
            }
        }
        #expect(table.numberOfRows(inSection: 0) == 3 && table.visibleCells.count == 3)
    }

    @Test(arguments: [false, true]) func reloadingFromTheEndOfARow(_ isOnScreen: Bool) {
        let liar = Liar()
        var (count, reloads) = (3, 0)
        liar.rows = { _ in count }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = table(liar)
        if isOnScreen { window.addSubview(table) }
        liar.didEnd = { table, _ in
            reloads += 1
            if reloads < 20 { table.reloadData() }
        }
        VirtualClock.withFresh { clock in
            table.performBatchUpdates {
                count = 2
                table.deleteRows(at: [path(1)], with: .fade)
            }
            for _ in 0..<30 {
                clock.advance(by: 0.1)
                table.layoutIfNeeded()
            }
        }
        #expect(table.visibleCells.count == 2 && reloads > 0)
    }

    @Test func aBatchFromTheCompletionOfABatch() {
        let liar = Liar()
        var count = 3
        liar.rows = { _ in count }
        let table = table(liar)
        func grow(_ table: UITableView) {
            guard count < 10 else { return }
            table.performBatchUpdates {
                count += 1
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            } completion: { _ in
                grow(table)
            }
        }
        grow(table)
        #expect(table.numberOfRows(inSection: 0) == 10)
    }

    @Test func aSourceThatGoesAwayInABatch() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var liar: Liar? = Liar()
        let shown = liar.map { table($0) } ?? UITableView()
        window.addSubview(shown)
        _ = RuntimeDiagnostics.collect {
            shown.performBatchUpdates {
                liar = nil
                shown.deleteRows(at: [path(0)], with: .fade)
            }
            shown.layoutIfNeeded()
        }
        #expect(shown.dataSource == nil && shown.visibleCells.isEmpty)
    }

    @Test func theSameCellForEveryRow() {
        let liar = Liar()
        let only = UITableViewCell(style: .default, reuseIdentifier: "only")
        liar.make = { _, _ in only }
        let table = table(liar)
        table.reloadData()
        table.layoutIfNeeded()
        table.deleteRows(at: [path(0)], with: .fade)
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func aTableOfNoSize() {
        let table = UITableView(frame: .zero, style: .insetGrouped)
        let liar = Liar()
        (table.dataSource, table.delegate) = (liar, liar)
        table.layoutIfNeeded()
        table.frame = CGRect(x: 0, y: 0, width: -10, height: CGFloat.nan)
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(table.contentSize.height.isFinite)
    }
}
