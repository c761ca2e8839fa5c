import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The order of a table's delegate calls, and the effects of touches.
@MainActor @Suite struct TableDelegateTests {
    private let glass = Glass()

    /// A point of a row of 50 points.
    private func point(_ row: Int, _ x: CGFloat = 100) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 50 + 25) }
    private func tap(_ row: Int) { glass.user.tap(at: point(row)) }
    private func drag(_ from: CGPoint, _ to: CGPoint) {
        glass.user.drag(from: from, to: to, rest: 0.2)
        glass.user.wait(1)
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func table(_ keeper: Keeper) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (keeper, keeper)
        table.contentInsetAdjustmentBehavior = .never
        glass.window.addSubview(table)
        table.layoutIfNeeded()
        keeper.log = []
        return table
    }

    @Test func aCellIsMadeMeasuredAndThenAnnounced() {
        let keeper = Keeper(rows: 2)
        let table = table(keeper)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(
            keeper.log == [
                "end 0", "end 1", "cell 0", "height 0", "display 0", "cell 1", "height 1", "display 1",
            ])
    }

    @Test func aTapHighlightsThenSelects() {
        let keeper = Keeper(rows: 3)
        let table = table(keeper)
        tap(1)
        #expect(
            keeper.log == [
                "shouldHighlight 1", "highlight 1", "unhighlight 1", "willSelect 1", "select 1",
            ])
        keeper.log = []
        tap(2)
        #expect(keeper.log.suffix(4) == ["willSelect 2", "willDeselect 1", "deselect 1", "select 2"])
        #expect(table.indexPathsForSelectedRows == [path(2)])
    }

    @Test func severalRowsAreSelectedAndDeselected() {
        let keeper = Keeper(rows: 3)
        let table = table(keeper)
        table.allowsMultipleSelection = true
        tap(0)
        tap(2)
        tap(0)
        #expect(table.indexPathsForSelectedRows == [path(2)])
        #expect(keeper.log.suffix(2) == ["willDeselect 0", "deselect 0"])
    }

    @Test func rowsCannotBeSelectedWhileEditingUnlessAllowed() {
        let keeper = Keeper(rows: 3)
        let table = table(keeper)
        table.setEditing(true, animated: false)
        tap(1)
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsSelectionDuringEditing = true
        tap(1)
        #expect(table.indexPathForSelectedRow == path(1))
    }

    // MARK: Swiping

    @Test func aSwipeShowsTheActionsAndMovesTheRow() {
        let keeper = Keeper(rows: 3)
        let table = table(keeper)
        drag(point(1, 300), point(1, 240))
        let cell = table.cellForRow(at: path(1))
        #expect(cell?.frame.minX == -74)
        #expect(table.subviews.compactMap { $0 as? SwipeActionsView }.first?.frame.minX == 301)
        #expect(keeper.log.last == "willEdit 1")
        #expect(cell?.configurationState.isSwiped == true)
    }

    @Test func choosingAnActionEndsTheSwipe() {
        let keeper = Keeper(rows: 3)
        let table = table(keeper)
        drag(point(1, 300), point(1, 240))
        glass.user.tap(at: point(1, 350))
        #expect(keeper.log.suffix(2) == ["flag", "didEdit 1"])
        #expect(table.cellForRow(at: path(1))?.frame.minX == 0)
    }

    @Test func aRowWithoutActionsOffersDeletion() {
        let keeper = Keeper(rows: 3)
        keeper.hasActions = false
        let table = table(keeper)
        drag(point(0, 365), point(0, 30))
        #expect(keeper.log.contains("commit 1 0"))
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test func nothingAtTheLeadingSide() {
        let keeper = Keeper(rows: 1)
        let table = table(keeper)
        drag(point(0, 100), point(0, 250))
        #expect(table.openSwipe == nil)
    }

    // MARK: Editing

    @Test func editingMovesTheContentIn() {
        let keeper = Keeper(rows: 1)
        let table = table(keeper)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(0))
        #expect(cell?.isEditing == true)
        #expect(cell?.editingStyle == .delete)
        #expect(cell?.contentView.frame.minX == 40)
    }

    @Test func theControlAsksBeforeItDeletes() {
        let keeper = Keeper(rows: 2)
        keeper.hasActions = false
        let table = table(keeper)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        glass.user.tap(at: point(0, 25))
        #expect(table.numberOfRows(inSection: 0) == 2)
        glass.user.tap(at: point(0, 360))
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    @Test func movingARow() {
        let keeper = Keeper(rows: 3)
        let table = table(keeper)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(0))
        drag(point(0, 355), point(2, 355))
        #expect(keeper.log.contains("move 0 2"))
        #expect(table.cellForRow(at: path(2)) === cell)
    }

    // MARK: Menus and drags

    @Test func aLongPressOpensTheMenu() {
        let keeper = Keeper(rows: 1)
        _ = table(keeper)
        glass.user.touchDown(point(0))
        glass.user.wait(0.6)
        glass.user.touchUp()
        #expect(keeper.log.contains("menu"))
        #expect(glass.window.subviews.contains { $0 is MenuPanel })
        glass.user.tap(at: CGPoint(x: 20, y: 700))
        #expect(keeper.log.last == "menu end")
    }

    // MARK: Index

    @Test func lettersLeadToSections() {
        let source = IndexedSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 50
        table.dataSource = source
        table.contentInsetAdjustmentBehavior = .never
        glass.window.addSubview(table)
        table.layoutIfNeeded()
        #expect(table.indexView?.frame == CGRect(x: 360, y: 0, width: 15, height: 500))
        #expect(table.visibleCells.first?.contentView.frame.width == 360)
        // Four letters of 14 points in the middle of 500.
        glass.user.tap(at: CGPoint(x: 367, y: 222 + 14 * 2.5))
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 2))
        table.sectionIndexMinimumDisplayRowCount = 1000
        table.layoutIfNeeded()
        #expect(table.indexView == nil)
    }

    @Test func methodsThatAreNotThereAreNotAskedAgain() {
        let source = RowSource(3)
        let table = UITableView.showing(source)
        #expect(table.missingMethods.contains(.estimatedHeightForRow))
        #expect(!table.missingMethods.contains(.heightForRow))
    }

    @Test func theWheelMakesRoomAboveTheRows() {
        let table = UITableView.showing(RowSource(3))
        let wheel = UIRefreshControl()
        table.refreshControl = wheel
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 0)
        var pulls = 0
        wheel.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
        wheel.pull()
        table.layoutIfNeeded()
        #expect(pulls == 1)
        #expect(table.contentOffset.y == -60)
        wheel.endRefreshing()
        #expect(table.contentOffset.y == 0)
    }
}

/// A data source and delegate with all methods, which keeps a log.
@MainActor
private final class Keeper: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: Int
    var hasActions = true
    var log: [String] = []

    init(rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        log.append("height \(indexPath.row)")
        return 50
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        log.append("display \(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { log.append("end \(indexPath.row)") }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return true
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("deselect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        guard hasActions else { return nil }
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { [self] _, _, done in
                log.append("flag")
                done(true)
            }
        ])
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willEdit \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEdit \(indexPath?.row ?? -1)")
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        rows -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        log.append("move \(source.row) \(destination.row)")
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(title: "Menu", children: [UIAction(title: "Open") { _ in }])
        })
    }
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("menu") }
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("menu end") }
}

@MainActor
private final class IndexedSource: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "C", "D"] }
}
