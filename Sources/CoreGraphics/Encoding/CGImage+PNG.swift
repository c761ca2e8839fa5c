import CCairo
import Foundation

extension CGImage {
    /// The image as a PNG file. The same pixels give the same bytes. Vector images are drawn at their own
    /// size first.
    public func pngData(effort: PNGEffort = .fast) -> Data? {
        guard case .pixels(let buffer) = source else {
            return rasterized(width: width, height: height)?.pngData(effort: effort)
        }
        return buffer.pixels.withUnsafeBufferPointer { pixels in
            guard let base = pixels.baseAddress else { return nil }
            let rows = PixelRows(
                base: base, stride: buffer.width, width: buffer.width, height: buffer.height,
                isOpaque: buffer.isOpaque)
            return PNGWriter.write(rows, effort: effort)
        }
    }
}

extension CGContext {
    /// The bitmap as a PNG file, or nil for a document. The same pixels give the same bytes.
    public func pngData(effort: PNGEffort = .fast) -> Data? {
        guard kind == .bitmap, cairo_image_surface_get_format(surface) != CAIRO_FORMAT_A8 else { return nil }
        return suspendMasks {
            cairo_surface_flush(surface)
            guard let data = cairo_image_surface_get_data(surface) else { return nil }
            let stride = Int(cairo_image_surface_get_stride(surface)) / 4
            return data.withMemoryRebound(to: UInt32.self, capacity: stride * height) { base in
                let rows = PixelRows(
                    base: base, stride: stride, width: width, height: height, isOpaque: isOpaque)
                return PNGWriter.write(rows, effort: effort)
            }
        }
    }
}
