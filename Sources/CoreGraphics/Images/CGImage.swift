import CCairo
import Foundation

/// An immutable image: pixels, or a vector document (SVG, or the first page of a PDF) that is
/// rendered again at each size.
public final class CGImage: Sendable, Hashable {
    enum Source: Sendable {
        case pixels(PixelBuffer)
        case vector(VectorDocument, region: CGRect)
    }

    let source: Source
    /// The width in pixels; for a vector document its natural width, rounded up.
    public let width: Int
    /// The height in pixels; for a vector document its natural height, rounded up.
    public let height: Int

    init(pixels: PixelBuffer) {
        source = .pixels(pixels)
        width = pixels.width
        height = pixels.height
    }

    init(vector: VectorDocument, region: CGRect) {
        source = .vector(vector, region: region)
        width = Int(region.width.rounded(.up))
        height = Int(region.height.rounded(.up))
    }

    /// Creates the image of a JPEG file; nil when it is invalid.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard case .pixels(let pixels) = Self.jpeg(from: source)?.source else { return nil }
        self.init(pixels: pixels)
    }

    /// Creates the image of a PNG file; nil when it is invalid.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard case .pixels(let pixels) = Self.png(from: source)?.source else { return nil }
        self.init(pixels: pixels)
    }

    /// Whether the image is a vector document, which is rendered again at each size.
    public var isVector: Bool {
        if case .vector = source { return true }
        return false
    }

    /// The size before rounding: that of the pixels, or the vector document's natural size.
    public var naturalSize: CGSize {
        if case .vector(_, let region) = source { return region.size }
        return CGSize(width: CGFloat(width), height: CGFloat(height))
    }

    /// The position of alpha in pixels.
    public var alphaInfo: CGImageAlphaInfo {
        guard case .pixels(let pixels) = source else { return .premultipliedFirst }
        if pixels.isReadFromFile { return pixels.isOpaque ? .noneSkipLast : .premultipliedLast }
        return pixels.isOpaque ? .noneSkipFirst : .premultipliedFirst
    }

    /// The layout of pixels in memory: 32 bits; of a file's image red first, otherwise the lowest byte (blue) first.
    public var bitmapInfo: CGBitmapInfo {
        let info = CGBitmapInfo(rawValue: alphaInfo.rawValue)
        if case .pixels(let pixels) = source, pixels.isReadFromFile { return info }
        return info.union(.byteOrder32Little)
    }

    /// The number of bits per component: 8.
    public var bitsPerComponent: Int { 8 }
    /// The number of bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// The number of bytes per row.
    public var bytesPerRow: Int { width * 4 }
    /// The color space of the pixels: sRGB.
    public var colorSpace: CGColorSpace? { .rgbSpace }

    /// Returns a part of the image, in pixels from the top left; nil when it is outside of the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        switch source {
        case .pixels(let pixels): return pixels.cropped(to: rect).map(CGImage.init(pixels:))
        case .vector(let document, let region):
            guard rect.isFinite else { return nil }
            let part = rect.offsetBy(dx: region.minX, dy: region.minY).intersection(region)
            return part.isNull || part.isEmpty ? nil : CGImage(vector: document, region: part)
        }
    }

    /// Returns the image as pixels of a size, or nil when the size exceeds the limits of bitmaps.
    public func rasterized(width: Int, height: Int) -> CGImage? {
        guard let context = CGContext.bitmap(width: width, height: height, scale: 1, opaque: false) else {
            return nil
        }
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        return context.makeImage()
    }

    /// Returns the same image.
    public func copy() -> CGImage? { self }

    /// Returns whether both have the same pixels, or are the same vector document.
    package func hasSamePixels(as other: CGImage) -> Bool {
        if self === other { return true }
        guard width == other.width, height == other.height, case .pixels(let pixels) = source,
            case .pixels(let others) = other.source
        else { return false }
        return pixels.pixels == others.pixels
    }

    /// Returns whether both are the same object.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
