import CCairo
import Foundation

extension CGContext {
    /// The map from the space drawn in to the device, whose y points up as Apple's device's does.
    public var ctm: CGAffineTransform {
        userToPixels.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The same as `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// The map from the space drawn in to pixels counted from the top left; for documents, to points.
    public var userToPixels: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    /// Puts a map before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        guard !state.isCollapsed, !transform.isIdentity else { return }
        let next = transform.concatenating(userToPixels)
        guard transform.isUsable, next.isUsable else {
            state.isCollapsed = true
            return
        }
        var matrix = cairo_matrix_t(next)
        cairo_set_matrix(cairo, &matrix)
    }

    /// Shifts the space drawn in.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Stretches the space drawn in. After a factor of zero nothing can be seen.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the space drawn in, by radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Where a point of the space drawn in lies on the device.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Where a rectangle of the space drawn in lies on the device.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Which point of the space drawn in lies there on the device.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Which rectangle of the space drawn in covers that of the device.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
