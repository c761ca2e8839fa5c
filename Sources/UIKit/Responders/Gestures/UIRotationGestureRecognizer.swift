import CoreGraphics
import Foundation

/// Recognizes two touches that rotate around each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation in radians, clockwise.
    open var rotation: CGFloat {
        get { value }
        set {
            value = newValue
            tracker.removeAll()
        }
    }
    /// The velocity in radians per second.
    open var velocity: CGFloat { tracker.velocity.x }

    /// The rotation that starts the gesture, in radians (an estimate; Apple documents none).
    private static let hysteresis: CGFloat = 0.1

    private var value: CGFloat = 0
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
        let turn = pair.turn(from: last)
        if state == .possible, abs(turn) < Self.hysteresis { return }
        value += turn
        self.last = pair
        tracker.add(CGPoint(x: value, y: 0), at: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        last = nil
        endWhenAllAreLifted(touches)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        (value, last) = (0, nil)
        tracker.removeAll()
    }
}
