import CoreGraphics

/// The position of a pointing device's pointer in a window, and the recognizers below it.
@MainActor
final class PointerTracker {
    private weak var window: UIWindow?
    private var over: [UIHoverGestureRecognizer] = []
    /// The interaction that determines the pointer at its position.
    private weak var interaction: UIPointerInteraction?

    init(window: UIWindow) { self.window = window }

    /// Moves the pointer: notifies the recognizers that it has left first, then those that it is over.
    func dispatch(_ event: UIEvent) {
        guard let touch = event.touchesInOrder.first else { return }
        let found = touch.phase == .regionExited ? [] : recognizers(at: touch, event)
        let left = over.filter { recognizer in !found.contains { $0 === recognizer } }
        over = found
        for recognizer in left { recognizer.point(at: touch, isOver: false) }
        for recognizer in found { recognizer.point(at: touch, isOver: true) }
        changeInteraction(at: touch)
    }

    /// Changes to the interaction of the nearest view that has one.
    private func changeInteraction(at touch: UITouch) {
        let views = touch.phase == .regionExited ? nil : touch.view
        let found = sequence(first: views, next: { $0?.superview }).lazy.prefix { $0 != nil }
            .compactMap { view in
                view?.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first { $0.isEnabled }
            }
            .first
        if found !== interaction { interaction?.pointerDidLeave() }
        interaction = found
        found?.pointerIsOver(
            UIPointerRegionRequest(location: touch.location(in: found?.view), modifiers: []))
    }

    private func recognizers(at touch: UITouch, _ event: UIEvent) -> [UIHoverGestureRecognizer] {
        var found: [UIHoverGestureRecognizer] = []
        touch.owners.view = window?.hitTest(touch.state.place, with: event)
        var view = touch.view
        while let current = view {
            for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
            where recognizer.isEnabled { found.append(recognizer) }
            view = current.superview
        }
        return found
    }

    /// Called when views have left the window: the pointer is no longer over them.
    func viewsDidLeave() {
        if let left = interaction, left.view?.window !== window {
            interaction = nil
            left.pointerDidLeave()
        }
        let gone = over.filter { $0.view?.window !== window }
        guard !gone.isEmpty else { return }
        over.removeAll { recognizer in gone.contains { $0 === recognizer } }
        for recognizer in gone { recognizer.endHovering(.cancelled) }
    }
}

/// An event of a pointer that moves over the screen without touching.
final class HoverEvent: UIEvent {
    override var type: EventType { .hover }
}
