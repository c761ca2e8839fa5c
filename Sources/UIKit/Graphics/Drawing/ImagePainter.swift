import CoreGraphics

/// Draws images as views and `UIImage.draw` do: with their orientation, in slices, in one color, flipped.
struct ImagePainter {
    let context: CGContext
    var traits: UITraitCollection
    /// The color of templates; if nil, every image is drawn in its own colors.
    var tint: UIColor?
    var isRightToLeft = false

    func draw(_ image: UIImage, in rect: CGRect) {
        let storage = image.storage(in: traits)
        let variant = storage.variant(for: traits)
        guard let pixels = variant.image, rect.width > 0, rect.height > 0 else { return }
        let color = color(for: image)
        context.saveGState()
        defer { context.restoreGState() }
        if isRightToLeft, storage.flipsForRightToLeft { mirror(in: rect) }
        orient(storage.orientation, in: rect) { place in
            guard storage.isResizable else { return paint(pixels, in: place, color) }
            paintParts(of: pixels, storage, variant, in: place, color)
        }
    }

    /// Returns the single color in which the image is drawn, if any.
    private func color(for image: UIImage) -> CGColor? {
        let storage = image.storage
        switch storage.renderingMode {
        case .alwaysOriginal: return storage.tintColor?.resolvedCGColor(with: traits)
        case .alwaysTemplate: return (storage.tintColor ?? tint ?? .black).resolvedCGColor(with: traits)
        case .automatic:
            if let own = storage.tintColor { return own.resolvedCGColor(with: traits) }
            return image.isSymbolImage ? (tint ?? .black).resolvedCGColor(with: traits) : nil
        }
    }

    private func paint(_ pixels: CGImage, in rect: CGRect, _ color: CGColor?) {
        guard let color else { return context.drawUpright(pixels, in: rect) }
        context.setFillColor(color)
        context.fillAlpha(of: pixels, in: rect)
    }

    private func paintParts(
        of pixels: CGImage, _ storage: ImageStorage, _ variant: ImageVariant, in rect: CGRect,
        _ color: CGColor?
    ) {
        let caps = storage.capInsets
        let scale = variant.scale > 0 ? variant.scale : 1
        let insets = (
            top: caps.top * scale, left: caps.left * scale, bottom: caps.bottom * scale,
            right: caps.right * scale
        )
        let draw = {
            context.drawNinePart(
                pixels, in: rect, insets: insets, scale: scale, tiles: storage.resizingMode == .tile)
        }
        guard let color else { return draw() }
        context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
        draw()
        context.setBlendMode(.sourceIn)
        context.setFillColor(color)
        context.fill(rect)
        context.endTransparencyLayer()
    }

    private func mirror(in rect: CGRect) {
        context.translateBy(x: rect.minX + rect.maxX, y: 0)
        context.scaleBy(x: -1, y: 1)
    }

    /// Transforms the context so that pixels stored in another orientation are upright.
    private func orient(_ orientation: UIImage.Orientation, in rect: CGRect, _ body: (CGRect) -> Void) {
        guard orientation != .up else { return body(rect) }
        let size = orientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.translateBy(x: rect.midX, y: rect.midY)
        context.rotate(by: orientation.angle)
        if orientation.isMirrored { context.scaleBy(x: -1, y: 1) }
        body(CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
}

extension UIImage.Orientation {
    var isSideways: Bool {
        switch self {
        case .left, .right, .leftMirrored, .rightMirrored: true
        case .up, .down, .upMirrored, .downMirrored: false
        }
    }

    var isMirrored: Bool { rawValue >= UIImage.Orientation.upMirrored.rawValue }

    /// The clockwise rotation of the stored pixels.
    var angle: CGFloat {
        switch self {
        case .up, .upMirrored: 0
        case .down, .downMirrored: .pi
        case .left, .rightMirrored: -.pi / 2
        case .right, .leftMirrored: .pi / 2
        }
    }
}
