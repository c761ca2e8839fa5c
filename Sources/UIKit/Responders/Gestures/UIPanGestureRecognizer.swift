import CoreGraphics
import Foundation

/// Recognises fingers that are moved.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var translation = CGPoint.zero
    private var velocity = CGPoint.zero

    /// How far the fingers have moved, in points of the view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { translation }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        self.translation = translation
        velocity = .zero
    }

    /// How fast the fingers move, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { velocity }

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }
}
