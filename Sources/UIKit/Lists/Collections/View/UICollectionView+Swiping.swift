import CoreGraphics
import Foundation

/// Actions at the sides of a list's rows.
extension UICollectionView: SwipingList {
    var openSwipe: OpenSwipe? {
        get { content.swipe }
        set { content.swipe = newValue }
    }

    func swipeActions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard let list = collectionViewLayout.list(ofSection: path.section) else { return nil }
        let provider =
            side == .leading
            ? list.leadingSwipeActionsConfigurationProvider
            : list.trailingSwipeActionsConfigurationProvider
        return provider?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    var takesSwipes: Bool { !isEditing }
    func swipedCell(at path: IndexPath) -> UIView? { content.cell(at: path) }
    func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func swipedRect(at path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
    func setSwiped(_ isSwiped: Bool, at path: IndexPath) {
        content.cell(at: path)?.isSwiped = isSwiped
    }
    func swipeWillBegin(at path: IndexPath) {}
    func swipeDidEnd(at path: IndexPath) {}

    func addListGestures() {
        addGestureRecognizer(RowSwipeGestureRecognizer())
        addGestureRecognizer(RowMenuGestureRecognizer())
        addGestureRecognizer(ListDragRecognizer())
        addMultipleSelectionGesture()
    }

    /// Returns whether a swipe may begin: rows may prevent it; scrolling closes open actions.
    func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        switch recognizer {
        case let swipe as RowSwipeGestureRecognizer where swipe.view === self: return swipe.mayBegin()
        case let menu as RowMenuGestureRecognizer where menu.view === self: return menu.mayBegin()
        case let drag as ListDragRecognizer where drag.view === self: return drag.mayBegin()
        case let several as MultipleSelectionGestureRecognizer where several.view === self:
            return several.mayBegin()
        case panGestureRecognizer:
            endSwipe()
            return true
        default: return true
        }
    }
}
