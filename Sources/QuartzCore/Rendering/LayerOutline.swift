import CoreGraphics

extension CALayer {
    /// Returns the layer's outline, inset by a distance.
    func outline(inset: CGFloat = 0) -> LayerOutline {
        let rect = bounds.standardized.insetBy(dx: inset, dy: inset)
        guard !rect.isNull else {
            return LayerOutline(rect: .zero, radius: 0, corners: [], curve: cornerCurve)
        }
        let limit = min(bounds.standardized.width, bounds.standardized.height) / 2
        func inner(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(0, min(radius, limit) - inset) : 0 }
        guard let cornerRadii else {
            return LayerOutline(
                rect: rect, radius: inner(cornerRadius), corners: maskedCorners, curve: cornerCurve)
        }
        return LayerOutline(
            rect: rect, radius: inner(cornerRadii.all.max() ?? 0), corners: .all, curve: cornerCurve,
            radius: { inner(cornerRadii.radius(of: $0)) })
    }
}

/// A rectangle with some rounded corners.
struct LayerOutline {
    var rect: CGRect
    /// The radius of the corners, or the largest of those that differ.
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    /// Radii of the corners if they differ.
    private let ownRadius: ((CACornerMask) -> CGFloat)?

    init(
        rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve,
        radius ownRadius: ((CACornerMask) -> CGFloat)? = nil
    ) {
        (self.rect, self.radius, self.corners, self.curve) = (rect, radius, corners, curve)
        self.ownRadius = ownRadius
    }

    /// Whether no corner is rounded, so that it can be drawn as a rectangle.
    var isPlain: Bool { radius <= 0 || corners.isEmpty }

    /// Adds the outline to the context's path.
    func add(to context: CGContext) {
        isPlain ? context.addRect(rect) : context.addPath(path)
    }

    /// The outline, from the top left's right end clockwise on the screen.
    var path: CGPath {
        let path = CGMutablePath()
        guard !isPlain else {
            path.addRect(rect)
            return path
        }
        // Each corner with the directions of the outline before and after it.
        let places: [(CACornerMask, CGPoint, CGVector, CGVector)] = [
            (
                .layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0),
                CGVector(dx: 0, dy: 1)
            ),
            (
                .layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                .layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
            (
                .layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1),
                CGVector(dx: 1, dy: 0)
            ),
        ]
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        for (corner, point, arriving, leaving) in places {
            let radius = ownRadius?(corner) ?? radius
            if corners.contains(corner), radius > 0 {
                CornerShape(point: point, arriving: arriving, leaving: leaving).add(
                    to: path, smooth: smoothRadius, radius: radius)
            } else {
                path.addLine(to: point)
            }
        }
        path.closeSubpath()
        return path
    }

    /// The distance from a corner within which the outline may differ from a rectangle's.
    var cornerExtent: CGFloat { isPlain ? 0 : radius * (1 + max(0, smoothRadius ?? 0)) }

    /// The extension of a continuous corner in radii, as far as the sides allow; nil for
    /// circular corners.
    private var smoothRadius: CGFloat? {
        guard curve == .continuous else { return nil }
        return min(CornerShape.smoothing, min(rect.width, rect.height) / 2 / radius - 1)
    }
}

/// One rounded corner.
struct CornerShape {
    var point: CGPoint
    var arriving: CGVector
    var leaving: CGVector

    /// The extension of a continuous corner beyond a circular one, in radii, an approximation of iOS's
    /// corners.
    static let smoothing: CGFloat = 0.6
    /// The distance of the control points along a quarter circle's tangents, in radii: 4/3·(√2 − 1).
    private static let quarter: CGFloat = 0.552_284_749_830_793_4

    func add(to path: CGMutablePath, smooth: CGFloat?, radius r: CGFloat) {
        guard let smooth, smooth > 0.01 else {
            path.addLine(to: at(r, 0))
            path.addCurve(
                to: at(0, r), control1: at(r * (1 - Self.quarter), 0), control2: at(0, r * (1 - Self.quarter))
            )
            return
        }
        addContinuous(to: path, smooth, r)
    }

    /// Adds a shorter arc of the same circle, with a curve at either end from the straight side into
    /// it: with the side's tangent and no curvature at its start, and the arc's tangent at its end.
    private func addContinuous(to path: CGMutablePath, _ smooth: CGFloat, _ r: CGFloat) {
        let turn = CGFloat.pi / 4 * smooth
        let reach = (1 + smooth) * r
        // The start of the arc, measured from the corner along the sides.
        let (along, aside) = (r - r * sin(turn), r - r * cos(turn))
        // The tangent there intersects the side at `meet`.
        let meet = along + aside / tan(turn)
        let early = meet + (reach - meet) * 2 / 3
        path.addLine(to: at(reach, 0))
        path.addCurve(to: at(along, aside), control1: at(early, 0), control2: at(meet, 0))
        let sweep = CGFloat.pi / 2 - 2 * turn
        let handle = 4 / 3 * tan(sweep / 4) * r
        path.addCurve(
            to: at(aside, along),
            control1: at(along - handle * cos(turn), aside + handle * sin(turn)),
            control2: at(aside + handle * sin(turn), along - handle * cos(turn)))
        path.addCurve(to: at(0, reach), control1: at(0, meet), control2: at(0, early))
    }

    /// Returns the point at a distance back along the side before the corner and a distance along the side after it.
    private func at(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x - arriving.dx * back + leaving.dx * on,
            y: point.y - arriving.dy * back + leaving.dy * on)
    }
}
