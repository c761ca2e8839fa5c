import CoreGraphics
import Foundation

/// Recognizes touches that move.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// The distance after which a movement is a pan, in points.
    static let hysteresis: CGFloat = 10

    /// The translation in the window's coordinates.
    private var moved = CGPoint.zero
    private var tracker = MotionTracker()

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    /// Returns the distance moved by the touches, in points of the view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { vector(moved, in: view) }

    /// Sets the distance moved so far, and resets the velocity.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        moved = windowVector(translation, from: view)
        tracker.removeAll()
    }

    /// Returns the velocity of the touches, in points per second of the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint { vector(tracker.velocity, in: view) }

    /// Returns whether touches that have moved by the distance make a pan, in the window's coordinates.
    func isPan(_ translation: CGPoint) -> Bool { hypot(translation.x, translation.y) >= Self.hysteresis }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches {
            if state == .possible { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
        }
        tracker.add(moved, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let steps = touches.map { $0.state.place - $0.state.previousPlace }.reduce(CGPoint.zero, +)
        let count = CGFloat(max(numberOfTouches, 1))
        moved = moved + CGPoint(x: steps.x / count, y: steps.y / count)
        tracker.add(moved, at: event.timestamp)
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        if state != .possible { state = .changed } else if isPan(moved) { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        tracker.add(moved, at: event.timestamp)
        let left = numberOfTouches - touches.count
        if state == .possible {
            if left <= 0 { state = .failed }
        } else if left < max(minimumNumberOfTouches, 1) {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        moved = .zero
        tracker.removeAll()
    }

    // MARK: Vectors

    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        convert(progress.place + vector, to: view) - convert(progress.place, to: view)
    }

    private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = progress.window ?? view.window, view !== window else { return vector }
        return window.convert(vector, from: view) - window.convert(.zero, from: view)
    }
}
