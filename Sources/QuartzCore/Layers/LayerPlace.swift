import CoreGraphics

/// The geometry that layout, drawing and hit-testing read from each layer at every step. It is stored separately from
/// the open properties that set it: access to a module's final storage needs no dynamic exclusivity checks.
struct LayerPlace {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var isHidden = false
    var opacity: Float = 1
    /// Whether `transform` is not the identity; read much more often than it is set.
    var isTransformed = false
    /// Whether `sublayerTransform` is not the identity.
    var transformsSublayers = false

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// The offset of the layer's own coordinates from its superlayer's, while it is not transformed.
    var offset: CGPoint { CGPoint(x: position.x - anchor.x, y: position.y - anchor.y) }
}
