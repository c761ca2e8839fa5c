import CoreGraphics
import Foundation

/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians.
    open var rotation: CGFloat = 0 { didSet { velocity = 0 } }
    /// In radians a second.
    open private(set) var velocity: CGFloat = 0

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }
}
