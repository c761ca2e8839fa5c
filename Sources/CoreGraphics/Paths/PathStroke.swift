import Foundation

extension CGPath {
    /// Returns a path whose inside is the area of this path's stroke. Curves are flattened; the
    /// pieces overlap, so that it has to be filled with the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth.isFinite, lineWidth > 0 else { return CGPath(steps: []) }
        var outline = StrokeOutline(
            half: lineWidth / 2, cap: lineCap, join: lineJoin, limit: max(1, miterLimit))
        for (points, isClosed) in Self.chains(of: PathLines(self).lines) { outline.add(points, isClosed) }
        let steps = outline.steps
        return CGPath(steps: transform.isIdentity ? steps : steps.map { $0.applying(transform) })
    }

    /// Returns chains of connected lines, and whether they are closed.
    private static func chains(of lines: [(from: CGPoint, to: CGPoint)]) -> [([CGPoint], Bool)] {
        var chains: [[CGPoint]] = []
        for line in lines where line.from.isFinite && line.to.isFinite {
            if chains.last?.last == line.from {
                chains[chains.count - 1].append(line.to)
            } else {
                chains.append([line.from, line.to])
            }
        }
        return chains.map { points in
            let isClosed = points.count > 2 && points.first == points.last
            return (isClosed ? Array(points.dropLast()) : points, isClosed)
        }
    }
}

/// Collects the pieces of a stroke, all with the same winding direction, so that they join when filled.
private struct StrokeOutline {
    var half: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var limit: CGFloat
    var steps: [PathStep] = []

    init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, limit: CGFloat) {
        (self.half, self.cap, self.join, self.limit) = (half, cap, join, limit)
    }

    mutating func add(_ points: [CGPoint], _ isClosed: Bool) {
        let count = points.count
        for index in 0..<(isClosed ? count : count - 1) {
            let (from, to) = (points[index], points[(index + 1) % count])
            let u = direction(from, to)
            let isFirst = !isClosed && index == 0
            let isLast = !isClosed && index == count - 2
            let (head, tail) = (isFirst && cap == .square ? half : 0, isLast && cap == .square ? half : 0)
            let (nx, ny) = (-u.dy * half, u.dx * half)
            let a = CGPoint(x: from.x - u.dx * head, y: from.y - u.dy * head)
            let b = CGPoint(x: to.x + u.dx * tail, y: to.y + u.dy * tail)
            polygon([
                CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: a.x - nx, y: a.y - ny),
                CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: b.x + nx, y: b.y + ny),
            ])
            if cap == .round {
                if isFirst { circle(from) }
                if isLast { circle(to) }
            }
            if !isLast { corner(from, to, points[(index + 2) % count]) }
        }
    }

    private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }

    private mutating func corner(_ before: CGPoint, _ at: CGPoint, _ after: CGPoint) {
        let (u, v) = (direction(before, at), direction(at, after))
        let cross = u.dx * v.dy - u.dy * v.dx
        let cosine = u.dx * v.dx + u.dy * v.dy
        guard abs(cross) > 1e-9 || cosine < 0 else { return }
        if join == .round {
            circle(at)
            return
        }
        // The outer side is opposite to the turn.
        let side: CGFloat = cross > 0 ? -half : half
        let p = CGPoint(x: at.x - u.dy * side, y: at.y + u.dx * side)
        let q = CGPoint(x: at.x - v.dy * side, y: at.y + v.dx * side)
        var points = [at, p]
        let sharpness = ((1 + cosine) / 2).squareRoot()
        if join == .miter, sharpness > 1e-6, 1 / sharpness <= limit {
            let reach = abs(side) * ((1 - cosine) / (1 + cosine)).squareRoot()
            points.append(CGPoint(x: p.x + u.dx * reach, y: p.y + u.dy * reach))
        }
        polygon(points + [q])
    }

    private mutating func circle(_ center: CGPoint) {
        steps += PathShapes.ellipse(
            CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
    }

    /// Adds a polygon, reversed if necessary to wind as circles do.
    private mutating func polygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            area += point.x * next.y - next.x * point.y
        }
        let ordered = area < 0 ? points.reversed() : points
        steps.append(.move(ordered[0]))
        steps += ordered.dropFirst().map { .line($0) }
        steps.append(.close)
    }
}
