import CCairo
import Foundation

/// The position and treatment of the alpha component of pixels.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0
    case premultipliedLast = 1
    case premultipliedFirst = 2
    case last = 3
    case first = 4
    case noneSkipLast = 5
    case noneSkipFirst = 6
    case alphaOnly = 7
}

/// The layout of a pixel's components in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    /// The bits; the lowest five are a `CGImageAlphaInfo`.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that hold the `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Floating-point components, which no bitmap here has.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes in the order of the components.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 32-bit pixels, the lowest byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 32-bit pixels, the highest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

extension CGContext {
    /// Creates a bitmap with its origin at the bottom left and y pointing up, as Apple's. Pixels have four bytes of
    /// RGB with alpha first or last, premultiplied or skipped, in either byte order; nil for other formats.
    /// The caller's `data` is updated by `flush`, `makeImage`, `data` and when the context is deallocated.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard PixelLimits.allow(width, height), bitsPerComponent == 8, space.model == .rgb,
            let order = PixelOrder(bitmapInfo: bitmapInfo), bytesPerRow == 0 || bytesPerRow >= width * 4,
            bytesPerRow <= Int(Int32.max)
        else { return nil }
        let format = order.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else {
            return nil
        }
        let mirror = PixelMirror(
            data: data, bytesPerRow: bytesPerRow == 0 ? width * 4 : bytesPerRow, height: height, order: order)
        if data != nil { mirror.load(into: surface) }
        self.init(
            surface: surface, kind: .bitmap, width: width, height: height, isOpaque: order.isOpaque,
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), mirror: mirror)
    }

    /// The pixels of a bitmap that was created with Apple's initializer, at the time of the call.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return mirror?.data
    }

    /// The number of bytes in a row of `data`.
    public var bytesPerRow: Int { mirror?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface)) }

    /// Writes pending drawing to the caller's pixels.
    public func flush() {
        guard kind == .bitmap else { return }
        suspendMasks {
            cairo_surface_flush(surface)
            mirror?.update(from: surface)
        }
    }

    /// Returns the current contents of a bitmap, or nil for a document.
    public func makeImage() -> CGImage? {
        guard kind == .bitmap else { return nil }
        return suspendMasks {
            cairo_surface_flush(surface)
            mirror?.update(from: surface)
            return PixelBuffer(copying: surface).map(CGImage.init(pixels:))
        }
    }
}

/// The order of a pixel's four bytes, as indices of blue, green, red and alpha.
struct PixelOrder: Equatable {
    var blue: Int
    var green: Int
    var red: Int
    var alpha: Int
    var isOpaque: Bool

    init?(bitmapInfo: UInt32) {
        let order = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue
        let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
        guard isLittle || order == 0 || order == CGBitmapInfo.byteOrder32Big.rawValue,
            bitmapInfo & CGBitmapInfo.floatComponents.rawValue == 0,
            let info = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        switch info {
        case .premultipliedLast, .noneSkipLast: (red, green, blue, alpha) = (0, 1, 2, 3)
        case .premultipliedFirst, .noneSkipFirst: (alpha, red, green, blue) = (0, 1, 2, 3)
        default: return nil
        }
        if isLittle { (blue, green, red, alpha) = (3 - blue, 3 - green, 3 - red, 3 - alpha) }
        isOpaque = info == .noneSkipLast || info == .noneSkipFirst
    }
}

/// A copy of a bitmap's pixels in the format that was passed to Apple's initializer.
final class PixelMirror {
    let data: UnsafeMutableRawPointer
    let bytesPerRow: Int
    private let height: Int
    private let order: PixelOrder
    private let isOwned: Bool

    init(data: UnsafeMutableRawPointer?, bytesPerRow: Int, height: Int, order: PixelOrder) {
        isOwned = data == nil
        let count = bytesPerRow * height
        if let data {
            self.data = data
        } else {
            self.data = .allocate(byteCount: count, alignment: 16)
            self.data.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        }
        self.bytesPerRow = bytesPerRow
        self.height = height
        self.order = order
    }

    deinit {
        if isOwned { data.deallocate() }
    }

    func update(from surface: OpaquePointer) {
        forEachPixel(of: surface) { own, cairo in
            own[order.blue] = cairo[0]
            own[order.green] = cairo[1]
            own[order.red] = cairo[2]
            own[order.alpha] = order.isOpaque ? 255 : cairo[3]
        }
    }

    func load(into surface: OpaquePointer) {
        forEachPixel(of: surface) { own, cairo in
            cairo[0] = own[order.blue]
            cairo[1] = own[order.green]
            cairo[2] = own[order.red]
            cairo[3] = own[order.alpha]
        }
        cairo_surface_mark_dirty(surface)
    }

    private func forEachPixel(
        of surface: OpaquePointer, _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let width = Int(cairo_image_surface_get_width(surface))
        let own = data.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            for x in 0..<width { body(own + y * bytesPerRow + x * 4, pixels + y * stride + x * 4) }
        }
    }
}
