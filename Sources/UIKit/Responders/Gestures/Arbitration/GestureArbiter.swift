/// Decides which of the recognizers of a window may recognize their gestures (Apple: Coordinating multiple gesture
/// recognizers).
@MainActor
final class GestureArbiter {
    /// The recognizers that have received touches and were not reset since, in the order of their first touches.
    private(set) var participants: [UIGestureRecognizer] = []
    /// Called for each recognizer that recognizes its gesture.
    var onRecognition: (UIGestureRecognizer) -> Void = { _ in }
    /// Called when states have changed without an event.
    var onSettling: () -> Void = {}
    private var isDelivering = false

    var isIdle: Bool { participants.isEmpty }

    // MARK: Touches

    /// Delivers the touches to their recognizers, the innermost view's first.
    func deliver(_ touches: [UITouch], _ event: UIEvent) {
        var order: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.owners.gestureRecognizers ?? []
            where !order.contains(where: { $0 === recognizer }) { order.append(recognizer) }
        }
        if order.isEmpty { return }
        isDelivering = true
        for recognizer in order { deliver(touches, to: recognizer, event) }
        isDelivering = false
    }

    private func deliver(_ touches: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent) {
        let progress = recognizer.progress
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let own = touches.filter { touch in
                touch.phase == phase && recognizer.isGiven(touch) && !progress.ignores(touch)
            }
            guard !own.isEmpty, recognizer.isEnabled, !progress.isOver else { continue }
            join(recognizer)
            progress.follow(phase == .began ? own : [])
            recognizer.tell(Set(own), phase, event)
            if phase == .ended || phase == .cancelled { progress.drop(own) }
        }
    }

    private func join(_ recognizer: UIGestureRecognizer) {
        guard recognizer.progress.arbiter !== self else { return }
        recognizer.progress.arbiter = self
        participants.append(recognizer)
    }

    // MARK: States

    /// Changes the state of a recognizer, which may have to wait, or fail instead.
    func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        switch (recognizer.progress.state, state) {
        case (.possible, .began), (.possible, .ended): recognize(recognizer, as: state)
        case (.possible, .changed): recognize(recognizer, as: .began)
        case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
            recognizer.take(state)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            recognizer.take(.cancelled)
        default: return
        }
        if !isDelivering { onSettling() }
    }

    /// Cancels the gesture of a recognizer that was disabled, or whose view was removed.
    func cancel(_ recognizer: UIGestureRecognizer) { move(recognizer, to: .cancelled) }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        let progress = recognizer.progress
        guard progress.isPermitted || recognizer.mayBegin else { return fail(recognizer) }
        progress.isPermitted = true
        let rivals = participants.filter { $0 !== recognizer && $0.progress.shares(with: progress) }
        let winners = rivals.filter(\.progress.hasRecognized)
        if winners.contains(where: { recognizer.requiresFailure(of: $0) || $0.excludes(recognizer) }) {
            return fail(recognizer)
        }
        let open = rivals.filter { $0.progress.state == .possible }
        if open.contains(where: recognizer.requiresFailure) {
            progress.pending = state
            return
        }
        (progress.state, progress.pending) = (state, nil)
        for rival in open where rival.requiresFailure(of: recognizer) || recognizer.excludes(rival) {
            fail(rival)
        }
        onRecognition(recognizer)
        recognizer.tellTargets()
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.progress.state == .possible else { return }
        (recognizer.progress.state, recognizer.progress.pending) = (.failed, nil)
        for waiting in participants {
            guard let pending = waiting.progress.pending else { continue }
            recognize(waiting, as: pending)
        }
    }

    // MARK: The end

    /// Resets the recognizers that have finished and whose touches have ended.
    func clean(live: [UITouch]) {
        for recognizer in participants where !live.contains(where: recognizer.isGiven) {
            let progress = recognizer.progress
            if progress.isOver {
                leave(recognizer)
                progress.reset()
                recognizer.reset()
            } else if progress.state == .possible, progress.pending == nil, !recognizer.waitsForMoreTouches {
                leave(recognizer)
                progress.reset()
            } else {
                progress.forget(except: live + (progress.seen.last.map { [$0] } ?? []))
            }
        }
    }

    private func leave(_ recognizer: UIGestureRecognizer) { participants.removeAll { $0 === recognizer } }

    // MARK: Delays

    /// Returns whether the beginning of the touch is delayed for the view.
    func holdsBeginning(of touch: UITouch) -> Bool {
        isOpen(touch, where: \.delaysTouchesBegan)
    }

    /// Returns whether the end of the touch is delayed for the view.
    func holdsEnd(of touch: UITouch) -> Bool {
        isOpen(touch) { $0.delaysTouchesEnded || $0.delaysTouchesBegan }
    }

    private func isOpen(_ touch: UITouch, where condition: (UIGestureRecognizer) -> Bool) -> Bool {
        participants.contains {
            $0.progress.state == .possible && $0.progress.hasSeen(touch) && !$0.progress.ignores(touch)
                && condition($0)
        }
    }
}
