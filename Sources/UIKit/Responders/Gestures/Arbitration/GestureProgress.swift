import CoreGraphics

/// The progress of a recognizer with its touches.
@MainActor
final class GestureProgress {
    var state = UIGestureRecognizer.State.possible
    /// The state that the recognizer enters once those that must fail have failed.
    var pending: UIGestureRecognizer.State?
    /// Whether the delegate and all views have agreed to the beginning.
    var isPermitted = false
    /// The one that decides, while there are touches.
    weak var arbiter: GestureArbiter?

    /// The touches that are followed.
    private(set) var touches: [UITouch] = []
    /// All touches received since the last reset.
    private(set) var seen: [UITouch] = []
    private var ignored: [UITouch] = []
    /// The middle of the touches when there last were any, in the window's coordinates.
    private(set) var place = CGPoint.zero
    private(set) weak var window: UIWindow?

    var hasRecognized: Bool { state == .began || state == .changed || state == .ended }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

    func hasSeen(_ touch: UITouch) -> Bool { seen.contains { $0 === touch } }
    func ignores(_ touch: UITouch) -> Bool { ignored.contains { $0 === touch } }

    func shares(with other: GestureProgress) -> Bool { seen.contains(where: other.hasSeen) }

    func follow(_ new: [UITouch]) {
        for touch in new where !hasSeen(touch) {
            touches.append(touch)
            seen.append(touch)
        }
        if let window = new.first?.window { self.window = window }
        notePlace()
    }

    func notePlace() { if !touches.isEmpty { place = touches.map(\.state.place).centroid } }

    func drop(_ old: [UITouch]) { touches.removeAll(where: old.contains) }

    func ignore(_ touch: UITouch) {
        ignored.append(touch)
        drop([touch])
    }

    /// Forgets touches that are no longer on the screen.
    func forget(except live: [UITouch]) {
        seen.removeAll { !live.contains($0) }
        ignored.removeAll { !live.contains($0) }
    }

    func reset() {
        (state, pending, isPermitted) = (.possible, nil, false)
        (touches, seen, ignored) = ([], [], [])
        arbiter = nil
    }
}
