import Foundation

/// Where an image's bytes come from.
public final class CGDataProvider: Sendable {
    let bytes: Data
    /// The bytes.
    public var data: CFData? { bytes as NSData }

    /// Bytes in memory.
    public init?(data: CFData) { bytes = data as Data }

    /// Bytes of a file, read at once; nil when it cannot be read.
    public init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
        self.bytes = bytes
    }
}

extension CGImage {
    /// The pixels, row after row, each as `bitmapInfo` says; those of a vector document are drawn in its own size.
    public var dataProvider: CGDataProvider? {
        guard case .pixels(let pixels) = source else {
            return rasterized(width: width, height: height)?.dataProvider
        }
        let bytes = pixels.pixels.withUnsafeBytes { Data($0) }
        return CGDataProvider(data: bytes as NSData)
    }

    /// Reads a PNG image; nil when it is none.
    public static func png(from source: CGDataProvider) -> CGImage? { decode(source, as: .png) }

    /// Reads a JPEG image; nil when it is none.
    public static func jpeg(from source: CGDataProvider) -> CGImage? { decode(source, as: .jpeg) }

    private static func decode(_ source: CGDataProvider, as format: ImageFormat) -> CGImage? {
        guard ImageFormat(of: source.bytes) == format else { return nil }
        return try? decode(source.bytes)
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
            bytesPerRow >= width * 4, provider.bytes.count / bytesPerRow >= height
        else { return nil }
        let bytes = [UInt8](provider.bytes)
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
