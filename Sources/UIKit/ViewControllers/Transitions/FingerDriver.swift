import CoreGraphics

/// Leads a transition by a finger: how far it is moved is how far the transition is, and where it is let go of decides.
@MainActor
final class FingerDriver: UIPercentDrivenInteractiveTransition {
    /// From which speed on a finger decides by its direction, in points a second (an estimate; Apple documents none).
    private static let speed: CGFloat = 300

    /// The way that makes the whole transition, in points.
    private let distance: CGFloat

    init(distance: CGFloat) { self.distance = max(distance, 1) }

    func move(to way: CGFloat) { update(way / distance) }

    /// The finger is let go of. Answers whether the transition takes place.
    @discardableResult
    func letGo(at way: CGFloat, speed: CGFloat) -> Bool {
        let isFar = way / distance > 0.5
        let isDone = speed > Self.speed || (isFar && speed > -Self.speed)
        isDone ? finish() : cancel()
        return isDone
    }
}
