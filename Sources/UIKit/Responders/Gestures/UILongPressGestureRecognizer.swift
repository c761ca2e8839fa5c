import CoreGraphics
import Foundation

/// Recognises a press that is held.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// How far the finger may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }
}
