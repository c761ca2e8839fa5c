import Foundation

/// A blend mode: the way in which drawing is composited with the background.
public enum CGBlendMode: Int32, Sendable, CaseIterable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop
    case destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter
}

/// The interpolation quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none = 1
    case low = 2
    case high = 3
    case medium = 4
}

/// The shadow of subsequent drawing.
struct ShadowStyle: Equatable {
    /// The offset in the context's base space.
    var offset: CGSize
    /// Twice the standard deviation, in the base space.
    var blur: CGFloat
    var color: CGColor
}

/// The state that `saveGState` saves in addition to Cairo's.
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
    /// Whether the current transform is singular, so that no drawing is visible. Cairo treats such
    /// a transform as an error that ends all drawing, so it is never passed on.
    var isCollapsed = false
    /// The masks that were set since the state was saved, innermost last; each has a group.
    var masks: [ImageMask] = []
}

/// An image whose alpha masks all drawing.
struct ImageMask {
    var image: CGImage
    var rect: CGRect
    var transform: CGAffineTransform
}
