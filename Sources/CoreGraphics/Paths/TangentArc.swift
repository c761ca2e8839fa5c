import Foundation

extension PathShapes {
    /// Returns the line and the arc that round off the corner at `corner` between `start` and `end`.
    static func tangentArc(
        _ start: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat
    ) -> [PathStep] {
        let u = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let v = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let (lu, lv) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
        let cross = u.dx * v.dy - u.dy * v.dx
        guard lu > 0, lv > 0, radius > 0, abs(cross) > 1e-9 * lu * lv, (lu + lv).isFinite else {
            return [.line(corner)]
        }
        let half = acos(max(-1, min(1, (u.dx * v.dx + u.dy * v.dy) / (lu * lv)))) / 2
        let reach = radius / tan(half)
        let first = CGPoint(x: corner.x + u.dx / lu * reach, y: corner.y + u.dy / lu * reach)
        let last = CGPoint(x: corner.x + v.dx / lv * reach, y: corner.y + v.dy / lv * reach)
        let bisector = CGVector(dx: u.dx / lu + v.dx / lv, dy: u.dy / lu + v.dy / lv)
        let length = hypot(bisector.dx, bisector.dy)
        let away = radius / sin(half) / length
        let center = CGPoint(x: corner.x + bisector.dx * away, y: corner.y + bisector.dy * away)
        let from = atan2(first.y - center.y, first.x - center.x)
        let to = atan2(last.y - center.y, last.x - center.x)
        let delta = sweep(from: from, to: to, clockwise: cross > 0)
        return arc(center: center, radius: radius, startAngle: from, delta: delta, joined: true)
    }
}
