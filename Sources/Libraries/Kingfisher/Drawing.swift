import UIKit

/// The options for making an image of data.
public struct ImageCreatingOptions {
    public let scale: CGFloat
    public let duration: TimeInterval
    public let preloadAll: Bool
    public let onlyFirstFrame: Bool

    public init(
        scale: CGFloat = 1, duration: TimeInterval = 0, preloadAll: Bool = false, onlyFirstFrame: Bool = false
    ) {
        (self.scale, self.duration) = (scale, duration)
        (self.preloadAll, self.onlyFirstFrame) = (preloadAll, onlyFirstFrame)
    }

    init(_ options: KingfisherParsedOptionsInfo) {
        self.init(
            scale: options.scaleFactor, preloadAll: options.preloadAllAnimationData,
            onlyFirstFrame: options.onlyLoadFirstFrame)
    }
}

extension KingfisherWrapper where Base: UIImage {
    /// Returns the image in the data, animated if it has several frames; nil if they are no image.
    public static func image(data: Data, options: ImageCreatingOptions) -> UIImage? {
        guard !options.onlyFirstFrame, let frames = try? CGImage.Frames(gif: data), frames.count > 1 else {
            return UIImage(data: data, scale: options.scale)
        }
        let images = (0..<frames.count).compactMap { index in
            frames.image(at: index).map { UIImage(cgImage: $0, scale: options.scale, orientation: .up) }
        }
        // Players display frames without a time for a tenth of a second.
        let delays = (0..<frames.count).map { frames.delay(at: $0) > 0.011 ? frames.delay(at: $0) : 0.1 }
        let duration = options.duration > 0 ? options.duration : delays.reduce(0, +)
        return UIImage.animatedImage(with: images, duration: duration)
    }

    public static func animatedImage(data: Data, options: ImageCreatingOptions) -> UIImage? {
        image(data: data, options: options)
    }

    public var size: CGSize { base.size }
    public var scale: CGFloat { base.scale }
    public var images: [UIImage]? { base.images }
    public var duration: TimeInterval { base.duration }
    public var normalized: UIImage {
        base.imageOrientation == .up ? base : drawn(base.size) { base.draw(in: $0) }
    }
    public var decoded: UIImage { base }

    public func pngRepresentation() -> Data? { base.pngData() }
    public func jpegRepresentation(compressionQuality: CGFloat) -> Data? {
        base.jpegData(compressionQuality: compressionQuality)
    }

    /// Returns the data in the format.
    public func data(format: ImageFormat, compressionQuality: CGFloat = 1) -> Data? {
        format == .JPEG ? jpegRepresentation(compressionQuality: compressionQuality) : pngRepresentation()
    }

    func scaled(to scale: CGFloat) -> UIImage {
        guard base.scale != scale, base.images == nil, let image = base.cgImage else { return base }
        return UIImage(cgImage: image, scale: scale, orientation: base.imageOrientation)
    }

    /// Returns an image of the size that the closure draws.
    private func drawn(_ size: CGSize, _ draw: (CGRect) -> Void) -> UIImage {
        guard size.width > 0, size.height > 0 else { return base }
        let format = UIGraphicsImageRendererFormat()
        format.scale = base.scale
        let renderer = UIGraphicsImageRenderer(size: size, format: format)
        return renderer.image { _ in draw(CGRect(origin: .zero, size: size)) }
    }

    public func resize(to size: CGSize) -> UIImage { drawn(size) { base.draw(in: $0) } }

    public func resize(to targetSize: CGSize, for contentMode: ContentMode) -> UIImage {
        switch contentMode {
        case .none: resize(to: targetSize)
        case .aspectFit: resize(to: base.size.kf.constrained(targetSize))
        case .aspectFill: resize(to: base.size.kf.filling(targetSize))
        }
    }

    /// Returns a smaller image that fits into a square of the size's longer side.
    func downsampled(to size: CGSize, scale: CGFloat) -> UIImage {
        let pixels = CGSize(width: base.size.width * base.scale, height: base.size.height * base.scale)
        let (limit, longer) = (max(size.width, size.height) * scale, max(pixels.width, pixels.height))
        guard limit > 0, longer > limit else { return scaled(to: scale) }
        let factor = limit / longer / scale
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let fitted = CGSize(
            width: max((pixels.width * factor).rounded(), 1),
            height: max((pixels.height * factor).rounded(), 1))
        return UIGraphicsImageRenderer(size: fitted, format: format).image { _ in
            base.draw(in: CGRect(origin: .zero, size: fitted))
        }
    }

    public func crop(to size: CGSize, anchorOn anchor: CGPoint) -> UIImage {
        let part = base.size.kf.constrainedRect(for: size, anchor: anchor)
        return drawn(part.size) { _ in base.draw(at: CGPoint(x: -part.minX, y: -part.minY)) }
    }

    public func image(
        withRadius radius: Radius, fit size: CGSize, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) -> UIImage {
        drawn(size) { rectangle in
            if let backgroundColor {
                backgroundColor.setFill()
                UIRectFill(rectangle)
            }
            let radius = radius.compute(with: size)
            UIBezierPath(
                roundedRect: rectangle, byRoundingCorners: corners.uiRectCorner,
                cornerRadii: CGSize(width: radius, height: radius)
            ).addClip()
            base.draw(in: rectangle)
        }
    }

    public func image(
        withRoundRadius radius: CGFloat, fit size: CGSize, roundingCorners corners: RectCorner = .all,
        backgroundColor: UIColor? = nil
    ) -> UIImage {
        image(
            withRadius: .point(radius), fit: size, roundingCorners: corners, backgroundColor: backgroundColor)
    }

    func addingBorder(_ border: Border) -> UIImage {
        drawn(base.size) { rectangle in
            base.draw(in: rectangle)
            let radius = border.radius.compute(with: rectangle.size)
            let path = UIBezierPath(
                roundedRect: rectangle.insetBy(dx: border.lineWidth / 2, dy: border.lineWidth / 2),
                byRoundingCorners: border.roundingCorners.uiRectCorner,
                cornerRadii: CGSize(width: radius, height: radius))
            path.lineWidth = border.lineWidth
            border.color.setStroke()
            path.stroke()
        }
    }

    public func image(withBlendMode mode: CGBlendMode, alpha: CGFloat = 1, backgroundColor: UIColor? = nil)
        -> UIImage
    {
        drawn(base.size) { rectangle in
            if let backgroundColor {
                backgroundColor.setFill()
                UIRectFill(rectangle)
            }
            base.draw(in: rectangle, blendMode: mode, alpha: alpha)
        }
    }

    public func overlaying(with color: UIColor, fraction: CGFloat) -> UIImage {
        drawn(base.size) { rectangle in
            color.setFill()
            UIRectFill(rectangle)
            base.draw(in: rectangle, blendMode: .destinationIn, alpha: 1)
            if fraction > 0 { base.draw(in: rectangle, blendMode: .sourceAtop, alpha: fraction) }
        }
    }

    public func tinted(with color: UIColor) -> UIImage {
        let image = base.withRenderingMode(.alwaysTemplate)
        return drawn(base.size) { rectangle in
            color.setFill()
            image.draw(in: rectangle)
        }
    }
}

extension KingfisherWrapper where Base == CGSize {
    /// The largest size of the same aspect that fits.
    public func constrained(_ size: CGSize) -> CGSize { scaled(to: size, min) }

    /// The smallest size of the same aspect that fills.
    public func filling(_ size: CGSize) -> CGSize { scaled(to: size, max) }

    private func scaled(to size: CGSize, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGSize {
        guard base.width > 0, base.height > 0 else { return size }
        let factor = choose(size.width / base.width, size.height / base.height)
        return CGSize(width: base.width * factor, height: base.height * factor)
    }

    public func constrainedRect(for size: CGSize, anchor: CGPoint) -> CGRect {
        let unit = CGPoint(x: min(max(anchor.x, 0), 1), y: min(max(anchor.y, 0), 1))
        let origin = CGPoint(
            x: unit.x * base.width - unit.x * size.width, y: unit.y * base.height - unit.y * size.height)
        return CGRect(origin: .zero, size: base).intersection(CGRect(origin: origin, size: size))
    }
}
