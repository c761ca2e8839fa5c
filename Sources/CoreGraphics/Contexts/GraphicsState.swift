import Foundation

/// How what is drawn is mixed with what is there.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

/// How carefully images are resized.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// A shadow to be drawn under everything that is drawn.
struct ShadowStyle: Equatable {
    /// In the units of the context's base space, y pointing as it does there.
    var offset: CGSize
    /// Twice the standard deviation, in the units of the base space.
    var blur: CGFloat
    var color: CGColor
}

/// What `saveGState` remembers and Cairo does not.
struct GraphicsState {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var fillColorSpace = CGColorSpace.graySpace
    var strokeColorSpace = CGColorSpace.graySpace
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var antialias = true
    var shadow: ShadowStyle?
    /// Whether the map of the context has collapsed, so that nothing drawn can be seen. Cairo takes such
    /// a map for an error that ends all drawing, so it is never told.
    var isCollapsed = false
    /// The masks set since the state was saved, innermost last; each has a group of its own.
    var masks: [ImageMask] = []
}

/// An image through whose alpha everything drawn is seen.
struct ImageMask {
    var image: CGImage
    var rect: CGRect
    var transform: CGAffineTransform
}
