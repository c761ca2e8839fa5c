import CoreGraphics
import Foundation
import QuartzCore

/// The recogniser that scrolls a scroll view.
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

    /// The content follows a finger that goes along an axis that it scrolls on, unless the finger is that of a control,
    /// or the content is at its edge and a scroll view around this one has more to show.
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

    /// The view in the content that has heard of the finger.
    private var touchedContent: UIView? {
        guard let touch = progress.touches.first, let content = touch.view, content !== view,
            touch.window?.touchDispatcher.hasTold(touch) == true
        else { return nil }
        return content
    }
}

/// Keeps a finger from the content of a scroll view until it is known whether it scrolls (Apple:
/// UIScrollView.delaysContentTouches).
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
    /// In seconds (observed; Apple documents none).
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
