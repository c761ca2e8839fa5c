import CoreGraphics
import Foundation

/// What a preview of a view shows of it.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    open var backgroundColor: UIColor! = .systemBackground
    /// What is shown, in the view's coordinates; all of it unless set.
    open var visiblePath: UIBezierPath?
    open var shadowPath: UIBezierPath?

    public override init() { super.init() }

    /// Shows the rectangles of lines of text.
    public convenience init(textLineRects: [NSValue]) { self.init() }
}

/// What a preview of something dragged shows of it.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview stands.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    public let container: UIView
    public let center: CGPoint
    public let transform: CGAffineTransform

    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// Where the picture of something dragged moves to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for a row or an item in a menu or a drag, and where it starts from.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    public let view: UIView
    public let parameters: UIPreviewParameters
    public let target: UIPreviewTarget

    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        let container = view.superview ?? view
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: container, center: view.center))
    }

    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    open var size: CGSize { view.bounds.size }

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}
