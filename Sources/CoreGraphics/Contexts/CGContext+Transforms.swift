import CCairo
import Foundation

extension CGContext {
    /// The transform from user space to the device, whose y points up as Apple's.
    public var ctm: CGAffineTransform {
        userToPixels.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    /// The same as `ctm`.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// The transform from user space to pixels from the top left; for documents, to points.
    public var userToPixels: CGAffineTransform {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return CGAffineTransform(matrix)
    }

    /// Concatenates a transform before the current one.
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

    /// Translates user space.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales user space. After a factor of zero nothing is visible.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates user space, in radians.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Returns a point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Returns a rectangle of user space in device space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Returns a point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Returns the bounding box in user space of a rectangle of device space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
