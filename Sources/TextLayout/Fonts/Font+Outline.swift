import CCairo
@_spi(Drawing) import CoreGraphics

extension Font {
    /// The outline of a few characters on a line that begins at the origin, in points with y downwards; nil where
    /// the font's own face lacks one of them.
    package func outline(of string: String) -> CGPath? {
        SharedEngine.mutex.withLock { engine in
            guard primary >= 0, primary < engine.faces.count,
                let context = CGContext.bitmap(width: 1, height: 1, scale: 1, opaque: false)
            else { return nil }
            let face = engine.faces[primary]
            guard let drawn = face.cairo else { return nil }
            var (glyphs, x) = ([cairo_glyph_t](), 0.0)
            for scalar in string.unicodeScalars {
                let glyph = face.glyph(scalar.value)
                guard glyph != 0 else { return nil }
                glyphs.append(cairo_glyph_t(index: UInt(glyph), x: x, y: 0))
                x += face.advance(glyph) * Self.outlineEm
            }
            cairo_set_font_face(context.cairo, drawn)
            cairo_set_font_size(context.cairo, Self.outlineEm)
            cairo_glyph_path(context.cairo, glyphs, Int32(clamping: glyphs.count))
            var map = CGAffineTransform(scaleX: outlineSize, y: outlineSize)
            return context.path?.copy(using: &map)
        }
    }

    /// Cairo rounds the points of paths to a 256th, so that outlines are taken in a large size.
    private static let outlineEm = 1000.0

    private var outlineSize: CGFloat { descriptor.size * outlineScale / Self.outlineEm }
}
