import CoreGraphics
import Foundation
import QuartzCore

/// The animations of a list's changes: views move from their old positions to their new ones, and removed views stay
/// until they have disappeared.
@MainActor
final class ListMotion {
    /// The duration of a change, in seconds of the clock.
    static let duration: TimeInterval = 0.3

    private weak var list: UIScrollView?
    private var draft: MotionDraft?
    private var departures: [ObjectIdentifier: Departure] = [:]

    init(of list: UIScrollView) { self.list = list }

    /// Whether an animated change is being performed.
    var isCollecting: Bool { draft != nil }

    /// Whether changes of the list are animated.
    var isSeen: Bool { list?.window != nil && AnimationContext.areEnabled && !isCollecting }

    /// Whether any removed view is still disappearing.
    var isUnderWay: Bool { !departures.isEmpty }

    /// The distance that the change has scrolled the content: views that did not move on the screen moved by it in the
    /// content.
    var shift: CGPoint {
        guard let draft, let list else { return .zero }
        return CGPoint(x: list.bounds.minX - draft.offset.x, y: list.bounds.minY - draft.offset.y)
    }

    // MARK: Collecting

    /// Performs a change without animation, recording its effects on the views, then animates them.
    func show(_ views: [UIView], completion: @escaping (Bool) -> Void, change: () -> Void) {
        guard let list else { return }
        draft = MotionDraft(views, offset: list.bounds.origin)
        AnimationContext.with(nil, change)
        let moves = moves()
        let leaving = draft?.departures ?? []
        draft = nil
        run(moves, leaving, completion)
    }

    /// Returns whether the view was visible before the change, or its initial pose has been set.
    func knows(_ view: UIView) -> Bool { draft?.starts[ObjectIdentifier(view)] != nil }

    /// Sets the pose at which a view inserted by the change begins, in the current content.
    func begin(_ view: UIView, at pose: ViewPose) {
        let own = view.superview === list ? pose.moved(by: CGPoint(x: -shift.x, y: -shift.y)) : pose
        draft?.add(view, own)
    }

    /// Keeps a removed view until the animation ends, then calls `finish`.
    func depart(_ view: UIView, finish: @escaping () -> Void) {
        draft?.departures.append(Departure(view, finish: finish))
    }

    /// Sets the pose at which a removed view ends, derived from its visible one. Without it, the view stays in place.
    func end(_ view: UIView, at pose: @escaping (ViewPose) -> ViewPose) {
        draft?.ends[ObjectIdentifier(view)] = pose
    }

    // MARK: Moving

    /// Returns the views whose pose changes, in the order in which they were recorded.
    private func moves() -> [Move] {
        guard let draft else { return [] }
        let leaving = Set(draft.departures.map { ObjectIdentifier($0.view) })
        return draft.order.compactMap { id in
            guard let known = draft.starts[id], known.view.superview != nil else { return nil }
            let start = known.view.superview === list ? known.pose.moved(by: shift) : known.pose
            let end = leaving.contains(id) ? draft.ends[id]?(start) ?? start : ViewPose(known.view)
            let isStill = start == end && ViewPose(known.view) == end
            return isStill ? nil : Move(view: known.view, start: start, end: end)
        }
    }

    private func run(_ moves: [Move], _ leaving: [Departure], _ completion: @escaping (Bool) -> Void) {
        for departure in leaving { departures[ObjectIdentifier(departure.view)] = departure }
        UIView.performWithoutAnimation { for move in moves { move.start.pose(move.view) } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) {
            for move in moves { move.end.pose(move.view) }
        } completion: { [weak self] finished in
            for departure in leaving { self?.finish(departure) }
            guard !finished else { return completion(true) }
            // The code that interrupts an animation is in the middle of a change.
            VirtualClock.main.schedule(after: 0) { completion(false) }
        }
    }

    private func finish(_ departure: Departure) {
        let id = ObjectIdentifier(departure.view)
        guard departures[id] === departure else { return }
        departures[id] = nil
        departure.end()
    }

    /// Finishes all disappearing views at once.
    func stop() {
        for departure in departures.values.sorted(by: { $0.order < $1.order }) { finish(departure) }
    }
}

/// The effects of a change on the views of a list, recorded while it is performed.
private struct MotionDraft {
    /// The offset before the change.
    let offset: CGPoint
    var order: [ObjectIdentifier] = []
    /// The visible poses of views before the change, in the old content.
    var starts: [ObjectIdentifier: (view: UIView, pose: ViewPose)] = [:]
    var ends: [ObjectIdentifier: (ViewPose) -> ViewPose] = [:]
    var departures: [Departure] = []

    @MainActor
    init(_ views: [UIView], offset: CGPoint) {
        self.offset = offset
        for view in views { add(view, ViewPose(view)) }
    }

    mutating func add(_ view: UIView, _ pose: ViewPose) {
        let id = ObjectIdentifier(view)
        guard starts[id] == nil else { return }
        starts[id] = (view, pose)
        order.append(id)
    }
}

/// The start and the end of a view's animation.
private struct Move {
    let view: UIView
    let start: ViewPose
    let end: ViewPose
}

/// A view that is disappearing.
@MainActor
private final class Departure {
    let view: UIView
    /// The number that distinguishes earlier departures from later ones.
    let order: Int
    private let alpha: CGFloat
    private let finish: () -> Void
    private static var count = 0

    init(_ view: UIView, finish: @escaping () -> Void) {
        (self.view, self.finish, alpha) = (view, finish, view.alpha)
        Self.count += 1
        order = Self.count
    }

    /// Finishes the view and restores its appearance for reuse.
    func end() {
        view.endMotion()
        UIView.performWithoutAnimation { view.alpha = alpha }
        finish()
    }
}

extension UIView {
    /// Ends the animation of a view that is put into the reuse queue, so that it starts unanimated when it is reused.
    func endMotion() {
        if layer.isAnimating { layer.removeAllAnimations() }
    }
}
