import CoreGraphics

/// Drives a transition by a touch: its translation determines the progress, and its end whether the transition
/// completes.
@MainActor
final class FingerDriver: UIPercentDrivenInteractiveTransition {
    /// The speed above which the direction decides, in points per second (an estimate; Apple documents none).
    private static let speed: CGFloat = 300

    /// The distance of the whole transition, in points.
    private let distance: CGFloat

    init(distance: CGFloat) { self.distance = max(distance, 1) }

    func move(to way: CGFloat) { update(way / distance) }

    /// Ends the interaction. Returns whether the transition completes.
    @discardableResult
    func letGo(at way: CGFloat, speed: CGFloat) -> Bool {
        let isFar = way / distance > 0.5
        let isDone = speed > Self.speed || (isFar && speed > -Self.speed)
        isDone ? finish() : cancel()
        return isDone
    }
}
