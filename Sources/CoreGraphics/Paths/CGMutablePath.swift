import Foundation

/// A mutable shape of lines and curves.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
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

    /// Adds a straight line to a point, which starts the path if it is empty.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add([steps.isEmpty ? .move(point) : .line(point)], transform)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add((steps.isEmpty ? [.move(control)] : []) + [.quad(control, end)], transform)
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        add((steps.isEmpty ? [.move(control1)] : []) + [.curve(control1, control2, end)], transform)
    }

    /// Adds straight lines through points, with a new subpath at the first.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        add([.move(first)] + points.dropFirst().map { .line($0) }, transform)
    }

    /// Adds a rectangle as a separate subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathShapes.rect(rect), transform)
    }

    /// Adds rectangles, each as a separate subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse as a separate subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathShapes.ellipse(rect), transform)
    }

    /// Adds a rectangle with rounded corners as a separate subpath.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(PathShapes.roundedRect(rect, CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    /// Adds an arc of a circle, connected to the path by a line. Angles in radians; `clockwise` applies where y
    /// points up, so that on a screen it is counterclockwise, as in Apple's.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let delta = PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
    }

    /// Adds an arc of `delta` radians, connected to the path by a line.
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

    /// Adds an arc that is tangent to the line from the current point to `tangent1End` and the line from there to
    /// `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = currentPoint.applying(transform.inverted())
        add(PathShapes.tangentArc(start, tangent1End, tangent2End, radius), transform)
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.steps, transform)
    }

    /// Closes the subpath with a straight line to its start.
    public func closeSubpath() {
        guard !steps.isEmpty else { return }
        steps.append(.close)
    }
}
