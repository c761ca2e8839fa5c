import Foundation

/// A shape made of lines and curves, to which more can be added.
public final class CGMutablePath: CGPath {
    /// An empty path.
    public init() {
        super.init(steps: [])
    }

    override init(steps: [PathStep]) {
        super.init(steps: steps)
    }

    private func add(_ new: [PathStep], _ transform: CGAffineTransform) {
        steps += transform.isIdentity ? new : new.map { $0.applying(transform) }
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([.move(point)], transform)
    }

    /// A straight line to a point. Without a start it becomes the start.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([steps.isEmpty ? .move(point) : .line(point)], transform)
    }

    /// A quadratic curve.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add((steps.isEmpty ? [.move(control)] : []) + [.quad(control, end)], transform)
    }

    /// A cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add((steps.isEmpty ? [.move(control1)] : []) + [.curve(control1, control2, end)], transform)
    }

    /// Straight lines through points, from a new start at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// A rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathShapes.rect(rect), transform)
    }

    /// Rectangles, each a subpath of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// An ellipse as a subpath of its own.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathShapes.ellipse(rect), transform)
    }

    /// A rectangle with rounded corners as a subpath of its own.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(PathShapes.roundedRect(rect, CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    /// An arc of a circle, joined to the path by a line. Angles in radians; `clockwise` is meant where y
    /// points up, so on a screen it runs the other way round, as in Apple's.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// An arc that turns by `delta` radians, joined to the path by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let joined = !steps.isEmpty
        add(
            PathShapes.arc(
                center: center, radius: radius, startAngle: startAngle, delta: delta, joined: joined),
            transform)
    }

    /// An arc that touches the line from here to `tangent1End` and the line from there to `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        add(PathShapes.tangentArc(start, tangent1End, tangent2End, radius), transform)
    }

    /// Another path's steps.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.steps, transform)
    }

    /// A straight line back to where the subpath started.
    public func closeSubpath() {
        guard !steps.isEmpty else { return }
        steps.append(.close)
    }
}
