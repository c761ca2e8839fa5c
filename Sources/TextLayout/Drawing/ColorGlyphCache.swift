import CCairo
import CPango

/// The bitmap of a color glyph.
struct ColorGlyph {
    /// The Cairo image surface.
    var surface: OpaquePointer
    var left: Double
    var top: Double
    var width: Double
    var height: Double
}

/// A cache of emoji: the bitmaps of the font, and copies scaled to the pixel sizes in use.
struct ColorGlyphCache {
    private struct Key: Hashable {
        var face: Int
        var glyph: UInt32
        /// The height in pixels; 0 for the bitmap of the font.
        var pixels: Int
    }

    private var glyphs: [Key: ColorGlyph?] = [:]

    /// Returns the bitmap of the font, measured in ems.
    mutating func original(face: Face, glyph: UInt32) -> ColorGlyph? {
        let key = Key(face: face.id, glyph: glyph, pixels: 0)
        if let known = glyphs[key] { return known }
        let loaded = Self.load(face.raster, glyph)
        store(loaded, key)
        return loaded
    }

    /// Returns the bitmap for an em of a number of pixels, measured in pixels.
    mutating func scaled(face: Face, glyph: UInt32, em: Double) -> ColorGlyph? {
        guard let original = original(face: face, glyph: glyph) else { return nil }
        let height = (original.height * em).rounded()
        guard height >= 1, height <= 256 else { return nil }
        let key = Key(face: face.id, glyph: glyph, pixels: Int(height))
        if let known = glyphs[key] { return known }
        let scaled = Self.scale(original, em: height / original.height)
        store(scaled, key)
        return scaled
    }

    private mutating func store(_ glyph: ColorGlyph?, _ key: Key) {
        if glyphs.count >= 512 {
            for old in glyphs.values { old.map { cairo_surface_destroy($0.surface) } }
            glyphs.removeAll()
        }
        glyphs[key] = .some(glyph)
    }

    private static func load(_ face: FT_Face, _ glyph: UInt32) -> ColorGlyph? {
        guard face.pointee.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0,
            FT_Load_Glyph(face, glyph, text_load_color_bitmap()) == 0, text_bitmap_is_bgra(face) != 0,
            let slot = face.pointee.glyph, let size = face.pointee.size
        else { return nil }
        let bitmap = slot.pointee.bitmap
        let em = Double(size.pointee.metrics.y_ppem)
        guard em > 0, bitmap.width > 0, bitmap.rows > 0, let pixels = bitmap.buffer,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(clamping: bitmap.width), Int32(clamping: bitmap.rows)),
            let target = cairo_image_surface_get_data(surface)
        else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<Int(bitmap.rows) {
            memcpy(target + row * stride, pixels + row * Int(bitmap.pitch), Int(bitmap.width) * 4)
        }
        cairo_surface_mark_dirty(surface)
        return ColorGlyph(
            surface: surface, left: Double(slot.pointee.bitmap_left) / em,
            top: Double(slot.pointee.bitmap_top) / em, width: Double(bitmap.width) / em,
            height: Double(bitmap.rows) / em)
    }

    private static func scale(_ glyph: ColorGlyph, em: Double) -> ColorGlyph? {
        let (width, height) = ((glyph.width * em).rounded(.up), (glyph.height * em).rounded())
        guard
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), let cairo = cairo_create(surface)
        else { return nil }
        glyph.draw(cairo, em: em, x: 0, y: 0)
        cairo_destroy(cairo)
        return ColorGlyph(
            surface: surface, left: glyph.left * em, top: glyph.top * em, width: width, height: height)
    }
}

extension ColorGlyph {
    /// Draws an unscaled bitmap, scaled to an em, with its corner at a point.
    func draw(_ cairo: OpaquePointer, em: Double, x: Double, y: Double) {
        let scale = width * em / Double(cairo_image_surface_get_width(surface))
        cairo_save(cairo)
        cairo_translate(cairo, x, y)
        cairo_scale(cairo, scale, scale)
        cairo_set_source_surface(cairo, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        cairo_paint(cairo)
        cairo_restore(cairo)
    }
}
