import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes long presses.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The minimum duration in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// The maximum movement of the touch before recognition, in points.
    open var allowableMovement: CGFloat = 10

    private var start: CGPoint?
    private var isBetweenTaps = false
    private var deadline: VirtualClock.Event?

    public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    override var waitsForMoreTouches: Bool { isBetweenTaps }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        isBetweenTaps = false
        guard numberOfTouches <= numberOfTouchesRequired else { return state = isUnderWay ? state : .failed }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        start = progress.place
        guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return wait(nil, .failed) }
        wait(max(minimumPressDuration, 0), .began)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay { return state = .changed }
        if let start, progress.place.distance(to: start) > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if isUnderWay { return state = .ended }
        guard touches.allSatisfy({ $0.tapCount > 0 && $0.tapCount <= numberOfTapsRequired }) else {
            return state = .failed
        }
        isBetweenTaps = true
        wait(TapCounter.longestPause, .failed)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        (start, isBetweenTaps) = (nil, false)
        wait(nil, .failed)
    }

    private var isUnderWay: Bool { state == .began || state == .changed }

    /// Enters the state after the duration, unless another event happens first.
    private func wait(_ duration: TimeInterval?, _ next: State) {
        VirtualClock.main.cancel(deadline)
        deadline = duration.map { duration in
            VirtualClock.main.schedule(after: duration) { [weak self] in
                if self?.state == .possible { self?.state = next }
            }
        }
    }
}
