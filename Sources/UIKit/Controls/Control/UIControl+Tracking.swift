import CoreGraphics
import Foundation

extension UIControl {
    /// The distance from a control within which a touch still counts as inside, in points (observed; Apple documents
    /// none).
    private static let slack: CGFloat = 70

    /// Starts to follow the first of the touches.
    func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, trackedTouch == nil, let touch = first(of: touches, event) else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return forgetTouch() }
        isHighlighted = true
        performActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.holds(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch)
        isTracking = continueTracking(touch, with: event)
        guard isTracking else { return forgetTouch() }
        isHighlighted = isTouchInside
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        performActions(for: events, with: event)
    }

    func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = trackedTouch, touches.holds(touch) else { return }
        let isInside = contains(touch)
        isTouchInside = isInside
        endTracking(touch, with: event)
        forgetTouch()
        performActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
        userDidRelease(touch, isInside: isInside, with: event)
    }

    /// Ends the tracking of a cancelled touch.
    func cancelTouch(_ event: UIEvent?) {
        guard trackedTouch != nil else { return }
        cancelTracking(with: event)
        forgetTouch()
        performActions(for: .touchCancel, with: event)
    }

    private func forgetTouch() {
        trackedTouch = nil
        (isTracking, isTouchInside, isHighlighted) = (false, false, false)
    }

    private func contains(_ touch: UITouch) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: nil)
            || bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(place)
    }

    private func first(of touches: Set<UITouch>, _ event: UIEvent?) -> UITouch? {
        if touches.count == 1 { return touches.first }
        return event?.touchesInOrder.first(where: touches.contains) ?? touches.first
    }

    /// Sends the event for a value changed by the user.
    func sendValueChanged(_ event: UIEvent?) {
        performActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    }
}

extension Set<UITouch> {
    /// Returns whether the touch is among these; usually it is the only one.
    @MainActor
    func holds(_ touch: UITouch) -> Bool { count == 1 ? first === touch : contains(touch) }
}
