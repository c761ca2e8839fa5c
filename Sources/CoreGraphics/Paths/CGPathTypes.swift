import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a new subpath at a point.
    case moveToPoint = 0
    /// A straight line to a point.
    case addLineToPoint = 1
    /// A quadratic curve: control point, end point.
    case addQuadCurveToPoint = 2
    /// A cubic curve: two control points, end point.
    case addCurveToPoint = 3
    /// A straight line to the start of the subpath.
    case closeSubpath = 4
}

/// A path element with its points, as passed by `CGPath.applyWithBlock`.
public struct CGPathElement {
    /// The type.
    public var type: CGPathElementType
    /// The points (none to three), valid only during the call that passes the element.
    public var points: UnsafeMutablePointer<CGPoint>
}

/// The rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
    /// Points around which the winding number is not zero are inside.
    case winding
    /// Points from which a ray crosses the path an odd number of times are inside.
    case evenOdd
}

/// The operations of `drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill = 1
    case stroke = 2
    case fillStroke = 3
    case eoFillStroke = 4
}

/// The style of line ends.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// The style of line joins.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// A path element as it is stored.
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
