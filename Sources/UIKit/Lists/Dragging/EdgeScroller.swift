import CoreGraphics
import QuartzCore

/// Scrolls a list while an item is held near its edge.
@MainActor
final class EdgeScroller {
    /// The distance from the edge, in points, within which a touch scrolls the list, and the maximum speed, in points
    /// per second (observed; Apple documents neither).
    private static let reach: CGFloat = 44
    private static let speed: CGFloat = 480
    private static let interval: CFTimeInterval = 1 / 60

    private weak var list: UIScrollView?
    private var point = CGPoint.zero
    private var event: VirtualClock.Event?
    private var moved: (CGPoint) -> Void = { _ in }

    init(of list: UIScrollView) { self.list = list }

    /// Updates the position of the touch in the content. `moved` is called with the position after scrolling.
    func hold(at point: CGPoint, moved: @escaping (CGPoint) -> Void) {
        guard let list else { return }
        self.point = CGPoint(x: point.x - list.bounds.minX, y: point.y - list.bounds.minY)
        self.moved = moved
        if event == nil, step != .zero { schedule() }
    }

    func stop() {
        VirtualClock.main.cancel(event)
        event = nil
        moved = { _ in }
    }

    private func schedule() {
        event = VirtualClock.main.schedule(after: Self.interval) { [weak self] in self?.tick() }
    }

    private func tick() {
        event = nil
        guard let list, list.window != nil else { return }
        let step = step
        guard step != .zero else { return }
        list.contentOffset = CGPoint(x: list.contentOffset.x + step.x, y: list.contentOffset.y + step.y)
        moved(CGPoint(x: list.bounds.minX + point.x, y: list.bounds.minY + point.y))
        if event == nil { schedule() }
    }

    /// The distance of the next scrolling step, as far as there is content.
    private var step: CGPoint {
        guard let list else { return .zero }
        let inset = list.adjustedContentInset
        let (size, room) = (list.contentSize, list.bounds)
        return CGPoint(
            x: step(
                point.x, inset.left, room.width - inset.right,
                list.contentOffset.x, -inset.left, size.width + inset.right - room.width),
            y: step(
                point.y, inset.top, room.height - inset.bottom,
                list.contentOffset.y, -inset.top, size.height + inset.bottom - room.height))
    }

    private func step(
        _ place: CGFloat, _ start: CGFloat, _ end: CGFloat, _ offset: CGFloat, _ least: CGFloat,
        _ most: CGFloat
    ) -> CGFloat {
        let into = max(start + Self.reach - place, 0) - max(place - (end - Self.reach), 0)
        guard into != 0, most > least else { return 0 }
        let part = min(max(into / Self.reach, -1), 1)
        let wanted = offset - part * Self.speed * CGFloat(Self.interval)
        return min(max(wanted, least), most) - offset
    }
}
