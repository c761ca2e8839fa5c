import CCairo
import Foundation

extension CGPath {
    /// Returns whether filling the path would cover a point; the transform, if any, is applied to the point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = point.applying(transform)
        guard point.isFinite, boundingBox.contains(point), let context = CGContext.scratch else {
            return false
        }
        context.addPath(self)
        return context.pathContains(point, mode: rule == .evenOdd ? .eoFill : .fill)
    }
}

extension CGContext {
    /// A context for queries about shapes, in which nothing is drawn.
    static var scratch: CGContext? { bitmap(width: 1, height: 1, scale: 1, opaque: false) }
}
