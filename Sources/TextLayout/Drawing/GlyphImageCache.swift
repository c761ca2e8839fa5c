import CCairo
import CPango

/// A glyph's coverage in pixels.
struct GlyphImage {
    /// From the pen to the left edge.
    var left: Int
    /// From the baseline up to the top edge.
    var top: Int
    var width: Int
    var height: Int
    var coverage: [UInt8]
}

/// Glyphs as pixels, four places within a pixel each: Cairo itself sets glyphs at whole pixels only, which
/// makes small text uneven.
struct GlyphImageCache {
    private struct Key: Hashable {
        var face: Int
        var glyph: UInt32
        /// 64ths of a pixel.
        var size: Int32
        var phase: UInt8
    }

    private var images: [Key: GlyphImage] = [:]
    private var bytes = 0

    static let phases = 4
    private static let mostBytes = 16 << 20

    /// The glyph, its pen moved right by `phase` quarters of a pixel; nil if it has no ink.
    mutating func image(face: Face, glyph: UInt32, size: Int32, phase: UInt8) -> GlyphImage? {
        let key = Key(face: face.id, glyph: glyph, size: size, phase: phase)
        if let image = images[key] { return image.coverage.isEmpty ? nil : image }
        let image = Self.rasterize(face.raster, glyph, size, phase)
        if bytes > Self.mostBytes {
            images.removeAll(keepingCapacity: true)
            bytes = 0
        }
        bytes += image.coverage.count + 64
        images[key] = image
        return image.coverage.isEmpty ? nil : image
    }

    private static let empty = GlyphImage(left: 0, top: 0, width: 0, height: 0, coverage: [])

    private static func rasterize(_ face: FT_Face, _ glyph: UInt32, _ size: Int32, _ phase: UInt8)
        -> GlyphImage
    {
        guard FT_Set_Char_Size(face, 0, FT_F26Dot6(size), 72, 72) == 0,
            FT_Load_Glyph(face, glyph, text_load_outline()) == 0, text_glyph_is_outline(face) != 0,
            let slot = face.pointee.glyph
        else { return empty }
        FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase) * 16, 0)
        guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0, text_bitmap_is_gray(face) != 0 else {
            return empty
        }
        let bitmap = slot.pointee.bitmap
        let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
        guard width > 0, height > 0, let pixels = bitmap.buffer else { return empty }
        var coverage: [UInt8] = []
        coverage.reserveCapacity(width * height)
        for row in 0..<height {
            coverage.append(
                contentsOf: UnsafeBufferPointer(start: pixels + row * Int(bitmap.pitch), count: width))
        }
        return GlyphImage(
            left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top), width: width,
            height: height, coverage: coverage)
    }
}
