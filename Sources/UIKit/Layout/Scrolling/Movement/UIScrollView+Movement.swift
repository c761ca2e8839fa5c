import CoreGraphics
import Foundation
import QuartzCore

/// An animation of content, frame by frame.
@MainActor
final class ScrollMovement {
    enum Kind {
        /// Slows down after a touch has ended.
        case deceleration
        /// Scrolls to an offset set in code.
        case animation
        /// Zooms back to a permitted scale, or to one set in code.
        case zoom
    }

    let kind: Kind
    private let start: TimeInterval
    private let clock = VirtualClock.main
    private var event: VirtualClock.Event?
    /// Applies the state at a time, in seconds from the start; returns whether it was the last one.
    private let show: (TimeInterval) -> Bool
    private let finish: () -> Void

    init(_ kind: Kind, show: @escaping (TimeInterval) -> Bool, finish: @escaping () -> Void) {
        (self.kind, self.show, self.finish) = (kind, show, finish)
        start = clock.now
        scheduleNext()
    }

    private func scheduleNext() {
        event = clock.schedule(at: clock.nextFrameTime) { [weak self] in self?.tick() }
    }

    private func tick() {
        if show(clock.now - start) {
            finish()
        } else if event != nil {
            scheduleNext()
        }
    }

    func cancel() {
        clock.cancel(event)
        event = nil
    }
}

extension UIScrollView {
    /// The duration of scrolling and zooming by code, in seconds.
    private static let animationDuration: TimeInterval = 0.3

    // MARK: Deceleration

    /// Decelerates the content to the position, or beyond it if it has to bounce back.
    func decelerate(to aim: CGPoint) {
        let limits = offsetLimits
        let rate = isPagingEnabled ? DecelerationRate.fast : decelerationRate
        let x = ScrollAxis(
            from: contentOffset.x, to: aim.x, limits: limits.x, rate: rate,
            bounces: bounces && scrollableAxes.contains(.horizontal))
        let y = ScrollAxis(
            from: contentOffset.y, to: aim.y, limits: limits.y, rate: rate,
            bounces: bounces && scrollableAxes.contains(.vertical))
        delegate?.scrollViewWillBeginDecelerating(self)
        move(.deceleration) { view, time in
            let (x, y) = (x.place(at: time), y.place(at: time))
            view.scroll(to: CGPoint(x: x.value, y: y.value))
            return x.isAtRest && y.isAtRest
        } finish: {
            $0.hideIndicatorsSoon()
            $0.delegate?.scrollViewDidEndDecelerating($0)
        }
    }

    // MARK: Animation

    /// Scrolls to a position with a short animation.
    func animate(to target: CGPoint) {
        stopMovement()
        let start = contentOffset
        guard target.x.isFinite, target.y.isFinite, target != start else { return }
        guard window != nil else { return scroll(to: target) }
        move(.animation) { view, time in
            let part = Self.progress(time)
            view.scroll(
                to: part < 1
                    ? CGPoint(
                        x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
                    : target)
            return part >= 1
        } finish: {
            $0.delegate?.scrollViewDidEndScrollingAnimation($0)
            $0.finishScrollingToTop()
        }
    }

    /// Returns the eased progress: 0 at the beginning, 1 at the end.
    static func progress(_ time: TimeInterval) -> CGFloat {
        let part = CGFloat(min(max((time + 1e-9) / animationDuration, 0), 1))
        return part * part * (3 - 2 * part)
    }

    // MARK: All movements

    func move(
        _ kind: ScrollMovement.Kind, show: @escaping (UIScrollView, TimeInterval) -> Bool,
        finish: @escaping (UIScrollView) -> Void
    ) {
        scrolling.movement = ScrollMovement(kind) { [weak self] time in
            guard let self, window != nil else { return true }
            return show(self, time)
        } finish: { [weak self] in
            guard let self else { return }
            scrolling.movement = nil
            if window != nil { finish(self) }
        }
    }

    /// Stops movement where it is. The delegate is notified if a touch stops it.
    func stopMovement() {
        guard let movement = scrolling.movement else { return }
        movement.cancel()
        scrolling.movement = nil
        hideIndicatorsSoon()
        switch movement.kind {
        case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
        case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .zoom: break
        }
    }

    // MARK: To the top

    /// Scrolls to the top as after a tap on the status bar, if the delegate agrees. Returns whether it does.
    @discardableResult
    func scrollToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else {
            return false
        }
        scrolling.isGoingToTop = true
        showIndicators()
        let top = CGPoint(x: contentOffset.x, y: offsetLimits.y.lowerBound)
        if contentOffset == top { finishScrollingToTop() } else { animate(to: top) }
        return true
    }

    fileprivate func finishScrollingToTop() {
        guard scrolling.isGoingToTop else { return }
        scrolling.isGoingToTop = false
        hideIndicatorsSoon()
        delegate?.scrollViewDidScrollToTop(self)
    }
}

extension UIWindow {
    /// Handles a tap on the status bar: if exactly one visible scroll view enables it, that one scrolls to its top
    /// (Apple: UIScrollView.scrollsToTop).
    func statusBarWasTapped() {
        var found: [UIScrollView] = []
        var rest: [UIView] = [self]
        while let view = rest.popLast() {
            guard !view.isHidden, view.alpha >= 0.01 else { continue }
            if let scroll = view as? UIScrollView, scroll.scrollsToTop { found.append(scroll) }
            rest.append(contentsOf: view.subviews)
        }
        if found.count == 1 { found[0].scrollToTop() }
    }
}
