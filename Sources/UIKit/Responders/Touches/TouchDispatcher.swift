import CoreGraphics

/// Brings the touches of a window to gesture recognisers and views.
@MainActor
final class TouchDispatcher {
    private weak var window: UIWindow?
    private var deliveries: [TouchDelivery] = []
    private var lastEvent: UIEvent?
    private var taps = TapCounter()
    let arbiter = GestureArbiter()

    init(window: UIWindow) {
        self.window = window
        arbiter.onRecognition = { [weak self] in self?.cancelTouches(of: $0) }
        arbiter.onSettling = { [weak self] in self?.settle() }
    }

    /// Whether fingers are on the screen or a recogniser waits for more of them.
    var isIdle: Bool { deliveries.isEmpty && arbiter.isIdle }

    // MARK: A new touch

    /// Finds the view and the recognisers of a touch that begins.
    func accept(_ touch: UITouch, _ event: UIEvent) {
        guard let window else { return }
        let view = window.hitTest(touch.place, with: event)
        touch.view = view
        touch.tapCount = taps.count(at: touch.place, time: touch.timestamp)
        touch.gestureRecognizers = recognizers(for: touch, event)
        deliveries.append(TouchDelivery(touch, isHeard: view.map(hears) ?? false))
    }

    private func recognizers(for touch: UITouch, _ event: UIEvent) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.receives(touch, event) {
                found.append(recognizer)
            }
            view = current.hierarchy.superview
        }
        return found
    }

    /// Whether another touch may be told to the view: many only where it wants many, and none beside a view that
    /// wants to be alone (Apple: UIView.isMultipleTouchEnabled, isExclusiveTouch).
    private func hears(_ view: UIView) -> Bool {
        let others = deliveries.filter { $0.stage != .over }.compactMap(\.touch.view)
        if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
        return !others.contains { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }
    }

    // MARK: An event

    func dispatch(_ event: UIEvent) {
        lastEvent = event
        let touches = event.touchesInOrder.filter { $0.window === window && $0.phase != .stationary }
        for touch in touches { count(touch) }
        arbiter.deliver(touches, event)
        for delivery in deliveries where touches.contains(where: { $0 === delivery.touch }) {
            delivery.note(delivery.touch.phase)
        }
        settle()
    }

    private func count(_ touch: UITouch) {
        switch touch.phase {
        case .ended: taps.add(touch.tapCount, at: touch.place, time: touch.timestamp)
        case .moved where touch.place.distance(to: touch.previousPlace) > TapCounter.reach: touch.tapCount = 0
        default: break
        }
    }

    /// Ends what has ended and tells the views what nobody holds back any more.
    private func settle() {
        if !arbiter.isIdle { arbiter.clean(live: deliveries.map(\.touch).filter { !$0.isOver }) }
        tellViews()
        deliveries.removeAll(where: \.isFinished)
        if deliveries.isEmpty { lastEvent = nil }
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

    /// In the order in which a view hears of them.
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    private struct News {
        let touch: UITouch
        let phase: UITouch.Phase
    }

    /// Whether the touch's view has heard of it and is told more.
    func hasTold(_ touch: UITouch) -> Bool {
        deliveries.contains { $0.touch === touch && $0.stage == .told }
    }

    /// The only finger needs none of the sorting below.
    private func tell(_ delivery: TouchDelivery, _ phase: UITouch.Phase) {
        let touch = delivery.touch
        guard let view = touch.view, phase != .began || isAllowed(delivery.alone, in: view) else { return }
        let own = touch.phase
        touch.phase = phase
        view.tell(delivery.alone, phase, lastEvent)
        touch.phase = own
    }

    private func tell(_ touches: [UITouch], _ phase: UITouch.Phase) {
        var rest = touches
        while let view = rest.first?.view {
            let own = rest.filter { $0.view === view }
            rest.removeAll { $0.view === view }
            if phase == .began, !isAllowed(Set(own), in: view) { continue }
            let phases = own.map(\.phase)
            for touch in own { touch.phase = phase }
            view.tell(Set(own), phase, lastEvent)
            for (touch, phase) in zip(own, phases) { touch.phase = phase }
        }
    }

    /// A scroll view around the view may keep touches from it.
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

    /// Views that have left the window hear that their touches are cancelled; so do their recognisers.
    func viewsDidLeave() {
        guard !isIdle else { return }
        let gone = deliveries.filter { $0.stage != .over && $0.touch.view?.window !== window }
        let abandoned = arbiter.participants.filter { $0.view?.window !== window }
        guard !gone.isEmpty || !abandoned.isEmpty else { return }
        for delivery in gone { delivery.isCancelled = true }
        for recognizer in abandoned { arbiter.cancel(recognizer) }
        settle()
    }

    /// Ends all touches, as when the window goes or the application does.
    func cancelAll() {
        let event = UIEvent()
        event.touchesInOrder = deliveries.map(\.touch)
        for touch in event.touchesInOrder where !touch.isOver { touch.phase = .cancelled }
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
