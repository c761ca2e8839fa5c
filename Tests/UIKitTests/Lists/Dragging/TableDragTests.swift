import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Drags of rows by touches, and drops on tables.
@MainActor @Suite struct TableDragTests {
    private let glass = Glass()
    private let hand = TableHand()

    private func table(y: CGFloat = 0) -> UITableView {
        let table = UITableView.showing(RowSource(4))
        table.rowHeight = 50
        table.contentInsetAdjustmentBehavior = .never
        table.frame = CGRect(x: 0, y: y, width: 320, height: 300)
        (table.dragDelegate, table.dropDelegate) = (hand, hand)
        glass.window.addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    private func point(_ row: Int) -> CGPoint { CGPoint(x: 100, y: CGFloat(row) * 50 + 25) }

    private func lift(_ row: Int) {
        glass.user.touchDown(point(row))
        glass.user.wait(0.6)
    }

    @Test func aRowIsDroppedOnAnother() {
        let table = table()
        lift(1)
        #expect(table.hasActiveDrag)
        glass.user.touchMove(point(3))
        #expect(table.hasActiveDrop)
        glass.user.touchUp()
        #expect(
            hand.calls == ["begin 1", "enter", "over 3", "drop from 1 to 3", "end of drop", "end of drag"])
        #expect(!table.hasActiveDrag && !table.hasActiveDrop)
    }

    @Test func aRowOfAnotherTableHasNoIndexPathHere() {
        _ = table()
        _ = table(y: 400)
        lift(1)
        glass.user.touchMove(CGPoint(x: 100, y: 425))
        glass.user.touchUp()
        #expect(hand.calls.contains("drop from -1 to 0"))
    }

    @Test func aDragThatIsCancelledDropsNothing() {
        let table = table()
        lift(1)
        glass.user.touchMove(point(3))
        table.gestureRecognizers?.forEach { $0.isEnabled = false }
        #expect(hand.calls == ["begin 1", "enter", "over 3", "exit", "end of drop", "end of drag"])
        #expect(!table.hasActiveDrag)
    }

    @Test func anItemOfAViewIsDroppedOnATable() {
        _ = table()
        let view = glass.add("view", CGRect(x: 0, y: 400, width: 100, height: 100))
        let source = LooseItems()
        let drag = UIDragInteraction(delegate: source)
        drag.isEnabled = true
        view.addInteraction(drag)
        glass.user.touchDown(CGPoint(x: 50, y: 450))
        glass.user.wait(0.6)
        glass.user.touchMove(point(2))
        glass.user.touchUp()
        #expect(hand.calls == ["enter", "over 2", "drop from -1 to 2", "end of drop"])
    }

    @Test func aDragScrollsNothingAndSelectsNothing() {
        let table = table()
        lift(1)
        glass.user.touchMove(point(3))
        glass.user.touchUp()
        #expect(table.contentOffset == .zero && table.indexPathForSelectedRow == nil)
    }
}

@MainActor
private final class LooseItems: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
        -> [UIDragItem]
    { [UIDragItem(itemProvider: NSItemProvider())] }
}

@MainActor
private final class TableHand: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    var calls: [String] = []

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls.append("begin \(indexPath.row)")
        return [UIDragItem(itemProvider: NSItemProvider())]
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("end of drag")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("enter")
    }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        calls.append("over \(destinationIndexPath?.row ?? -1)")
        return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        calls.append("exit")
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        let source = coordinator.items.first?.sourceIndexPath?.row ?? -1
        calls.append("drop from \(source) to \(coordinator.destinationIndexPath?.row ?? -1)")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("end of drop")
    }
}
