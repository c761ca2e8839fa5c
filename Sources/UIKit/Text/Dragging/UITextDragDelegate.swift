import CoreGraphics
import Foundation

/// Changes the items of text that is dragged, and follows the drag.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: UITextDragRequest
    ) -> [UIDragItem]
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: UIDragSession
    ) -> UITargetedDragPreview?
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: UIDragSession)
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: UIDragSession)
    func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

/// The defaults of optional methods.
extension UITextDragDelegate {
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: UIDragSession
    ) {}
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragSessionWillBegin session: UIDragSession
    ) {}
    public func textDraggableView(
        _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

/// A request for the items of text that is about to be dragged.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    var dragRange: UITextRange { get }
    var suggestedItems: [UIDragItem] { get }
    var existingItems: [UIDragItem] { get }
    var isSelected: Bool { get }
    var dragSession: any UIDragSession { get }
}
