import CoreGraphics
import Foundation

/// Follows what is done with a document, and provides the controller that presents previews.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
        -> UIViewController
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

/// The defaults of optional methods.
extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { OptionalMethod.absent(UIViewController(nibName: nil, bundle: nil)) }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController)
        -> CGRect
    { OptionalMethod.absent(.zero) }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController)
        -> UIView?
    { OptionalMethod.absent(nil) }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        OptionalMethod.absent()
    }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        OptionalMethod.absent()
    }
    public func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) { OptionalMethod.absent() }
    public func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) { OptionalMethod.absent() }
    public func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) { OptionalMethod.absent() }
    public func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) { OptionalMethod.absent() }
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) { OptionalMethod.absent() }
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) { OptionalMethod.absent() }
}
