import CoreGraphics
import Foundation

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The bounds of the drawing, in points.
    open internal(set) var bounds: CGRect = .zero

    public required override init() { super.init() }

    /// Returns a format for the main screen.
    open class func `default`() -> Self { Self() }
    /// Returns the best format for the main screen.
    open class func preferred() -> Self { Self() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// The context of a renderer's drawing.
open class UIGraphicsRendererContext: NSObject {
    open var cgContext: CGContext { context }
    open var format: UIGraphicsRendererFormat { rendererFormat }

    private let context: CGContext
    private let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        (context, rendererFormat) = (cgContext, format)
        super.init()
    }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { $0.fill(rect) } }
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { draw(blendMode) { $0.stroke(rect) } }

    private func draw(_ mode: CGBlendMode, _ drawing: (CGContext) -> Void) {
        cgContext.saveGState()
        cgContext.setBlendMode(mode)
        drawing(cgContext)
        cgContext.restoreGState()
    }
}

/// The superclass of renderers.
open class UIGraphicsRenderer: NSObject {
    /// The bounds of the drawing, in points.
    public let bounds: CGRect
    open var format: UIGraphicsRendererFormat { rendererFormat }
    /// Whether the renderer creates images; renderers of images do.
    open var allowsImageOutput: Bool { false }

    private let rendererFormat: UIGraphicsRendererFormat

    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        (self.bounds, rendererFormat) = (bounds, format)
        format.bounds = bounds
        super.init()
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
}
