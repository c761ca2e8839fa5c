import CTurboJPEG
import Foundation

/// Reads JPEG files. The camera's orientation is left to the caller, as in Apple's.
enum JPEGReader {
    static func read(_ data: Data) throws(CGImageError) -> PixelBuffer {
        guard let reader = tjInitDecompress() else { throw .unsupported("JPEG images") }
        defer { tjDestroy(reader) }
        let bytes = [UInt8](data)
        let length = UInt(bytes.count)
        var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
        guard tjDecompressHeader3(reader, bytes, length, &width, &height, &subsampling, &space) == 0 else {
            throw .damaged("not a readable JPEG image")
        }
        guard PixelLimits.allow(Int(width), Int(height)) else {
            throw .tooLarge(width: Int(width), height: Int(height))
        }
        let isInk = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
        let format = Int32(isInk ? TJPF_CMYK.rawValue : TJPF_BGRA.rawValue)
        var failed = false
        var pixels = [UInt32](unsafeUninitializedCapacity: Int(width) * Int(height)) { buffer, count in
            buffer.initialize(repeating: 0xFF00_0000)
            count = buffer.count
            let target = UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self)
            let status = tjDecompress2(reader, bytes, length, target, width, 0, height, format, 0)
            // After a warning, such as for a missing end marker, the pixels are usable.
            failed = status != 0 && tjGetErrorCode(reader) == Int32(TJERR_FATAL.rawValue)
        }
        guard !failed else { throw .damaged("a truncated JPEG image") }
        if isInk { pixels = pixels.map(rgb(fromInk:)) }
        var buffer = PixelBuffer(width: Int(width), height: Int(height), isOpaque: true, pixels: pixels)
        buffer.isReadFromFile = true
        return buffer
    }

    /// CMYK files store inverted components: 255 is none.
    private static func rgb(fromInk pixel: UInt32) -> UInt32 {
        let (c, m, y, k) = (pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
        return 0xFF00_0000 | (c * k / 255) << 16 | (m * k / 255) << 8 | y * k / 255
    }
}
