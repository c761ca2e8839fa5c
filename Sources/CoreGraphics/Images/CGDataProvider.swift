import Foundation

/// A source of an image's bytes.
public final class CGDataProvider: Sendable {
    package let bytes: Data
    /// The bytes.
    public var data: CFData? { bytes as NSData }

    package init(_ bytes: Data) { self.bytes = bytes }

    /// Creates a provider of bytes in memory.
    ///
    /// They are copied as a whole: Foundation for Linux bridges them one by one, 100 nanoseconds each.
    public init?(data: CFData) { bytes = Data(bytes: data.bytes, count: data.length) }

    /// Creates a provider of a file's bytes, which are read at once; nil when it cannot be read.
    public init?(url: CFURL) {
        guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
        self.bytes = bytes
    }

    /// Creates a provider of a copy of bytes, which are released at once.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        bytes = Data(bytes: data, count: max(size, 0))
        releaseData(info, data, size)
    }
}

/// Releases bytes that a provider no longer needs: the object given with them, the bytes and their number.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

extension CGImage {
    /// The pixels, row after row, in the format of `bitmapInfo`; a vector document is rasterized at its natural size.
    public var dataProvider: CGDataProvider? {
        guard case .pixels(let pixels) = source else {
            return rasterized(width: width, height: height)?.dataProvider
        }
        let ordered = pixels.isReadFromFile ? pixels.pixels.map(Self.withRedFirst) : pixels.pixels
        return CGDataProvider(ordered.withUnsafeBytes { Data($0) })
    }

    /// Swaps blue, the lowest byte, and red.
    private static func withRedFirst(_ pixel: UInt32) -> UInt32 {
        pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
    }

    /// Reads a PNG image; returns nil when it is invalid.
    public static func png(from source: CGDataProvider) -> CGImage? { decode(source, as: .png) }

    /// Reads a JPEG image; returns nil when it is invalid.
    public static func jpeg(from source: CGDataProvider) -> CGImage? { decode(source, as: .jpeg) }

    private static func decode(_ source: CGDataProvider, as format: ImageFormat) -> CGImage? {
        guard ImageFormat(of: source.bytes) == format else { return nil }
        return try? decode(source.bytes)
    }

    /// Creates an image of pixels of four bytes, RGB with alpha first or last, premultiplied or skipped; nil for other
    /// formats or too few bytes.
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
