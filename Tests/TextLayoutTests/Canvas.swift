import CCairo
@_spi(Drawing) import CoreGraphics

@testable import TextLayout

/// A white bitmap. Separate from the tests: a file that imports both CoreGraphics and Testing
/// would import Apple's overlay of the two, which does not exist here.
final class Canvas {
    let context: CGContext

    init?(width: Int, height: Int, scale: CGFloat = 2) {
        let pixels = (Int(CGFloat(width) * scale), Int(CGFloat(height) * scale))
        guard let context = CGContext.bitmap(width: pixels.0, height: pixels.1, scale: scale, opaque: false)
        else { return nil }
        self.context = context
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }

    func draw(_ block: TextBlock, at point: CGPoint = .zero) {
        block.draw(in: context, at: point)
    }

    /// The pixels, row by row.
    var bytes: [UInt8] {
        guard let surface = cairo_get_target(context.cairo) else { return [] }
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return [] }
        let count =
            Int(cairo_image_surface_get_stride(surface)) * Int(cairo_image_surface_get_height(surface))
        return Array(UnsafeBufferPointer(start: data, count: count))
    }

    /// The amount of ink: the sum of the pixels' differences from white.
    var ink: Int { bytes.reduce(0) { $0 + 255 - Int($1) } }

    func write(to path: String) {
        _ = cairo_surface_write_to_png(cairo_get_target(context.cairo), path)
    }
}

/// Returns a color, for tests that cannot import CoreGraphics.
func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: 1)
}

/// Returns a block drawn as an SVG or PDF document.
func document(of block: TextBlock, pdf: Bool = false) -> Data {
    let size = CGSize(width: 300, height: 100)
    guard let context = pdf ? CGContext.pdf(size: size) : CGContext.svg(size: size) else { return Data() }
    block.draw(in: context, at: .zero)
    return context.finishDocument() ?? Data()
}
