import CoreGraphics

/// The pointer's shape.
public enum UIPointerShape {
    case path(UIBezierPath)
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    case verticalBeam(length: CGFloat)
    case horizontalBeam(length: CGFloat)

    /// The corner radius of rounded rectangles, in points.
    public static var defaultCornerRadius: CGFloat { 8 }
}
