import Foundation

/// What one step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new subpath at a point.
    case moveToPoint = 0
    /// A straight line to a point.
    case addLineToPoint = 1
    /// A quadratic curve: control point, end point.
    case addQuadCurveToPoint = 2
    /// A cubic curve: two control points, end point.
    case addCurveToPoint = 3
    /// A straight line back to where the subpath started.
    case closeSubpath = 4
}

/// One step of a path with its points, as `CGPath.applyWithBlock` hands it out.
public struct CGPathElement {
    /// What the step does.
    public var type: CGPathElementType
    /// The step's points (none to three), valid only during the call that hands out the element.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// Which places count as inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Those that the path winds round.
    case winding
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// How `drawPath(using:)` paints.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// How open lines end.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// A step of a path as it is stored.
enum PathStep: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    var points: [CGPoint] {
        switch self {
        case .move(let p), .line(let p): [p]
        case .quad(let c, let p): [c, p]
        case .curve(let c1, let c2, let p): [c1, c2, p]
        case .close: []
        }
    }

    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    func applying(_ t: CGAffineTransform) -> PathStep {
        switch self {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let c, let p): .quad(c.applying(t), p.applying(t))
        case .curve(let c1, let c2, let p): .curve(c1.applying(t), c2.applying(t), p.applying(t))
        case .close: .close
        }
    }
}
