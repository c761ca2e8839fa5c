import CoreGraphics
import Foundation

/// Recognises two fingers that part or meet.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers relative to that at the beginning.
    open var scale: CGFloat = 1 { didSet { velocity = 0 } }
    /// The change of the scale a second.
    open private(set) var velocity: CGFloat = 0

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }
}
