import CoreGraphics
import Foundation

extension CGVector {
    init(angle: CGFloat, length: CGFloat) {
        self.init(dx: cos(angle) * length, dy: sin(angle) * length)
    }

    init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

    static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
    static func - (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx - b.dx, dy: a.dy - b.dy) }
    static func * (a: CGVector, factor: CGFloat) -> CGVector {
        CGVector(dx: a.dx * factor, dy: a.dy * factor)
    }
    static func += (a: inout CGVector, b: CGVector) { a = a + b }

    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
    /// The angle in radians, clockwise from the right.
    var angle: CGFloat { atan2(dy, dx) }
    var unit: CGVector { length > 0 ? self * (1 / length) : CGVector(dx: 0, dy: 1) }
    /// The vector rotated by 90 degrees.
    var normal: CGVector { CGVector(dx: dy, dy: -dx) }

    func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
    func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

    /// Returns the velocity of the vector's end around its start.
    func turning(_ velocity: CGFloat) -> CGVector { CGVector(dx: -dy * velocity, dy: dx * velocity) }

    func rotated(by angle: CGFloat) -> CGVector {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine)
    }
}

extension CGPoint {
    static func + (a: CGPoint, b: CGVector) -> CGPoint { CGPoint(x: a.x + b.dx, y: a.y + b.dy) }
}

extension CGRect {
    /// The corners of the rectangle, clockwise as displayed.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }
}

extension UIDynamicItem {
    /// Returns the position of an item's point at an offset from its center.
    func point(at offset: UIOffset) -> CGPoint {
        let arm = CGVector(dx: offset.horizontal, dy: offset.vertical)
        return center + arm.rotated(by: CGVector(dx: transform.a, dy: transform.b).angle)
    }
}

extension CGPath {
    /// The path's outline as straight stretches, its curves in pieces.
    var stretches: [(CGPoint, CGPoint)] {
        var result: [(CGPoint, CGPoint)] = []
        var (start, place) = (CGPoint.zero, CGPoint.zero)
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: (start, place) = (points[0], points[0])
            case .addLineToPoint:
                result.append((place, points[0]))
                place = points[0]
            case .addQuadCurveToPoint:
                let curve = [place, points[0], points[1]]
                place = Self.addCurve(curve, to: &result)
            case .addCurveToPoint:
                let curve = [place, points[0], points[1], points[2]]
                place = Self.addCurve(curve, to: &result)
            case .closeSubpath:
                if place != start { result.append((place, start)) }
                place = start
            @unknown default: break
            }
        }
        return result
    }

    /// Adds a Bézier curve in pieces and returns its end.
    private static func addCurve(_ controls: [CGPoint], to result: inout [(CGPoint, CGPoint)]) -> CGPoint {
        var place = controls[0]
        for step in 1...piecesOfCurve {
            let next = point(of: controls, at: CGFloat(step) / CGFloat(piecesOfCurve))
            result.append((place, next))
            place = next
        }
        return place
    }

    private static let piecesOfCurve = 8

    private static func point(of controls: [CGPoint], at part: CGFloat) -> CGPoint {
        var points = controls
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
            }
        }
        return points[0]
    }
}
