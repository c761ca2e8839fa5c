import Foundation

extension CGPath {
    /// The bounding box of the path's points, including control points.
    public var boundingBox: CGRect {
        CGRect(enclosing: steps.lazy.flatMap(\.points))
    }

    /// The bounding box of the path itself.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var here = CGPoint.zero
        var start = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let p): (here, start) = (p, p)
            case .line(let p): here = p
            case .quad(let c, let p):
                points += CubicCurve(here, quad: c, p).extremes
                here = p
            case .curve(let c1, let c2, let p):
                points += CubicCurve(p0: here, p1: c1, p2: c2, p3: p).extremes
                here = p
            case .close: here = start
            }
            points.append(here)
        }
        return CGRect(enclosing: points)
    }
}

/// A cubic curve by its four points.
struct CubicCurve {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
        self.p0 = p0
        self.p1 = p1
        self.p2 = p2
        self.p3 = p3
    }

    /// Creates the cubic curve that equals a quadratic one.
    init(_ p0: CGPoint, quad c: CGPoint, _ p3: CGPoint) {
        func third(_ end: CGPoint) -> CGPoint {
            CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3)
        }
        self.init(p0: p0, p1: third(p0), p2: third(p3), p3: p3)
    }

    func point(at t: CGFloat) -> CGPoint {
        let s = 1 - t
        let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(
            x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
            y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }

    /// The points where the curve has an extreme in x or in y.
    var extremes: [CGPoint] {
        (turns(p0.x, p1.x, p2.x, p3.x) + turns(p0.y, p1.y, p2.y, p3.y)).map(point(at:))
    }

    private func turns(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> [CGFloat] {
        // Zeros of the derivative a·t² + b·t + c.
        let a = 3 * (v3 - 3 * v2 + 3 * v1 - v0)
        let b = 6 * (v2 - 2 * v1 + v0)
        let c = 3 * (v1 - v0)
        var roots: [CGFloat] = []
        if abs(a) < 1e-12 {
            if b != 0 { roots = [-c / b] }
        } else {
            let square = b * b - 4 * a * c
            if square >= 0 {
                roots = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
            }
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}
