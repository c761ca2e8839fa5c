import CoreGraphics
import Foundation

/// A drag that began in a collection, or that is over it.
struct CollectionDrag {
    /// The drag that began here.
    var session: LocalDragSession?
    /// The item that the dragged items came from.
    var source: IndexPath?
    /// Whether a drag is over the collection.
    var isOver = false
    var proposal: UICollectionViewDropProposal?
}

extension UICollectionView: DraggingList {
    func beginDrag(at point: CGPoint) -> LocalDragSession? {
        guard dragInteractionEnabled, dragging.session == nil, let dragDelegate,
            let path = indexPathForItem(at: point)
        else { return nil }
        let session = LocalDragSession(items: [])
        session.place = convert(point, to: nil)
        session.add(dragDelegate.collectionView(self, itemsForBeginning: session, at: path))
        guard !session.items.isEmpty else { return nil }
        session.allowsMoveOperation = dragDelegate.collectionView(
            self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
            self, dragSessionIsRestrictedToDraggingApplication: session)
        (dragging.session, dragging.source) = (session, path)
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
        cellForItem(at: path)?.dragState = .dragging
        return session
    }

    func endDrag() {
        guard let session = dragging.session else { return }
        for cell in visibleCells where cell.dragState != .none { cell.dragState = .none }
        dragging = CollectionDrag()
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }
}

extension UICollectionView: DropTarget {
    func canHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func update(_ session: any UIDropSession) {
        if !dragging.isOver { dropDelegate?.collectionView(self, dropSessionDidEnter: session) }
        dragging.isOver = true
        let path = indexPathForItem(at: session.location(in: self))
        let proposal = dropDelegate?.collectionView(
            self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        dragging.proposal = proposal ?? UICollectionViewDropProposal(operation: .copy)
    }

    func exit(_ session: any UIDropSession) {
        guard dragging.isOver else { return }
        (dragging.isOver, dragging.proposal) = (false, nil)
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func operation(for session: any UIDropSession) -> UIDropOperation {
        (dragging.proposal?.operation ?? .cancel).allowed(by: session)
    }

    func perform(_ session: any UIDropSession) {
        guard operation(for: session).isDrop, let proposal = dragging.proposal, let dropDelegate else {
            return exit(session)
        }
        let source = session.localDragSession === dragging.session ? dragging.source : nil
        let coordinator = CollectionDropCoordinator(
            in: self, items: session.items.map { CollectionDropItem($0, from: source) },
            destinationIndexPath: indexPathForItem(at: session.location(in: self)), proposal: proposal,
            session: session)
        dropDelegate.collectionView(self, performDropWith: coordinator)
        coordinator.finish()
    }

    func sessionDidEnd(_ session: any UIDropSession) {
        (dragging.isOver, dragging.proposal) = (false, nil)
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }
}

extension UICollectionView {
    /// Returns the menu of the item at a point of the content.
    func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForItem(at: point), let delegate = collectionDelegate else { return nil }
        return delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
    }
}
