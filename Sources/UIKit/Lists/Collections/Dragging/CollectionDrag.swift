import CoreGraphics
import Foundation

/// A drag that began in a collection or is over it.
struct CollectionDrag {
    /// The drag that began here.
    var session: LocalDragSession?
    /// The dragged items, each with its original index path.
    var sources: [(item: UIDragItem, path: IndexPath)] = []
    /// Whether a drag is over the collection.
    var isOver = false
    var proposal: UICollectionViewDropProposal?
}

/// The steps of dragging and dropping by touches. A drag that began in one collection can be dropped on another.
extension UICollectionView {
    /// Begins to drag the item at a point of the content; returns nil if the delegate provides no items.
    package func beginDrag(at point: CGPoint) -> (any UIDragSession)? {
        guard dragInteractionEnabled, let dragDelegate, let path = indexPathForItem(at: point) else {
            return nil
        }
        let session = LocalDragSession(items: [])
        session.place = convert(point, to: nil)
        session.add(dragDelegate.collectionView(self, itemsForBeginning: session, at: path))
        guard !session.items.isEmpty else { return nil }
        session.allowsMoveOperation = dragDelegate.collectionView(
            self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = dragDelegate.collectionView(
            self, dragSessionIsRestrictedToDraggingApplication: session)
        dragging.session = session
        dragging.sources = session.items.map { ($0, path) }
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
        cellForItem(at: path)?.dragState = .dragging
        return session
    }

    /// Adds the item at a point to a drag that began here.
    package func addToDrag(at point: CGPoint) {
        guard let session = dragging.session, let path = indexPathForItem(at: point) else { return }
        let items =
            dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
        session.add(items)
        dragging.sources += items.map { ($0, path) }
    }

    /// Moves a drag over a point of the content.
    package func holdDrag(_ session: any UIDragSession, at point: CGPoint) {
        guard let session = session as? LocalDragSession, let dropDelegate,
            dropDelegate.collectionView(self, canHandle: session)
        else { return }
        session.place = convert(point, to: nil)
        if !dragging.isOver { dropDelegate.collectionView(self, dropSessionDidEnter: session) }
        dragging.isOver = true
        dragging.proposal = OptionalMethod.ask {
            dropDelegate.collectionView(
                self, dropSessionDidUpdate: session, withDestinationIndexPath: indexPathForItem(at: point))
        }
    }

    /// Ends a drag over the collection without a drop.
    package func releaseDrag(_ session: any UIDragSession) {
        guard dragging.isOver, let session = session as? LocalDragSession else { return }
        (dragging.isOver, dragging.proposal) = (false, nil)
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    /// Performs a drop on the collection, if the delegate accepts it.
    package func drop(_ session: any UIDragSession) {
        guard dragging.isOver, let session = session as? LocalDragSession, let dropDelegate else { return }
        let proposal =
            dragging.proposal ?? UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
        let destination = indexPathForItem(at: session.location(in: self))
        (dragging.isOver, dragging.proposal) = (false, nil)
        if proposal.operation == .copy || proposal.operation == .move {
            let coordinator = CollectionDropCoordinator(
                in: self,
                items: session.items.map { item in
                    CollectionDropItem(item, from: dragging.sources.first { $0.item === item }?.path)
                }, destinationIndexPath: destination, proposal: proposal, session: session)
            dropDelegate.collectionView(self, performDropWith: coordinator)
            coordinator.finish()
        }
        dropDelegate.collectionView(self, dropSessionDidEnd: session)
    }

    /// Ends a drag that began here.
    package func endDrag() {
        guard let session = dragging.session else { return }
        for path in Set(dragging.sources.map(\.path)).sorted() { cellForItem(at: path)?.dragState = .none }
        dragging = CollectionDrag()
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    /// Returns the menu of the item at a point of the content.
    package func contextMenu(at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let path = indexPathForItem(at: point), let delegate = collectionDelegate else { return nil }
        let several = OptionalMethod.ask {
            delegate.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
        }
        return several
            ?? delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }
}
