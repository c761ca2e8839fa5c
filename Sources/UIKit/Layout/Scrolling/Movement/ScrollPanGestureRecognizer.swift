import CoreGraphics
import Foundation
import QuartzCore

/// The recognizer that scrolls a scroll view.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.fingerCame()
    }

    override func reset() {
        super.reset()
        scrollView?.fingersWent()
    }

    override func tellTargets() {
        scrollView?.panDidChange(state)
        super.tellTargets()
    }

    /// Returns whether the content follows the touches: they move along an axis that scrolls, they are not those of a
    /// control, and the content is not at its edge inside another scroll view that can scroll on.
    override func isPan(_ translation: CGPoint) -> Bool {
        guard let scrollView, super.isPan(translation) else { return false }
        if let touched = touchedContent, !scrollView.mayTakeTouches(from: touched) {
            state = .failed
            return false
        }
        let axes = scrollView.scrollableAxes
        let (x, y) = (abs(translation.x), abs(translation.y))
        let isAlong =
            (axes.contains(.horizontal) && x >= Self.hysteresis && x >= y / 2)
            || (axes.contains(.vertical) && y >= Self.hysteresis && y >= x / 2)
        return isAlong && !scrollView.leavesToOuter(translation) && !scrollView.leavesToSheet(translation)
    }

    /// The view in the content that has received the touch.
    private var touchedContent: UIView? {
        guard let touch = progress.touches.first, let content = touch.view, content !== view,
            touch.window?.touchDispatcher.hasTold(touch) == true
        else { return nil }
        return content
    }
}

/// Delays touches on the content of a scroll view until it is known whether they scroll (Apple:
/// UIScrollView.delaysContentTouches).
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
    /// The delay in seconds (observed; Apple documents none).
    private static let delay: TimeInterval = 0.15
    private var deadline: VirtualClock.Event?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { nil }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches,
            scrollView.isScrollEnabled,
            !scrollView.scrollableAxes.isEmpty
        else { return state = .failed }
        deadline = VirtualClock.main.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        VirtualClock.main.cancel(deadline)
    }
}
