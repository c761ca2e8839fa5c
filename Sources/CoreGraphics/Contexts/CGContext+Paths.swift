import CCairo
import Foundation

/// Clamps coordinates to Cairo's range: they have 24 bits before the point and would overflow
/// beyond.
enum PathCoordinates {
    static let limit: CGFloat = 1_000_000

    static func clamp(_ value: CGFloat) -> CGFloat { max(-limit, min(limit, value)) }

    static func clamp(_ rect: CGRect) -> CGRect {
        guard
            abs(rect.minX) > limit || abs(rect.maxX) > limit || abs(rect.minY) > limit
                || abs(rect.maxY) > limit
        else { return rect }
        let (x, y) = (clamp(rect.minX), clamp(rect.minY))
        return CGRect(x: x, y: y, width: clamp(rect.maxX) - x, height: clamp(rect.maxY) - y)
    }
}

extension CGContext {
    /// Appends elements to the current path. A list with a value that is not a number is ignored as a whole.
    func append(_ steps: [PathStep]) {
        guard !state.isCollapsed else { return }
        guard steps.allSatisfy({ $0.points.allSatisfy(\.isFinite) }) else { return }
        for step in steps { append(step) }
    }

    private func append(_ step: PathStep) {
        func c(_ value: CGFloat) -> CGFloat { PathCoordinates.clamp(value) }
        switch step {
        case .move(let p): cairo_move_to(cairo, c(p.x), c(p.y))
        case .line(let p): cairo_line_to(cairo, c(p.x), c(p.y))
        case .quad(let control, let p):
            append(cubic: CubicCurve(currentPointOfPath, quad: control, p))
        case .curve(let c1, let c2, let p):
            append(cubic: CubicCurve(p0: .zero, p1: c1, p2: c2, p3: p))
        case .close: cairo_close_path(cairo)
        }
    }

    private func append(cubic curve: CubicCurve) {
        func c(_ value: CGFloat) -> CGFloat { PathCoordinates.clamp(value) }
        cairo_curve_to(
            cairo, c(curve.p1.x), c(curve.p1.y), c(curve.p2.x), c(curve.p2.y), c(curve.p3.x), c(curve.p3.y))
    }

    /// Starts a new path.
    public func beginPath() { cairo_new_path(cairo) }

    /// Starts a new subpath.
    public func move(to point: CGPoint) { append([.move(point)]) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { append([.line(point)]) }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append([.curve(control1, control2, end)])
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { append([.quad(control, end)]) }

    /// Adds straight lines through points, with a new subpath at the first.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        append([.move(first)] + points.dropFirst().map { .line($0) })
    }

    /// Adds a rectangle as a separate subpath.
    public func addRect(_ rect: CGRect) {
        guard !state.isCollapsed, rect.isFinite else { return }
        let r = PathCoordinates.clamp(rect.standardized)
        cairo_rectangle(cairo, r.origin.x, r.origin.y, r.size.width, r.size.height)
    }

    /// Adds rectangles, each as a separate subpath.
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    /// Adds an ellipse as a separate subpath.
    public func addEllipse(in rect: CGRect) { append(PathShapes.ellipse(rect)) }

    /// Adds an arc of a circle, connected to the path by a line. Angles in radians; `clockwise` applies where y
    /// points up, so that on a screen it is counterclockwise, as in Apple's.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let delta = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        append(
            PathShapes.arc(
                center: center, radius: radius, startAngle: startAngle, delta: delta, joined: !isPathEmpty))
    }

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        append(PathShapes.tangentArc(currentPointOfPath, tangent1End, tangent2End, radius))
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath) { append(path.steps) }

    /// Closes the subpath with a straight line to its start.
    public func closePath() { cairo_close_path(cairo) }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { cairo_has_current_point(cairo) == 0 }

    /// The end point of the current path; zero when it is empty.
    public var currentPointOfPath: CGPoint {
        var point = CGPoint.zero
        cairo_get_current_point(cairo, &point.x.native, &point.y.native)
        return point
    }

    /// The bounding box of the current path.
    public var boundingBoxOfPath: CGRect {
        guard !isPathEmpty else { return .null }
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// Returns whether drawing the current path in that mode would cover a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard point.isFinite else { return false }
        applyStrokeStyle(to: cairo)
        cairo_set_fill_rule(cairo, mode.rule.cairo)
        let filled = mode.fills && cairo_in_fill(cairo, point.x, point.y) != 0
        return filled || (mode.strokes && cairo_in_stroke(cairo, point.x, point.y) != 0)
    }

    /// A copy of the current path.
    public var path: CGPath? {
        guard !isPathEmpty, let copy = cairo_copy_path(cairo) else { return nil }
        defer { cairo_path_destroy(copy) }
        return CGPath(steps: PathStep.steps(of: copy.pointee))
    }
}

extension PathStep {
    /// Returns the elements of a Cairo path.
    static func steps(of path: cairo_path_t) -> [PathStep] {
        var steps: [PathStep] = []
        var index = 0
        guard let data = path.data else { return [] }
        func point(_ offset: Int) -> CGPoint {
            CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
        }
        while index < Int(path.num_data) {
            switch data[index].header.type {
            case CAIRO_PATH_MOVE_TO: steps.append(.move(point(1)))
            case CAIRO_PATH_LINE_TO: steps.append(.line(point(1)))
            case CAIRO_PATH_CURVE_TO: steps.append(.curve(point(1), point(2), point(3)))
            default: steps.append(.close)
            }
            index += max(1, Int(data[index].header.length))
        }
        return steps
    }
}

extension CGPathDrawingMode {
    var fills: Bool { self != .stroke }
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
    var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}
