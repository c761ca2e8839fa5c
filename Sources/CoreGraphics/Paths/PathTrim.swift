import Foundation

extension CGPath {
    /// Returns the part of the path between two fractions of its length, from 0 to 1, flattened to straight lines
    /// that are too short to be distinguished from the curves.
    public func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let lines = PathLines(self)
        let total = lines.length
        guard total > 0, total.isFinite else { return CGPath(steps: []) }
        return CGPath(steps: lines.part(from: max(0, start) * total, to: min(1, end) * total))
    }
}

/// A flattened path.
struct PathLines {
    private(set) var lines: [(from: CGPoint, to: CGPoint)] = []

    init(_ path: CGPath) {
        var (here, start) = (CGPoint.zero, CGPoint.zero)
        for step in path.steps {
            switch step {
            case .move(let p): (here, start) = (p, p)
            case .line(let p): add(&here, p)
            case .quad(let c, let p): add(CubicCurve(here, quad: c, p), &here)
            case .curve(let c1, let c2, let p): add(CubicCurve(p0: here, p1: c1, p2: c2, p3: p), &here)
            case .close: add(&here, start)
            }
        }
    }

    private mutating func add(_ here: inout CGPoint, _ next: CGPoint) {
        if here != next { lines.append((here, next)) }
        here = next
    }

    private mutating func add(_ curve: CubicCurve, _ here: inout CGPoint) {
        let reach =
            hypot(curve.p1.x - curve.p0.x, curve.p1.y - curve.p0.y)
            + hypot(curve.p2.x - curve.p1.x, curve.p2.y - curve.p1.y)
            + hypot(curve.p3.x - curve.p2.x, curve.p3.y - curve.p2.y)
        let pieces = reach.isFinite ? Int(max(8, min(200, reach.squareRoot() * 3))) : 1
        for piece in 1...pieces { add(&here, curve.point(at: CGFloat(piece) / CGFloat(pieces))) }
    }

    var length: CGFloat { lines.reduce(0) { $0 + hypot($1.to.x - $1.from.x, $1.to.y - $1.from.y) } }

    func part(from start: CGFloat, to end: CGFloat) -> [PathStep] {
        var steps: [PathStep] = []
        var (passed, last) = (CGFloat(0), CGPoint?.none)
        for (from, to) in lines {
            let length = hypot(to.x - from.x, to.y - from.y)
            defer { passed += length }
            let (low, high) = (max(start, passed), min(end, passed + length))
            guard low < high else { continue }
            func at(_ place: CGFloat) -> CGPoint {
                let share = (place - passed) / length
                return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
            }
            if last != from || low > passed { steps.append(.move(at(low))) }
            steps.append(.line(at(high)))
            last = high < passed + length ? nil : to
        }
        return steps
    }
}
