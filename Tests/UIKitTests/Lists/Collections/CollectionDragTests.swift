import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Drags of items by touches, and drops on collections.
@MainActor @Suite struct CollectionDragTests {
    private let glass = Glass()
    private let hand = Hand()

    private func view(_ items: [Int], y: CGFloat = 0) -> SourcedCollection {
        let view = UICollectionView.showing([items], UICollectionViewFlowLayout())
        view.contentInsetAdjustmentBehavior = .never
        view.frame = CGRect(x: 0, y: y, width: 320, height: 300)
        (view.dragInteractionEnabled, view.dragDelegate, view.dropDelegate) = (true, hand, hand)
        glass.window.addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    /// Presses a point until what is there is lifted.
    private func lift(_ point: CGPoint) {
        glass.user.touchDown(point)
        glass.user.wait(0.6)
    }

    @Test func anItemIsDraggedFromOneCollectionToAnother() {
        let (from, to) = (view([0, 1, 2]), view([10, 11], y: 400))
        lift(CGPoint(x: 25, y: 25))
        #expect(from.hasActiveDrag && !to.hasActiveDrop)
        glass.user.touchMove(CGPoint(x: 80, y: 425))
        #expect(to.hasActiveDrop)
        glass.user.touchUp()
        #expect(hand.calls == ["begin 0", "enter", "over 1", "drop 0 at 1", "end of drop", "end of drag"])
        #expect(!from.hasActiveDrag && !to.hasActiveDrop)
    }

    @Test func aDragThatLeavesIsDroppedNowhere() {
        let view = view([0, 1, 2])
        lift(CGPoint(x: 25, y: 25))
        glass.user.touchMove(CGPoint(x: 80, y: 25))
        glass.user.touchMove(CGPoint(x: 80, y: 700))
        #expect(!view.hasActiveDrop)
        glass.user.touchUp()
        #expect(hand.calls == ["begin 0", "enter", "over 1", "exit", "end of drag"])
    }

    @Test func whatMayNotMoveIsNotMoved() {
        _ = view([0, 1, 2])
        hand.allowsMove = false
        lift(CGPoint(x: 25, y: 25))
        glass.user.touchMove(CGPoint(x: 80, y: 25))
        glass.user.touchUp()
        #expect(hand.calls == ["begin 0", "enter", "over 1", "exit", "end of drop", "end of drag"])
    }

    @Test func anItemThatIsDraggedKnowsIt() {
        let view = view([0, 1])
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        lift(CGPoint(x: 25, y: 25))
        #expect(cell?.configurationState.cellDragState == .dragging)
        glass.user.touchUp()
        #expect(cell?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
    }

    @Test func nothingIsDraggedWhereDraggingIsOff() {
        let view = view([0])
        view.dragInteractionEnabled = false
        lift(CGPoint(x: 25, y: 25))
        #expect(hand.calls.isEmpty && !view.hasActiveDrag)
    }

    @Test func aLongPressOpensTheMenuOfAnItem() {
        let view = view([0])
        let menus = Menus()
        (view.delegate, view.dragDelegate) = (menus, nil)
        lift(CGPoint(x: 25, y: 250))
        glass.user.touchUp()
        #expect(!glass.window.subviews.contains { $0 is MenuPanel })
        lift(CGPoint(x: 25, y: 25))
        glass.user.touchUp()
        let panel = glass.window.subviews.compactMap { $0 as? MenuPanel }.last
        #expect(panel?.rows.map(\.entry.element.title) == ["Item 0"])
    }
}

@MainActor
private final class Hand: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var calls: [String] = []
    var allowsMove = true

    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        calls.append("exit")
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        calls.append("begin \(indexPath.item)")
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = indexPath.item
        return [item]
    }
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        calls.append("end of drag")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        calls.append("enter")
    }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        calls.append("over \(destinationIndexPath?.item ?? -1)")
        return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        let object = coordinator.items.first?.dragItem.localObject as? Int
        calls.append("drop \(object ?? -1) at \(coordinator.destinationIndexPath?.item ?? -1)")
    }
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        calls.append("end of drop")
    }
}

@MainActor
private final class Menus: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
        })
    }
}
