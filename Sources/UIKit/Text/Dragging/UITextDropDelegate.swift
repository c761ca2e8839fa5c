import CoreGraphics
import Foundation

/// Changes how text is dropped on a text view, and follows the drag over it.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: UITextDropRequest
    ) -> UITextDropEditability
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: UITextDropRequest
    ) -> UITextDropProposal
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: UITextDropRequest)
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: UIDropSession)
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: UIDropSession)
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: UIDropSession)
    func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: UIDropSession)
}

/// The defaults of optional methods.
extension UITextDropDelegate {
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willBecomeEditableForDrop drop: UITextDropRequest
    ) -> UITextDropEditability { .no }
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: UITextDropRequest
    ) {}
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnter session: UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidUpdate session: UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidExit session: UIDropSession
    ) {}
    public func textDroppableView(
        _ textDroppableView: UIView & UITextDroppable, dropSessionDidEnd session: UIDropSession
    ) {}
}

/// A request for the proposal of a drop on a text view.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    var dropPosition: UITextPosition { get }
    var suggestedProposal: UITextDropProposal { get }
    var isSameView: Bool { get }
    var dropSession: any UIDropSession { get }
}
