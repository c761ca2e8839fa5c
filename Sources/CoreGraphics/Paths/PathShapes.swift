import Foundation

/// The elements of common shapes.
enum PathShapes {
    /// The distance of the control points along a quarter circle's tangents, in radii, for the cubic curve
    /// that approximates it best: 4/3·(√2 − 1).
    static let quarter: CGFloat = 0.552_284_749_830_793_4

    static func rect(_ rect: CGRect) -> [PathStep] {
        guard !rect.isNull else { return [] }
        return [
            .move(rect.origin), .line(CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y)),
            .line(CGPoint(x: rect.origin.x + rect.size.width, y: rect.origin.y + rect.size.height)),
            .line(CGPoint(x: rect.origin.x, y: rect.origin.y + rect.size.height)), .close,
        ]
    }

    static func ellipse(_ rect: CGRect) -> [PathStep] {
        guard !rect.isNull else { return [] }
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (x, y) = (rect.midX, rect.midY)
        let (kx, ky) = (rx * quarter, ry * quarter)
        func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        return [
            .move(at(rx, 0)), .curve(at(rx, ky), at(kx, ry), at(0, ry)),
            .curve(at(-kx, ry), at(-rx, ky), at(-rx, 0)), .curve(at(-rx, -ky), at(-kx, -ry), at(0, -ry)),
            .curve(at(kx, -ry), at(rx, -ky), at(rx, 0)), .close,
        ]
    }

    static func roundedRect(_ rect: CGRect, _ radius: CGSize) -> [PathStep] {
        guard !rect.isNull else { return [] }
        let rx = max(0, min(radius.width, rect.width / 2))
        let ry = max(0, min(radius.height, rect.height / 2))
        guard rx > 0, ry > 0 else { return self.rect(rect.standardized) }
        let (kx, ky) = (rx * (1 - quarter), ry * (1 - quarter))
        let (l, r, t, b) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        return [
            .move(at(r, rect.midY)), .line(at(r, b - ry)),
            .curve(at(r, b - ky), at(r - kx, b), at(r - rx, b)),
            .line(at(l + rx, b)), .curve(at(l + kx, b), at(l, b - ky), at(l, b - ry)),
            .line(at(l, t + ry)), .curve(at(l, t + ky), at(l + kx, t), at(l + rx, t)),
            .line(at(r - rx, t)), .curve(at(r - kx, t), at(r, t + ky), at(r, t + ry)), .close,
        ]
    }

    /// Returns an arc as cubic curves of at most a quarter circle each. `joined` starts with a line from the current
    /// point, otherwise the arc starts with a move. At most a full circle is drawn.
    static func arc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, joined: Bool
    ) -> [PathStep] {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, delta.isFinite else { return [] }
        let sweep = max(-2 * CGFloat.pi, min(2 * CGFloat.pi, delta))
        let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let part = sweep / CGFloat(pieces)
        let handle = 4 / 3 * tan(part / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        var steps: [PathStep] = [joined ? .line(point(startAngle)) : .move(point(startAngle))]
        guard sweep != 0 else { return steps }
        for piece in 0..<pieces {
            let (from, to) = (startAngle + part * CGFloat(piece), startAngle + part * CGFloat(piece + 1))
            let (p0, p3) = (point(from), point(to))
            let c1 = CGPoint(x: p0.x - handle * sin(from), y: p0.y + handle * cos(from))
            let c2 = CGPoint(x: p3.x + handle * sin(to), y: p3.y - handle * cos(to))
            steps.append(.curve(c1, c2, p3))
        }
        return steps
    }

    /// Returns the signed angle from one angle to another in a direction.
    static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let delta = clockwise ? start - end : end - start
        guard delta.isFinite else { return .nan }
        let forward =
            delta >= turn ? turn : delta < 0 ? delta.truncatingRemainder(dividingBy: turn) + turn : delta
        return clockwise ? -forward : forward
    }

    /// Returns the end point of a list of elements.
    static func currentPoint(of steps: [PathStep]) -> CGPoint? {
        guard let last = steps.last else { return nil }
        if let point = last.points.last { return point }
        for step in steps.reversed() {
            if case .move(let start) = step { return start }
        }
        return nil
    }
}
