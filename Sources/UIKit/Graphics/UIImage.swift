import CoreGraphics
import Foundation

/// An image, with the properties of its display.
open class UIImage: NSObject, NSSecureCoding {
    let storage: ImageStorage

    /// The variants of this image for other traits; nil before the first access.
    private(set) nonisolated(unsafe) var knownAsset: UIImageAsset?
    func adopt(_ asset: UIImageAsset) { knownAsset = asset }

    init(storage: ImageStorage) {
        self.storage = storage
        super.init()
    }

    /// Creates an empty image.
    public convenience override init() {
        self.init(storage: ImageStorage(source: .fixed(ImageVariant(image: nil, scale: 1, size: .zero))))
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image whose pixels are `1 / scale` points each.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            storage: ImageStorage(
                source: .fixed(ImageVariant(image: cgImage, scale: scale)), orientation: orientation))
    }

    open class var supportsSecureCoding: Bool { true }

    /// Archives the pixels under the current traits with their scale and orientation, or the name of a symbol.
    open func encode(with coder: NSCoder) { encodeContents(with: coder) }

    public required convenience init?(coder: NSCoder) {
        guard let storage = Self.decodedStorage(with: coder) else { return nil }
        self.init(storage: storage)
    }

    /// Pixels a point.
    open var scale: CGFloat { storage.variant(for: .current).scale }

    /// The size in points.
    open var size: CGSize { storage.size(for: .current) }

    /// The pixels under the current traits.
    open var cgImage: CGImage? { storage.variant(for: .current).image }

    open var imageOrientation: Orientation { storage.orientation }
    open var renderingMode: RenderingMode { storage.renderingMode }
    open var capInsets: UIEdgeInsets { storage.capInsets }
    open var resizingMode: ResizingMode { storage.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
    open var isSymbolImage: Bool { storage.symbolName != nil }

    /// Whether the image is mirrored in right-to-left layout.
    open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }

    /// Returns whether both have the same appearance: the same bitmap or symbol, scale, orientation and rendering mode.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || storage.isShown(as: other.storage)
    }

    open override var hash: Int { storage.size(for: .current).width.hashValue ^ storage.orientation.rawValue }

    /// Returns the image as a PNG file; nil for an image without pixels.
    open func pngData() -> Data? { upright?.pngData() }

    /// Returns the image as a JPEG file of a quality from 0 to 1; nil for an image without pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        upright?.jpegData(quality: compressionQuality)
    }

    /// Returns the image, drawn in its own colors or as a template in the tint color.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        copy { $0.renderingMode = renderingMode }
    }

    /// Returns the image in one color.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .automatic) }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        copy {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image with a middle part that is stretched or tiled when it is drawn larger.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        copy {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        copy { $0.alignmentRectInsets = alignmentInsets }
    }

    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        copy { $0.flipsForRightToLeft = true }
    }

    /// Returns the horizontally flipped image.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        copy { $0.orientation = $0.orientation.mirrored }
    }

    private func copy(_ change: (inout ImageStorage) -> Void) -> UIImage {
        var storage = storage
        change(&storage)
        return UIImage(storage: storage)
    }

    /// Draws the image with its top left corner at the point.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image so that it fills the rectangle.
    open func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        ImagePainter(context: context, traits: .current).draw(self, in: rect)
    }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect)
        context.restoreGState()
    }

    /// Fills the rectangle with copies of the image.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(image, in: CGRect(origin: .zero, size: size), byTiling: true)
        context.restoreGState()
    }

    /// The configuration of the symbol; nil for other images.
    open var symbolConfiguration: SymbolConfiguration? {
        storage.symbolName == nil ? nil : SymbolConfiguration(values: storage.symbolValues)
    }

    /// Returns the symbol with the configuration; other images are unchanged.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// Returns the symbol with the configuration; nil for other images.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        let values = storage.symbolValues.applying(configuration.values)
        guard let variant = storage.symbol(values) else { return nil }
        var storage = storage
        storage.source = .fixed(variant)
        storage.symbolValues = values
        if let name = storage.symbolName, storage.ownSymbol == nil {
            storage.alignmentRectInsets = SymbolArtwork.alignment(of: name, values)
        }
        storage.color(by: configuration)
        return UIImage(storage: storage)
    }
}

extension UIImage {
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// The orientation with left and right changed over.
        var mirrored: Orientation {
            switch self {
            case .up: .upMirrored
            case .down: .downMirrored
            case .left: .rightMirrored
            case .right: .leftMirrored
            case .upMirrored: .up
            case .downMirrored: .down
            case .leftMirrored: .right
            case .rightMirrored: .left
            }
        }
    }

    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// Returns the size under the given traits, in points.
    package func size(for traits: UITraitCollection) -> CGSize {
        storage(in: traits).size(for: traits)
    }
}
