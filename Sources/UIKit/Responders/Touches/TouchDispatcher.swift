import CoreGraphics

/// Delivers the touches of a window to gesture recognizers and views.
@MainActor
final class TouchDispatcher {
    private var deliveries: [TouchDelivery] = []
    private var lastEvent: UIEvent?
    private var taps = TapCounter()
    let arbiter = GestureArbiter()

    init() {
        arbiter.onRecognition = { [weak self] in self?.cancelTouches(of: $0) }
        arbiter.onSettling = { [weak self] in self?.settle() }
    }

    /// If the window is released during a touch, its touches release the views, which may retain them.
    isolated deinit { for delivery in deliveries { delivery.touch.owners = TouchOwners() } }

    /// Whether there are no touches, and no recognizer waits for further ones.
    var isIdle: Bool { deliveries.isEmpty && arbiter.isIdle }

    // MARK: A new touch

    /// Determines the view and the recognizers of a touch that begins in the window.
    func accept(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
        let view = window.hitTest(touch.state.place, with: event)
        touch.owners.view = view
        touch.state.tapCount = taps.count(at: touch.state.place, time: touch.state.timestamp)
        touch.owners.gestureRecognizers = view.map { recognizers(for: touch, on: $0, event) } ?? []
        deliveries.append(TouchDelivery(touch, isHeard: view.map(hears) ?? false))
    }

    private func recognizers(
        for touch: UITouch, on view: UIView, _ event: UIEvent
    ) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        view.visitUpward { view in
            if let own = view.hierarchy.recognizers { found += own }
            return true
        }
        // Filtered afterwards: delegates may change the view hierarchy.
        return found.isEmpty ? found : found.filter { $0.receives(touch, event) }
    }

    /// Returns whether another touch is delivered to the view: several only if enabled, and none beside a view that is
    /// exclusive (Apple: UIView.isMultipleTouchEnabled, isExclusiveTouch).
    private func hears(_ view: UIView) -> Bool {
        if deliveries.isEmpty { return true }
        let others = deliveries.filter { $0.stage != .over }.compactMap(\.touch.view)
        if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
        return !others.contains { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }
    }

    // MARK: An event

    /// Delivers an event to the window, as far as it has changes for it.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        lastEvent = event
        var touches: [UITouch] = []
        for touch in event.touchesInOrder
        where touch.state.phase != .stationary && touch.owners.window === window { touches.append(touch) }
        for touch in touches { count(touch) }
        arbiter.deliver(touches, event)
        for delivery in deliveries { delivery.note(touches) }
        settle()
    }

    private func count(_ touch: UITouch) {
        let state = touch.state
        switch state.phase {
        case .ended: taps.add(state.tapCount, at: state.place, time: state.timestamp)
        case .moved where state.place.distance(to: state.previousPlace) > TapCounter.reach:
            touch.state.tapCount = 0
        default: break
        }
    }

    /// Ends finished gestures and delivers to the views the touches that are no longer delayed.
    private func settle() {
        if !arbiter.isIdle { arbiter.clean(live: deliveries.map(\.touch).filter { !$0.isOver }) }
        tellViews()
        dropFinished()
        if deliveries.isEmpty { lastEvent = nil }
    }

    private func dropFinished() {
        guard let first = deliveries.first else { return }
        if deliveries.count > 1 {
            deliveries.removeAll(where: \.isFinished)
        } else if first.isFinished {
            deliveries.removeAll(keepingCapacity: true)
        }
    }

    private func tellViews() {
        while deliveries.count == 1 {
            guard let phase = deliveries[0].next(arbiter) else { return }
            tell(deliveries[0], phase)
        }
        while true {
            var news: [News] = []
            for delivery in deliveries {
                if let phase = delivery.next(arbiter) {
                    news.append(News(touch: delivery.touch, phase: phase))
                }
            }
            guard !news.isEmpty else { return }
            for phase in Self.phases { tell(news.filter { $0.phase == phase }.map(\.touch), phase) }
        }
    }

    /// The phases in the order of delivery.
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    private struct News {
        let touch: UITouch
        let phase: UITouch.Phase
    }

    /// Returns whether the touch has been delivered to its view, and further phases will be.
    func hasTold(_ touch: UITouch) -> Bool {
        deliveries.contains { $0.touch === touch && $0.stage == .told }
    }

    /// Delivers a single touch, which needs none of the sorting below.
    private func tell(_ delivery: TouchDelivery, _ phase: UITouch.Phase) {
        let touch = delivery.touch
        guard let view = touch.owners.view, phase != .began || isAllowed(delivery.alone, in: view) else {
            return
        }
        let own = touch.state.phase
        touch.state.phase = phase
        view.tell(delivery.alone, phase, lastEvent)
        touch.state.phase = own
    }

    private func tell(_ touches: [UITouch], _ phase: UITouch.Phase) {
        var rest = touches
        while let view = rest.first?.view {
            let own = rest.filter { $0.view === view }
            rest.removeAll { $0.view === view }
            if phase == .began, !isAllowed(Set(own), in: view) { continue }
            let phases = own.map(\.phase)
            for touch in own { touch.state.phase = phase }
            view.tell(Set(own), phase, lastEvent)
            for (touch, phase) in zip(own, phases) { touch.state.phase = phase }
        }
    }

    /// Returns whether touches may be delivered: a scroll view around the view may keep them.
    private func isAllowed(_ touches: Set<UITouch>, in view: UIView) -> Bool {
        guard let holder = view.superview?.nearestScrollView,
            !holder.touchesShouldBegin(touches, with: lastEvent, in: view)
        else {
            return true
        }
        for delivery in deliveries where touches.contains(delivery.touch) { delivery.stage = .over }
        return false
    }

    // MARK: Taking away

    private func cancelTouches(of recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for delivery in deliveries where recognizer.progress.hasSeen(delivery.touch) {
            delivery.isCancelled = true
        }
    }

    /// Cancels the touches of views that have left the window, and those of their recognizers.
    func viewsDidLeave(_ window: UIWindow) {
        guard !isIdle else { return }
        let gone = deliveries.filter { $0.stage != .over && $0.touch.view?.window !== window }
        let abandoned = arbiter.participants.filter { $0.view?.window !== window }
        guard !gone.isEmpty || !abandoned.isEmpty else { return }
        for delivery in gone { delivery.isCancelled = true }
        for recognizer in abandoned { arbiter.cancel(recognizer) }
        settle()
    }

    /// Ends all touches, for example when the window is removed or the app is deactivated.
    func cancelAll() {
        let event = UIEvent()
        event.touchesInOrder = deliveries.map(\.touch)
        for touch in event.touchesInOrder where !touch.isOver { touch.state.phase = .cancelled }
        lastEvent = event
        for recognizer in arbiter.participants { arbiter.cancel(recognizer) }
        settle()
        deliveries = []
    }
}

extension UIResponder {
    fileprivate func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
    }
}
