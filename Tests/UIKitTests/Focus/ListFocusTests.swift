import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The focus in rows and items.
@MainActor
@Suite struct ListFocusTests {
    private final class Rows: UITableViewController {
        var blocked: Set<Int> = []
        var lines: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            50
        }
        override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            !blocked.contains(indexPath.row)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            let (old, new) = (context.previouslyFocusedIndexPath?.row, context.nextFocusedIndexPath?.row)
            lines.append("\(old.map { "\($0)" } ?? "-") to \(new.map { "\($0)" } ?? "-")")
        }
    }

    private func run(_ change: (Rows) -> Void = { _ in }, _ work: (LifeStage, Rows, UITableView) -> Void) {
        let rows = Rows(style: .plain)
        change(rows)
        LifeStage.run(rows) { stage in
            if let table = rows.tableView { work(stage, rows, table) }
        }
    }

    private func focus(_ environment: any UIFocusEnvironment) {
        let system = UIFocusSystem(for: environment)
        system?.requestFocusUpdate(to: environment)
        system?.updateFocusIfNeeded()
    }

    private func focusedRow(_ table: UITableView) -> Int? {
        (UIFocusSystem(for: table)?.focusedItem as? UITableViewCell).flatMap { table.indexPath(for: $0)?.row }
    }

    @Test func arrowsGoFromRowToRow() {
        run({ $0.blocked = [1] }) { stage, rows, table in
            focus(table)
            #expect(focusedRow(table) == 0)
            stage.user.press(key: UIKeyCommand.inputDownArrow)
            stage.user.press(key: UIKeyCommand.inputDownArrow)
            stage.user.press(key: UIKeyCommand.inputUpArrow)
            #expect(focusedRow(table) == 2)
            #expect(rows.lines == ["- to 0", "0 to 2", "2 to 3", "3 to 2"])
        }
    }

    @Test func rowsOutOfSightComeIntoIt() {
        run { stage, _, table in
            focus(table)
            for _ in 0..<30 { stage.user.press(key: UIKeyCommand.inputDownArrow) }
            #expect(focusedRow(table) == 30)
            let place = table.rectForRow(at: IndexPath(row: 30, section: 0))
            #expect(place.maxY <= table.bounds.maxY && table.contentOffset.y > 700)
        }
    }

    @Test func returnChoosesTheRow() {
        run { stage, rows, table in
            focus(table)
            rows.lines = []
            stage.user.press(key: "\r")
            #expect(rows.lines == ["select 0"] && table.indexPathForSelectedRow?.row == 0)
        }
    }

    @Test func selectionMayFollow() {
        run { stage, rows, table in
            table.selectionFollowsFocus = true
            focus(table)
            stage.user.press(key: UIKeyCommand.inputDownArrow)
            #expect(rows.lines == ["select 0", "- to 0", "select 1", "0 to 1"])
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
        }
    }

    @Test func theFocusComesBackWhereItWas() {
        run { stage, _, table in
            table.remembersLastFocusedIndexPath = true
            focus(table)
            for _ in 0..<3 { stage.user.press(key: UIKeyCommand.inputDownArrow) }
            UIFocusSystem(for: table)?.move(to: nil, heading: [])
            focus(table)
            #expect(focusedRow(table) == 3)
        }
    }

    @Test func cellsKnowThatTheyAreFocused() {
        run { stage, _, table in
            focus(table)
            let (first, second) = (table.visibleCells[0], table.visibleCells[1])
            #expect(first.configurationState.isFocused && !second.configurationState.isFocused)
            stage.user.press(key: UIKeyCommand.inputDownArrow)
            #expect(!first.configurationState.isFocused && second.configurationState.isFocused)
        }
    }

    @Test func whatCannotBeSelectedIsNotFocused() {
        let root = UIViewController()
        LifeStage.run(root) { stage in
            let source = ItemSource(9)
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 90, height: 90)
            let grid = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            grid.dataSource = source
            root.view.addSubview(grid)
            stage.settle()
            stage.window.layoutIfNeeded()
            grid.allowsSelection = false
            focus(grid)
            #expect(UIFocusSystem(for: grid)?.focusedItem == nil)
            grid.allowsSelection = true
            focus(grid)
            for key in [
                UIKeyCommand.inputRightArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
            ] {
                stage.user.press(key: key)
            }
            let cell = UIFocusSystem(for: grid)?.focusedItem as? UICollectionViewCell
            #expect(cell.flatMap { grid.indexPath(for: $0)?.item } == 3)
        }
    }
}
