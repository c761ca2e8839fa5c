import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct CollectionDragTests {
    private func view(_ items: [Int]) -> SourcedCollection {
        let view = UICollectionView.showing([items], UICollectionViewFlowLayout())
        view.dragInteractionEnabled = true
        return view
    }

    @Test func anItemIsDraggedFromOneCollectionToAnother() throws {
        let (from, to) = (view([0, 1, 2]), view([10, 11]))
        let hand = Hand()
        (from.dragDelegate, to.dropDelegate) = (hand, hand)
        let session = try #require(from.beginDrag(at: CGPoint(x: 25, y: 25)))
        #expect(from.hasActiveDrag)
        to.holdDrag(session, at: CGPoint(x: 80, y: 25))
        #expect(to.hasActiveDrop)
        to.drop(session)
        from.endDrag()
        #expect(hand.calls == ["begin 0", "enter", "over 1", "drop 0 at 1", "end of drop", "end of drag"])
        #expect(!from.hasActiveDrag && !to.hasActiveDrop)
    }

    @Test func nothingIsDraggedWhereDraggingIsOff() {
        let view = view([0])
        let hand = Hand()
        (view.dragDelegate, view.dragInteractionEnabled) = (hand, false)
        #expect(view.beginDrag(at: CGPoint(x: 25, y: 25)) == nil)
    }

    @Test func aLongPressAsksForAMenu() throws {
        let view = view([0])
        let menus = Menus()
        view.delegate = menus
        let menu = try #require(view.contextMenu(at: CGPoint(x: 25, y: 25))?.makeMenu())
        #expect(menu.title == "Item 0")
        #expect(view.contextMenu(at: CGPoint(x: 25, y: 300)) == nil)
    }
}

@MainActor
private final class Hand: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    var calls: [String] = []

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
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(title: "Item \(indexPath.item)") })
    }
}
