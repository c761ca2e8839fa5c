import CTurboJPEG
import Foundation

extension CGImage {
    /// Returns the image as a JPEG file of a quality from 0 to 1, on black where it is transparent. Vector images are
    /// rasterized at their natural size.
    public func jpegData(quality: CGFloat) -> Data? {
        guard case .pixels(let buffer) = source else {
            return rasterized(width: width, height: height)?.jpegData(quality: quality)
        }
        guard buffer.width > 0, buffer.height > 0, let writer = tjInitCompress() else { return nil }
        defer { tjDestroy(writer) }
        var bytes: UnsafeMutablePointer<UInt8>?
        defer { tjFree(bytes) }
        var length: UInt = 0
        let percent = quality.isFinite ? Int32(max(1, min(100, quality * 100))) : 100
        // Pixels are premultiplied, which is how they look on black.
        let status = buffer.pixels.withUnsafeBytes { pixels in
            tjCompress2(
                writer, pixels.bindMemory(to: UInt8.self).baseAddress, Int32(buffer.width), 0,
                Int32(buffer.height), Int32(TJPF_BGRX.rawValue), &bytes, &length,
                Int32(percent > 90 ? TJSAMP_444.rawValue : TJSAMP_420.rawValue), percent, 0)
        }
        guard status == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(length))
    }
}
