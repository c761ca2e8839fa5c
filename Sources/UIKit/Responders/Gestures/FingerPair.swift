import CoreGraphics

extension UIGestureRecognizer {
    /// Ignores further touches in a gesture with two touches.
    func ignoreThirdFinger(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard numberOfTouches > 2 else { return }
        for touch in touches { ignore(touch, for: event) }
    }

    /// Ends a gesture with two touches when both have ended (Apple: UIPinchGestureRecognizer,
    /// UIRotationGestureRecognizer).
    func endWhenAllAreLifted(_ touches: Set<UITouch>) {
        guard progress.touches.allSatisfy(touches.contains) else { return }
        state = state == .possible ? .failed : .ended
    }
}

/// A pair of touches in pinches and rotations.
@MainActor
struct FingerPair {
    let distance: CGFloat
    /// The direction from the first to the second, in radians.
    let angle: CGFloat

    /// Creates a pair; nil unless there are two touches.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let way = touches[1].state.place - touches[0].state.place
        distance = max(hypot(way.x, way.y), 1)
        angle = atan2(way.y, way.x)
    }

    /// Returns the rotation from another pair to this one, by the smaller angle.
    func turn(from other: FingerPair) -> CGFloat {
        let turn = (angle - other.angle).remainder(dividingBy: 2 * .pi)
        return turn.isFinite ? turn : 0
    }
}
