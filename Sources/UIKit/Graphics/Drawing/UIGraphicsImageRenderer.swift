import CoreGraphics
import Foundation

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point; the current traits' by default, or the main screen's if they have none.
    open var scale = UIGraphicsImageRendererFormat.currentScale
    open var opaque = false
    open var preferredRange: Range = .automatic

    /// The range of colors of an image. Images here are in sRGB.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case extended = 1
        case standard = 2
    }

    @available(*, deprecated, renamed: "preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    private static var currentScale: CGFloat {
        let context = RenderContext.current
        if context.traits.displayScale > 0 { return context.traits.pixels.scale }
        return (context.screen?.environment ?? ScreenEnvironment()).scale
    }

    public required init() { super.init() }

    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        // Traits without a scale leave that of the screen: pictures that public projects recorded so have three pixels a point.
        if traitCollection.displayScale > 0 { scale = traitCollection.pixels.scale }
    }

    public convenience init(scale: CGFloat) {
        self.init()
        self.scale = scale
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        guard let format = copy as? UIGraphicsImageRendererFormat else { return copy }
        (format.scale, format.opaque, format.preferredRange) = (scale, opaque, preferredRange)
        return format
    }
}

/// The context of a renderer's drawing.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image drawn so far.
    open var currentImage: UIImage {
        cgContext.image(scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1)
    }
}

/// Creates images from drawing code.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer. A size that is too large is reported, and the image is then empty.
    public override init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        imageFormat = format as? UIGraphicsImageRendererFormat ?? .default()
        super.init(bounds: bounds, format: imageFormat)
    }

    public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.default())
    }
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    open override var allowsImageOutput: Bool { true }

    /// Returns the PNG data of the image that the closure draws; empty if it cannot be drawn.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the JPEG data of the image that the closure draws; empty if it cannot be drawn.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat,
        actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }

    /// Returns the image that the closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let context = CGContext.points(bounds, scale: imageFormat.scale, opaque: imageFormat.opaque)
        else {
            return UIImage.empty
        }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
        UIGraphicsPopContext()
        return context.image(scale: imageFormat.scale)
    }
}

extension CGContext {
    /// Returns a bitmap for a rectangle in points; nil, with a report, if it would be too large.
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
