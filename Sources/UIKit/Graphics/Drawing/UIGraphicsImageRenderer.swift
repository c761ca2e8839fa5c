import CoreGraphics
import Foundation

/// How a renderer makes its images.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point; the current traits' where nothing else is set.
    open var scale: CGFloat
    open var opaque = false
    open var preferredRange: Range = .automatic
    open internal(set) var bounds: CGRect = .zero

    /// The range of colours of an image. Images here hold sRGB.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    public override init() {
        scale = UITraitCollection.current.pixels.scale
        super.init()
    }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        scale = traitCollection.pixels.scale
    }

    open class func `default`() -> Self { makeDefault() }
    open class func preferred() -> Self { makeDefault() }

    public required init(scale: CGFloat) {
        self.scale = scale
        super.init()
    }

    private class func makeDefault() -> Self { Self(scale: UITraitCollection.current.pixels.scale) }
}

/// What a renderer's drawing goes to.
open class UIGraphicsImageRendererContext: NSObject {
    public let cgContext: CGContext
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// The image drawn so far.
    open var currentImage: UIImage { cgContext.image(scale: format.scale) }

    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
}

/// Makes images out of drawing.
open class UIGraphicsImageRenderer: NSObject {
    public let format: UIGraphicsImageRendererFormat

    /// What the image shows, in points.
    public let bounds: CGRect

    /// The error, if any, that kept a size from being drawn has been reported; the image is then empty.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
        super.init()
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// The image that the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = CGContext.points(bounds, scale: format.scale, opaque: format.opaque) else {
            return UIImage.empty
        }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        UIGraphicsPopContext()
        return context.image(scale: format.scale)
    }
}

extension CGContext {
    /// A bitmap for a rectangle in points; nil, and reported, where it would be too large.
    static func points(_ bounds: CGRect, scale: CGFloat, opaque: Bool) -> CGContext? {
        let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.current.pixels.scale
        let width = (bounds.width * scale).rounded(.up)
        let height = (bounds.height * scale).rounded(.up)
        guard width.isFinite, height.isFinite, width > 0, height > 0, max(width, height) < 1_000_000,
            let context = bitmap(width: Int(width), height: Int(height), scale: scale, opaque: opaque)
        else {
            RuntimeDiagnostics.report("An image of \(bounds.width)×\(bounds.height) points cannot be drawn")
            return nil
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        return context
    }

    func image(scale: CGFloat) -> UIImage {
        guard let image = makeImage() else { return .empty }
        return UIImage(cgImage: image, scale: scale > 0 ? scale : 1, orientation: .up)
    }
}

extension UIImage {
    static var empty: UIImage {
        UIImage(storage: ImageStorage(source: .fixed(ImageVariant(image: nil, scale: 1, size: .zero))))
    }
}
