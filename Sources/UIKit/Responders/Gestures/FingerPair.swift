import CoreGraphics

/// Two fingers, as pinches and rotations see them.
@MainActor
struct FingerPair {
    let distance: CGFloat
    /// The direction from the first to the second, in radians.
    let angle: CGFloat

    /// Nil unless there are two fingers.
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let way = touches[1].place - touches[0].place
        distance = max(hypot(way.x, way.y), 1)
        angle = atan2(way.y, way.x)
    }

    /// The turn from another pair to this one, the short way round.
    func turn(from other: FingerPair) -> CGFloat {
        let turn = (angle - other.angle).remainder(dividingBy: 2 * .pi)
        return turn.isFinite ? turn : 0
    }
}
