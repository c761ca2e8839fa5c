import CoreGraphics
import Foundation

/// Recognizes two touches that move toward or away from each other.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the touches relative to that at the beginning.
    open var scale: CGFloat {
        get { value }
        set {
            value = newValue
            tracker.removeAll()
        }
    }
    /// The change of the scale a second.
    open var velocity: CGFloat { tracker.velocity.x }

    /// The change of the touches' distance that starts a pinch, in points (an estimate; Apple documents none).
    private static let hysteresis: CGFloat = 8

    private var value: CGFloat = 1
    private var tracker = MotionTracker()
    private var last: FingerPair?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        ignoreThirdFinger(touches, event)
        last = FingerPair(progress.touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(progress.touches), let last else { return }
        if state == .possible {
            guard abs(pair.distance - last.distance) >= Self.hysteresis else { return }
            self.last = pair
            tracker.add(CGPoint(x: value, y: 0), at: event.timestamp)
            return state = .began
        }
        value *= pair.distance / last.distance
        self.last = pair
        tracker.add(CGPoint(x: value, y: 0), at: event.timestamp)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        last = nil
        endWhenAllAreLifted(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        (value, last) = (1, nil)
        tracker.removeAll()
    }
}
