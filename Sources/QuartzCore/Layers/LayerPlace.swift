import CoreGraphics

/// What layout, drawing and the search for touches ask each layer for at every step. It is kept apart from the open
/// properties that set it: what only this module can reach, and nobody holds on to, is read without a check.
struct LayerPlace {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var isHidden = false
    var opacity: Float = 1
    /// Whether `transform` does anything: asked for much more often than that is set.
    var isTransformed = false
    /// Whether `sublayerTransform` does anything.
    var transformsSublayers = false

    /// The anchor point in the layer's own coordinates.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// How far the layer's own coordinates are from its superlayer's, while it is not transformed.
    var offset: CGPoint { CGPoint(x: position.x - anchor.x, y: position.y - anchor.y) }
}
