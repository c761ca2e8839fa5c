extension UIGestureRecognizer {
    /// Returns whether the recognizer receives a touch that begins.
    func receives(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else {
            return false
        }
        return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
            && accepts(touch) && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func isGiven(_ touch: UITouch) -> Bool {
        touch.gestureRecognizers?.contains { $0 === self } == true
    }

    /// Whether the delegate agrees to the beginning, and so do the views from the one touched to the recognizer's.
    var mayBegin: Bool {
        var current = progress.seen.last?.view ?? view
        while let asked = current {
            if !asked.gestureRecognizerShouldBegin(self) { return false }
            current = asked === view ? nil : asked.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Returns whether this one has to wait for the other's failure: by a permanent requirement, or by a delegate's
    /// decision.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        requiredFailures.contains { $0 === other } || shouldRequireFailure(of: other)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
            || other.shouldBeRequiredToFail(by: self)
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }

    /// Returns whether the other cannot recognize once this one has.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
            && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
    }

    func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        progress.notePlace()
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        default: break
        }
    }
}
