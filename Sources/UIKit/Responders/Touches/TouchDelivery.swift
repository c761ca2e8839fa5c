/// How far one touch has come on its way to its view. Recognisers may hold it back or take it away.
@MainActor
final class TouchDelivery {
    enum Stage {
        /// Nothing was told yet.
        case held
        case told
        /// The view hears no more.
        case over
    }

    let touch: UITouch
    /// The touch by itself, which is how a view hears of it as a rule.
    private(set) lazy var alone: Set<UITouch> = [touch]
    var stage = Stage.held
    /// Whether a recogniser has taken the touch, or its view is gone.
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

    /// Whether the touch has nobody left to go to.
    var isFinished: Bool { stage == .over && touch.isOver }

    /// What the view is to be told next; nil while there is nothing.
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
