import CoreGraphics
import Foundation

/// An interactive movement of an item: the collection displays it elsewhere before the data source is updated.
struct InteractiveMovement {
    /// The item's index path in the data source.
    let origin: IndexPath
    /// The index path to which it has been moved.
    var current: IndexPath
    /// The position of the touch in the content.
    var position: CGPoint?

    /// Returns the data source's index path of the item displayed at an index path.
    func dataSourcePath(of shown: IndexPath) -> IndexPath {
        if shown == current { return origin }
        var item = shown.item
        if shown.section == current.section, shown.item > current.item { item -= 1 }
        if shown.section == origin.section, item >= origin.item { item += 1 }
        return IndexPath(item: item, section: shown.section)
    }
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        layoutIfNeeded()
        guard content.movement == nil, let dataSource, content.contains(path) else { return false }
        guard dataSource.collectionView(self, canMoveItemAt: path) else { return false }
        content.movement = InteractiveMovement(origin: path, current: path)
        return true
    }

    func moveHeld(to position: CGPoint) {
        guard let movement = content.movement else { return }
        edges.hold(at: position) { [weak self] in self?.moveHeld(to: $0) }
        content.movement?.position = position
        setNeedsLayout()
        let proposed = collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: movement.current, withPosition: position)
        let wish = collectionDelegate?.collectionView(
            self, targetIndexPathForMoveFromItemAt: movement.origin, toProposedIndexPath: proposed)
        let target = wish ?? proposed
        guard target != movement.current, content.contains(target) || isEnd(target, for: movement) else {
            return layoutIfNeeded()
        }
        moveShown(to: target)
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: position,
                previousIndexPaths: [movement.current],
                previousPosition: movement.position ?? position))
        layoutIfNeeded()
    }

    /// Returns whether the index path is behind the last item of another section.
    private func isEnd(_ path: IndexPath, for movement: InteractiveMovement) -> Bool {
        content.counts.indices.contains(path.section) && path.section != movement.current.section
            && path.item == content.counts[path.section]
    }

    /// Displays the held item at an index path, and the others in the resulting order.
    private func moveShown(to target: IndexPath) {
        guard let current = content.movement?.current, current != target else { return }
        var updates = BatchUpdates()
        updates.movedItems = [(current, target)]
        var counts = content.counts
        counts[current.section] -= 1
        counts[target.section] += 1
        content.movement?.current = target
        adopt(updates, counts: counts)
    }

    func endMovement(isCancelled: Bool) {
        guard let movement = content.movement else { return }
        edges.stop()
        let layout = collectionViewLayout
        if isCancelled { moveShown(to: movement.origin) }
        content.movement = nil
        if !isCancelled, movement.current != movement.origin {
            dataSource?.collectionView(self, moveItemAt: movement.origin, to: movement.current)
        }
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [movement.current], previousIndexPaths: [movement.origin],
                movementCancelled: isCancelled))
        layoutIfNeeded()
    }

    /// Places the moved item's cell at the touch.
    func placeHeldItem() {
        guard let movement = content.movement, let position = movement.position,
            let cell = content.cell(at: movement.current)
        else { return }
        let attributes = collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: movement.current, withTargetPosition: position)
        stack(cell, Stacking(attributes))
        cell.take(attributes)
    }
}
