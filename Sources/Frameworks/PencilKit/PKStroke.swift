import UIKit

/// A stroke of an ink along a path.
public struct PKStroke: Equatable {
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform
    /// The area in which the stroke is visible; nil for everywhere.
    public var mask: UIBezierPath?
    /// The seed of an ink's grain, which has no effect here.
    public var randomSeed: UInt32 = 0

    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil
    ) { (self.ink, self.path, self.transform, self.mask) = (ink, path, transform, mask) }

    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil,
        randomSeed: UInt32
    ) {
        self.init(ink: ink, path: path, transform: transform, mask: mask)
        self.randomSeed = randomSeed
    }

    /// The rectangle that the stroke covers.
    public var renderBounds: CGRect {
        let parts = path.map { point -> CGRect in
            let (location, radius) = (point.location.applying(transform), width(of: point) / 2)
            return CGRect(origin: location, size: .zero).insetBy(dx: -radius, dy: -radius)
        }
        return parts.dropFirst().reduce(parts.first ?? .null) { $0.union($1) }
    }

    public var maskedPathRanges: [ClosedRange<CGFloat>] {
        path.isEmpty ? [] : [0...CGFloat(path.count - 1)]
    }

    private func width(of point: PKStrokePoint) -> CGFloat {
        let scale = (abs(transform.a * transform.d - transform.b * transform.c)).squareRoot()
        return Swift.max(point.size.width, 0.5) * scale
    }

    /// Draws the stroke in the current context, part by part with the width that it has there.
    func draw() {
        guard let context = UIGraphicsGetCurrentContext(), let first = path.first else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if let mask { mask.addClip() }
        context.setAlpha(ink.inkType.opacity * first.opacity)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        defer { context.endTransparencyLayer() }
        ink.color.setStroke()
        ink.color.setFill()
        var last = first
        dot(first)
        for point in path.interpolatedPoints(by: .parametricStep(0.25)) {
            let line = UIBezierPath()
            line.lineCapStyle = .round
            line.lineWidth = (width(of: last) + width(of: point)) / 2
            line.move(to: last.location.applying(transform))
            line.addLine(to: point.location.applying(transform))
            line.stroke()
            last = point
        }
    }

    private func dot(_ point: PKStrokePoint) {
        let (center, radius) = (point.location.applying(transform), width(of: point) / 2)
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
            .fill()
    }

    /// Whether the stroke is closer to a point than a distance.
    func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
        path.interpolatedPoints(by: .parametricStep(0.25)).contains { part in
            let location = part.location.applying(transform)
            return hypot(location.x - point.x, location.y - point.y) <= distance + width(of: part) / 2
        }
    }
}
