import CCairo
import Foundation

/// Pixels of four bytes, blue, green, red and premultiplied alpha, row after row without gaps.
struct PixelBuffer: Sendable, Equatable {
    let width: Int
    let height: Int
    let isOpaque: Bool
    /// Whether programs get the bytes with red first and alpha last, as those of an image file.
    var isReadFromFile = false
    var pixels: [UInt32]

    init(width: Int, height: Int, isOpaque: Bool, pixels: [UInt32]) {
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.pixels = pixels
    }

    /// Copies the current pixels of a Cairo image surface.
    init?(copying surface: OpaquePointer) {
        cairo_surface_flush(surface)
        let format = cairo_image_surface_get_format(surface)
        guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
            let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let (width, height) =
            (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let isOpaque = format == CAIRO_FORMAT_RGB24
        self.init(
            width: width, height: height, isOpaque: isOpaque,
            pixels: Array(unsafeUninitializedCapacity: width * height) { buffer, count in
                let raw = UnsafeMutableRawBufferPointer(buffer)
                for y in 0..<height {
                    let row = UnsafeRawBufferPointer(start: data + y * stride, count: width * 4)
                    UnsafeMutableRawBufferPointer(rebasing: raw[(y * width * 4)...]).copyMemory(from: row)
                }
                // The unused byte of opaque pixels is undefined.
                if isOpaque { for index in 0..<width * height { buffer[index] |= 0xFF00_0000 } }
                count = width * height
            })
    }

    /// Runs a closure with a surface of the pixels. It must not be kept or drawn on.
    func withSurface<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        pixels.withUnsafeBytes { bytes in
            guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
            let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: base), format, Int32(width), Int32(height), Int32(width * 4))
            guard let surface else { return nil }
            defer {
                // Makes anything that still uses the pixels copy them now.
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            return body(surface)
        }
    }

    /// Returns a part of the pixels, or nil when it is outside of them.
    func cropped(to rect: CGRect) -> PixelBuffer? {
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        guard rect.isFinite else { return nil }
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y, w, h) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
        var result: [UInt32] = []
        result.reserveCapacity(w * h)
        for row in y..<y + h { result += pixels[row * width + x..<row * width + x + w] }
        var cropped = PixelBuffer(width: w, height: h, isOpaque: isOpaque, pixels: result)
        cropped.isReadFromFile = isReadFromFile
        return cropped
    }
}
