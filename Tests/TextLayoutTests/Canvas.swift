import CCairo
import Foundation
import Testing

@_spi(Drawing) @testable import TextLayout

/// A white picture to draw on, for tests.
final class Canvas {
    let surface: OpaquePointer
    let cairo: OpaquePointer

    init(width: Int, height: Int, scale: Double = 2) throws {
        surface = try #require(
            cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(Double(width) * scale), Int32(Double(height) * scale)))
        cairo = try #require(cairo_create(surface))
        cairo_scale(cairo, scale, scale)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    func draw(_ block: TextBlock, at point: CGPoint = .zero) {
        block.draw(cairo: cairo, at: point)
    }

    /// The pixels, row by row.
    var bytes: [UInt8] {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        let count =
            Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface))
        return Array(UnsafeBufferPointer(start: data, count: count))
    }

    /// How much ink there is: the sum of what the pixels lack of white.
    var ink: Int { bytes.reduce(0) { $0 + 255 - Int($1) } }

    func write(to path: String) { _ = cairo_surface_write_to_png(surface, path) }
}
