import CoreGraphics
import Foundation
import QuartzCore

/// What moves on the screen when a list changes: views go from where they stood to where they stand, and those that
/// go stay until they are out of sight.
@MainActor
final class ListMotion {
    /// How long a change takes, in seconds of the clock.
    static let duration: TimeInterval = 0.3

    private weak var list: UIScrollView?
    private var draft: MotionDraft?
    private var departures: [ObjectIdentifier: Departure] = [:]

    init(of list: UIScrollView) { self.list = list }

    /// Whether a change is being carried out that will be seen.
    var isCollecting: Bool { draft != nil }

    /// Whether changes of the list are seen happening.
    var isSeen: Bool { list?.window != nil && AnimationContext.areEnabled && !isCollecting }

    /// Whether anything is on its way out.
    var isUnderWay: Bool { !departures.isEmpty }

    /// By how much the change has scrolled the content: what did not move on the screen did so in the content.
    var shift: CGPoint {
        guard let draft, let list else { return .zero }
        return CGPoint(x: list.bounds.minX - draft.offset.x, y: list.bounds.minY - draft.offset.y)
    }

    // MARK: Collecting

    /// Carries out a change without animation, noting what it does to the views, then has them move.
    func show(_ views: [UIView], completion: @escaping (Bool) -> Void, change: () -> Void) {
        guard let list else { return }
        draft = MotionDraft(views, offset: list.bounds.origin)
        AnimationContext.with(nil, change)
        let moves = moves()
        let leaving = draft?.departures ?? []
        draft = nil
        run(moves, leaving, completion)
    }

    /// Whether the view was seen before the change, or begins somewhere by now.
    func knows(_ view: UIView) -> Bool { draft?.starts[ObjectIdentifier(view)] != nil }

    /// A view that has come with the change begins at a pose, in the content of now.
    func begin(_ view: UIView, at pose: ViewPose) {
        let own = view.superview === list ? pose.moved(by: CGPoint(x: -shift.x, y: -shift.y)) : pose
        draft?.add(view, own)
    }

    /// Keeps a view that goes until the change has been seen, then calls `finish`.
    func depart(_ view: UIView, finish: @escaping () -> Void) {
        draft?.departures.append(Departure(view, finish: finish))
    }

    /// Says where a view is when it is gone, by where it is seen before. Unless said, it stays there.
    func end(_ view: UIView, at pose: @escaping (ViewPose) -> ViewPose) {
        draft?.ends[ObjectIdentifier(view)] = pose
    }

    // MARK: Moving

    /// The views whose place or look changes, in the order in which they were known.
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
            // What interrupts a motion is in the midst of something.
            VirtualClock.main.schedule(after: 0) { completion(false) }
        }
    }

    private func finish(_ departure: Departure) {
        let id = ObjectIdentifier(departure.view)
        guard departures[id] === departure else { return }
        departures[id] = nil
        departure.end()
    }

    /// Has what is on its way out be gone.
    func stop() {
        for departure in departures.values.sorted(by: { $0.order < $1.order }) { finish(departure) }
    }
}

/// What a change does to the views of a list, while it does it.
private struct MotionDraft {
    /// The offset before the change.
    let offset: CGPoint
    var order: [ObjectIdentifier] = []
    /// Where views are seen before the change, in the content as it was.
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

/// The way of a view.
private struct Move {
    let view: UIView
    let start: ViewPose
    let end: ViewPose
}

/// A view on its way out.
@MainActor
private final class Departure {
    let view: UIView
    /// Tells earlier departures from later ones.
    let order: Int
    private let alpha: CGFloat
    private let finish: () -> Void
    private static var count = 0

    init(_ view: UIView, finish: @escaping () -> Void) {
        (self.view, self.finish, alpha) = (view, finish, view.alpha)
        Self.count += 1
        order = Self.count
    }

    /// The view is gone, and looks as it did when it is used again.
    func end() {
        view.endMotion()
        UIView.performWithoutAnimation { view.alpha = alpha }
        finish()
    }
}

extension UIView {
    /// Ends the motion of a view that is put away, so that it begins anew where it is used again.
    func endMotion() {
        if layer.isAnimating { layer.removeAllAnimations() }
    }
}
