import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The effects of touches on a table, and the calls of a table controller's subclass.
@MainActor @Suite struct TableTouchTests {
    private let glass = Glass()
    private let rows = TouchedRows(style: .plain)

    init() {
        rows.view.frame = glass.window.bounds
        rows.tableView.contentInsetAdjustmentBehavior = .never
        glass.window.addSubview(rows.view)
        rows.view.layoutIfNeeded()
    }

    private var table: UITableView { rows.tableView }
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    /// Returns a point of a row of 50 points, at a distance from its leading edge.
    private func point(_ row: Int, _ x: CGFloat = 100) -> CGPoint { CGPoint(x: x, y: CGFloat(row) * 50 + 25) }

    private func drag(_ from: CGPoint, _ to: CGPoint) {
        glass.user.drag(from: from, to: to, rest: 0.2)
        glass.user.wait(1)
    }

    // MARK: Taps

    @Test func aTapSelects() {
        glass.user.tap(at: point(2))
        #expect(rows.log == ["highlight 2", "unhighlight 2", "select 2", "act 2"])
        #expect(table.indexPathForSelectedRow == path(2))
    }

    @Test func aDragScrollsAndSelectsNothing() {
        drag(point(10), point(4))
        #expect(table.contentOffset.y > 200)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(rows.log == ["drag"])
        #expect(rows.scrolled > 3)
    }

    @Test func aFingerThatLeavesTheRowSelectsNothing() {
        table.isScrollEnabled = false
        drag(point(2), point(4))
        #expect(rows.log == ["highlight 2", "unhighlight 2"])
    }

    @Test func aRowThatMustNotBeHighlightedIsNotSelected() {
        rows.highlights = false
        glass.user.tap(at: point(2))
        #expect(rows.log.isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aSecondRowOfSeveralSetsOffNothing() {
        table.allowsMultipleSelection = true
        glass.user.tap(at: point(0))
        glass.user.tap(at: point(1))
        #expect(rows.log.filter { $0.hasPrefix("act") } == ["act 0"])
    }

    @Test func theDetailButtonIsNotTheRow() {
        table.cellForRow(at: path(1))?.accessoryType = .detailButton
        table.layoutIfNeeded()
        glass.user.tap(at: point(1, 376))
        #expect(rows.log == ["accessory 1"])
    }

    // MARK: Swipes

    @Test func aSwipeOpensTheActions() {
        drag(point(1, 300), point(1, 240))
        #expect(table.openSwipe?.path == path(1))
        #expect(table.cellForRow(at: path(1))?.frame.minX == -74)
        glass.user.tap(at: point(1, 380))
        #expect(rows.log == ["flag 1"])
        #expect(table.openSwipe == nil)
        #expect(table.cellForRow(at: path(1))?.frame.minX == 0)
    }

    @Test func aShortSwipeClosesAgain() {
        drag(point(1, 300), point(1, 275))
        #expect(table.openSwipe == nil)
        #expect(rows.log.isEmpty)
    }

    @Test func aLongSwipePerformsTheFirstAction() {
        drag(point(1, 380), point(1, 60))
        #expect(rows.log == ["flag 1"])
    }

    @Test func aTapElsewhereClosesTheActions() {
        drag(point(1, 300), point(1, 220))
        glass.user.tap(at: point(4))
        #expect(table.openSwipe == nil)
        #expect(rows.log.isEmpty)
    }

    @Test func nothingOpensAtTheSideThatHasNothing() {
        drag(point(1, 100), point(1, 200))
        #expect(table.openSwipe == nil)
    }

    // MARK: Editing

    @Test func theControlAsksBeforeItDeletes() {
        table.setEditing(true, animated: false)
        glass.user.tap(at: point(1, 25))
        #expect(table.openSwipe?.path == path(1))
        glass.user.tap(at: point(1, 380))
        #expect(rows.log == ["flag 1"])
    }

    @Test func theGripMovesTheRow() {
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: path(1))
        glass.user.touchDown(point(1, 380))
        glass.user.wait(0.05)
        glass.user.touchMove(point(3, 380))
        #expect(table.indexPath(for: cell ?? UITableViewCell()) == path(3))
        #expect(rows.log.isEmpty)
        glass.user.touchUp()
        #expect(rows.log == ["move 1 3"])
        #expect(table.visibleCells.prefix(4).map(\.tag) == [0, 2, 3, 1])
        #expect(cell?.frame.minY == 150)
    }

    @Test func theDelegateMayKeepTheRowElsewhere() {
        rows.target = path(2)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        drag(point(0, 380), point(5, 380))
        #expect(rows.log == ["move 0 2"])
    }

    // MARK: Several rows

    @Test func twoFingersSelectRows() {
        table.allowsMultipleSelection = true
        rows.selectsSeveral = true
        glass.user.drag(from: point(1), to: point(4), fingers: 2)
        #expect(table.indexPathsForSelectedRows == (1...4).map(path))
        #expect(rows.log.first == "several 1")
        #expect(rows.log.last == "several end")
        #expect(table.contentOffset.y == 0)
    }

    @Test func twoFingersScrollUnlessTheDelegateLetsThemSelect() {
        table.allowsMultipleSelection = true
        glass.user.drag(from: point(6), to: point(2), fingers: 2)
        #expect(table.contentOffset.y > 100)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    // MARK: Index

    @Test func aFingerOnTheLettersLeadsToSections() {
        rows.letters = ["A", "B", "C", "D"]
        table.reloadData()
        table.layoutIfNeeded()
        // Four letters of 14 points in the middle of 800.
        glass.user.touchDown(CGPoint(x: 395, y: 372 + 14 * 1.5))
        glass.user.wait(0.05)
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 1))
        glass.user.touchMove(CGPoint(x: 395, y: 372 + 14 * 2.5))
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 2))
        glass.user.touchUp()
    }
}

/// Rows of 50 points in sections of fifty, with a log of the delegate calls.
@MainActor
private final class TouchedRows: UITableViewController {
    var log: [String] = []
    var scrolled = 0
    var highlights = true
    var selectsSeveral = false
    var target: IndexPath?
    var letters: [String]?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 50
    }

    override func numberOfSections(in tableView: UITableView) -> Int { letters?.count ?? 1 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.tag = indexPath.row
        return cell
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        highlights
    }
    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("highlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("unhighlight \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        log.append("act \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        log.append("accessory \(indexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { [self] _, _, done in
                log.append("flag \(indexPath.row)")
                done(true)
            }
        ])
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath)
    { log.append("move \(source.row) \(destination.row)") }
    override func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedDestinationIndexPath }

    override func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { selectsSeveral }
    override func tableView(
        _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("several \(indexPath.row)") }
    override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        log.append("several end")
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}
