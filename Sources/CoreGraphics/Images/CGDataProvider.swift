import Foundation

/// Where an image's bytes come from.
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: Data?

    /// Bytes in memory.
    public init?(data: Data) { self.data = data }

    /// Bytes of a file, read at once; nil when it cannot be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
}

extension CGImage {
    /// Reads a PNG image; nil when it is none.
    public static func png(from source: CGDataProvider) -> CGImage? { decode(source, as: .png) }

    /// Reads a JPEG image; nil when it is none.
    public static func jpeg(from source: CGDataProvider) -> CGImage? { decode(source, as: .jpeg) }

    private static func decode(_ source: CGDataProvider, as format: ImageFormat) -> CGImage? {
        guard let data = source.data, ImageFormat(of: data) == format else { return nil }
        return try? decode(data)
    }

    /// Pixels of four bytes, RGB with alpha first or last, premultiplied or skipped; nil for other formats
    /// or too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
    ) {
        guard PixelLimits.allow(width, height), bitsPerComponent == 8, bitsPerPixel == 32, decode == nil,
            space.model == .rgb, let order = PixelOrder(bitmapInfo: bitmapInfo.rawValue),
            bytesPerRow >= width * 4, let data = provider.data, data.count / bytesPerRow >= height
        else { return nil }
        let bytes = [UInt8](data)
        var pixels: [UInt32] = []
        pixels.reserveCapacity(width * height)
        for y in 0..<height {
            for x in 0..<width {
                let start = y * bytesPerRow + x * 4
                let alpha: UInt32 = order.isOpaque ? 255 : UInt32(bytes[start + order.alpha])
                pixels.append(
                    alpha << 24 | UInt32(bytes[start + order.red]) << 16
                        | UInt32(bytes[start + order.green]) << 8 | UInt32(bytes[start + order.blue]))
            }
        }
        self.init(
            pixels: PixelBuffer(width: width, height: height, isOpaque: order.isOpaque, pixels: pixels))
    }
}
