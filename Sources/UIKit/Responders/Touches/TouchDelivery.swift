/// The progress of one touch's delivery to its view. Recognizers may delay or cancel it.
@MainActor
final class TouchDelivery {
    enum Stage {
        /// Nothing was delivered yet.
        case held
        case told
        /// The view receives nothing more.
        case over
    }

    let touch: UITouch
    /// The touch as a set, which is what a view usually receives.
    private(set) lazy var alone: Set<UITouch> = [touch]
    var stage = Stage.held
    /// Whether a recognizer has cancelled the touch, or its view was removed.
    var isCancelled = false
    private var hasMoved = false

    init(_ touch: UITouch, isHeard: Bool) {
        self.touch = touch
        if !isHeard { stage = .over }
    }

    /// Notes that the touch has moved, if it is among those that have news.
    func note(_ touches: [UITouch]) {
        guard touch.state.phase == .moved else { return }
        for other in touches where other === touch { hasMoved = true }
    }

    /// Whether the touch has no receiver left.
    var isFinished: Bool { stage == .over && touch.isOver }

    /// Returns the phase to deliver to the view next; nil if there is none.
    func next(_ arbiter: GestureArbiter) -> UITouch.Phase? {
        switch stage {
        case .over: return nil
        case .held:
            if isCancelled { return finish(nil) }
            if arbiter.holdsBeginning(of: touch) { return nil }
            hasMoved = false
            stage = .told
            return .began
        case .told:
            if isCancelled { return finish(.cancelled) }
            if hasMoved {
                hasMoved = false
                return .moved
            }
            guard touch.isOver else { return nil }
            if touch.state.phase == .ended, arbiter.holdsEnd(of: touch) { return nil }
            return finish(touch.state.phase)
        }
    }

    private func finish(_ phase: UITouch.Phase?) -> UITouch.Phase? {
        stage = .over
        return phase
    }
}
