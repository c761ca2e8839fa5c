import CCairo
@_spi(Drawing) import CoreGraphics
import Foundation

/// Cairo's own PNG writer.
enum CairoPNG {
    static func encode(_ context: CGContext) throws -> Data {
        var bytes: [UInt8] = []
        let status = withUnsafeMutablePointer(to: &bytes) { bytes in
            cairo_surface_write_to_png_stream(cairo_get_target(context.cairo), append, bytes)
        }
        guard status == CAIRO_STATUS_SUCCESS else { throw Failure("Cairo writes no PNG") }
        return Data(bytes)
    }

    private static let append: cairo_write_func_t = { closure, data, count in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        closure.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}
