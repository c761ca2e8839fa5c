import CoreGraphics
import Foundation

/// A view whose content a controller previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recognizer of presses, for failure relationships with others.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    /// The part of the view that stays sharp while the rest is blurred.
    var sourceRect: CGRect { get set }
}

/// The methods that provide the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// Returns the controller that previews the content at a location; nil for none.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the controller that was previewed.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// A view that was registered for previews.
///
/// Presses have no force here, so that no touch opens a preview; tools and tests open it by `preview(at:)`.
@MainActor
package final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    package let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(
        target: nil, action: nil)
    package let delegate: any UIViewControllerPreviewingDelegate
    package let sourceView: UIView
    package var sourceRect: CGRect
    private var previewed: UIViewController?

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
        super.init()
        sourceView.addGestureRecognizer(previewingGestureRecognizerForFailureRelationship)
    }

    /// Returns the controller that previews the content at a point of the view.
    package func preview(at point: CGPoint) -> UIViewController? {
        previewed = delegate.previewingContext(self, viewControllerForLocation: point)
        return previewed
    }

    /// Shows the controller that is previewed.
    package func commit() {
        guard let controller = previewed else { return }
        previewed = nil
        delegate.previewingContext(self, commit: controller)
    }

    func end() {
        sourceView.removeGestureRecognizer(previewingGestureRecognizerForFailureRelationship)
    }
}
