import CoreGraphics
import QuartzCore

/// An effect that marks the focused item. Effects are not drawn here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
    public override init() { super.init() }
}

/// A halo around the focused item: around its view, or around a shape in the coordinates of the reference view.
open class UIFocusHaloEffect: UIFocusEffect {
    /// The position of the halo at the edge of its shape.
    public enum Position: Int, Sendable {
        case automatic, outside, inside
    }

    /// The outline of the shape; nil for that of the view.
    let path: UIBezierPath?

    /// The view that contains the halo.
    open weak var containerView: UIView?
    /// The view above which the halo is inserted.
    open weak var referenceView: UIView?
    /// The position of the halo.
    open var position = Position.automatic

    public override init() {
        path = nil
        super.init()
    }

    public init(path: UIBezierPath) {
        self.path = path
        super.init()
    }

    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
}
