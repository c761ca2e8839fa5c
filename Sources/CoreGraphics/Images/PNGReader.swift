import CCairo
import Foundation

/// Reads PNG files with Cairo, after checking the header.
enum PNGReader {
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    static func read(_ data: Data) throws(CGImageError) -> PixelBuffer {
        let (width, height) = try size(of: data)
        guard PixelLimits.allow(width, height) else { throw .tooLarge(width: width, height: height) }
        let source = ByteSource([UInt8](data))
        let pointer = Unmanaged.passUnretained(source).toOpaque()
        let surface = withExtendedLifetime(source) {
            cairo_image_surface_create_from_png_stream(ByteSource.read, pointer)
        }
        guard let surface else { throw .damaged("not a readable PNG image") }
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            var pixels = PixelBuffer(copying: surface)
        else { throw .damaged("not a readable PNG image") }
        pixels.isReadFromFile = true
        return pixels
    }

    /// Returns the size in the header, which must be the first chunk.
    private static func size(of data: Data) throws(CGImageError) -> (Int, Int) {
        let head = [UInt8](data.prefix(24))
        guard head.count == 24 else { throw .damaged("a PNG image that is truncated in its header") }
        let chunk = Array(head[12..<16])
        guard chunk != Array("CgBI".utf8) else {
            throw .unsupported("a PNG image that Xcode has optimized for an app (CgBI)")
        }
        guard chunk == Array("IHDR".utf8) else { throw .damaged("a PNG image without a header") }
        func number(at index: Int) -> Int { head[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}

/// Bytes that Cairo reads sequentially.
final class ByteSource {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    static let read: cairo_read_func_t = { closure, target, length in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
        let count = Int(length)
        guard source.offset + count <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
        source.bytes.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { target.update(from: base + source.offset, count: count) }
        }
        source.offset += count
        return CAIRO_STATUS_SUCCESS
    }
}
