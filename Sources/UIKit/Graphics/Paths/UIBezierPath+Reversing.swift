import CoreGraphics
import Foundation

extension UIBezierPath {
    /// Returns a path of the same shape and stroke, which runs from its end to its start.
    public func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: cgPath.reversed)
        (result.lineWidth, result.lineCapStyle) = (lineWidth, lineCapStyle)
        result.lineJoinStyle = lineJoinStyle
        (result.miterLimit, result.flatness) = (miterLimit, flatness)
        (result.usesEvenOddFillRule, result.dash) = (usesEvenOddFillRule, dash)
        return result
    }
}

extension CGPath {
    /// The subpaths from the last to the first, each from its end to its start.
    fileprivate var reversed: CGPath {
        let result = CGMutablePath()
        for subpath in subpaths.reversed() { subpath.reverse(into: result) }
        return result
    }

    private var subpaths: [Subpath] {
        var found: [Subpath] = []
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: found.append(Subpath(start: points[0]))
            case .closeSubpath:
                guard let last = found.last else { return }
                found[found.count - 1].isClosed = true
                // Elements that follow without a move begin at the subpath's start.
                found.append(Subpath(start: last.start))
            case .addLineToPoint: found.last(add: [points[0]])
            case .addQuadCurveToPoint: found.last(add: [points[0], points[1]])
            case .addCurveToPoint: found.last(add: [points[0], points[1], points[2]])
            }
        }
        return found.enumerated().filter { index, subpath in
            !subpath.segments.isEmpty || !(index > 0 && found[index - 1].isClosed)
        }.map(\.element)
    }
}

/// A connected part of a path.
private struct Subpath {
    let start: CGPoint
    /// The control points and the end of each segment.
    var segments: [[CGPoint]] = []
    var isClosed = false

    init(start: CGPoint) { self.start = start }

    func reverse(into path: CGMutablePath) {
        let ends = [start] + segments.compactMap(\.last)
        path.move(to: ends[ends.count - 1])
        for (index, points) in segments.enumerated().reversed() {
            let end = ends[index]
            switch points.count {
            case 1: path.addLine(to: end)
            case 2: path.addQuadCurve(to: end, control: points[0])
            default: path.addCurve(to: end, control1: points[1], control2: points[0])
            }
        }
        if isClosed { path.closeSubpath() }
    }
}

extension [Subpath] {
    fileprivate mutating func last(add points: [CGPoint]) {
        if !isEmpty { self[count - 1].segments.append(points) }
    }
}
