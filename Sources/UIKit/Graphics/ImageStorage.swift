import CoreGraphics

/// Pixels or vectors of an image for some traits.
struct ImageVariant: Sendable {
    var image: CGImage?
    /// Pixels a point.
    var scale: CGFloat
    /// The size in points; vectors have their own.
    var size: CGSize

    init(image: CGImage, scale: CGFloat) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        self.image = image
        self.scale = scale
        size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }

    init(image: CGImage?, scale: CGFloat, size: CGSize) {
        self.image = image
        self.scale = scale
        self.size = size
    }
}

/// The stored values of an image.
struct ImageStorage: Sendable {
    enum Source: Sendable {
        case fixed(ImageVariant)
        case dynamic(@Sendable (UITraitCollection) -> ImageVariant)
    }

    var source: Source
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    var tintColor: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var isResizable = false
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false

    /// The symbol's name, if the image is one.
    var symbolName: String?

    /// The drawing of a custom symbol; nil for the system's.
    var ownSymbol: AssetSymbol?

    /// The symbol configuration.
    var symbolValues = SymbolValues()

    /// Returns the symbol drawn with the values.
    func symbol(_ values: SymbolValues) -> ImageVariant? {
        guard let symbolName else { return nil }
        return ownSymbol.map { $0.variant(values) } ?? SymbolArtwork.variant(of: symbolName, values)
    }

    /// Returns the size in points, in the orientation of the image.
    func size(for traits: UITraitCollection) -> CGSize {
        let size = variant(for: traits).size
        return orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    }

    /// Returns whether the image of the other storage has the same appearance.
    func isShown(as other: ImageStorage) -> Bool {
        guard orientation == other.orientation, renderingMode == other.renderingMode,
            tintColor == other.tintColor, capInsets == other.capInsets, resizingMode == other.resizingMode,
            flipsForRightToLeft == other.flipsForRightToLeft, symbolName == other.symbolName
        else { return false }
        let (variant, others) = (variant(for: .current), other.variant(for: .current))
        guard variant.scale == others.scale, variant.size == others.size else { return false }
        guard let image = variant.image, let otherImage = others.image else {
            return variant.image == nil && others.image == nil
        }
        return image.hasSamePixels(as: otherImage)
    }

    func variant(for traits: UITraitCollection) -> ImageVariant {
        switch source {
        case .fixed(let variant): variant
        case .dynamic(let provider): provider(traits)
        }
    }
}
