import CCairo
import CPango

/// The coverage of a glyph in pixels.
struct GlyphImage {
    /// The distance from the pen to the left edge.
    var left: Int
    /// The distance from the baseline up to the top edge.
    var top: Int
    var width: Int
    var height: Int
    var coverage: [UInt8]
}

/// The images of a face's glyphs in one size, at four subpixel positions each: Cairo positions glyphs at
/// whole pixels only, which makes small text uneven.
final class GlyphSheet {
    private let face: Face
    /// The size in 64ths of a pixel.
    private let size: Int32
    private var images: [UInt32: GlyphImage] = [:]
    private(set) var bytes = 0

    static let phases = 4

    init(face: Face, size: Int32) {
        self.face = face
        self.size = size
    }

    /// Returns the glyph's image, with its pen moved right by `phase` quarters of a pixel; nil if it has no ink.
    func image(_ glyph: UInt32, phase: UInt8) -> GlyphImage? {
        // A font has at most 65,536 glyphs.
        let key = glyph << 2 | UInt32(phase)
        if let image = images[key] { return image.coverage.isEmpty ? nil : image }
        let image = Self.rasterize(face.raster, glyph, size, phase)
        images[key] = image
        bytes += image.coverage.count + 64
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

/// The glyph sheets in use. They are discarded together when they grow too large, which only costs time.
struct GlyphImageCache {
    private struct Key: Hashable {
        var face: Int
        var size: Int32
    }

    private var sheets: [Key: GlyphSheet] = [:]

    private static let mostBytes = 24 << 20
    private static let mostSheets = 256

    mutating func sheet(face: Face, size: Int32) -> GlyphSheet {
        let key = Key(face: face.id, size: size)
        if let sheet = sheets[key] { return sheet }
        if sheets.count >= Self.mostSheets || bytes > Self.mostBytes { sheets.removeAll() }
        let sheet = GlyphSheet(face: face, size: size)
        sheets[key] = sheet
        return sheet
    }

    private var bytes: Int { sheets.values.reduce(0) { $0 + $1.bytes } }

    /// Called after drawing: a single sheet can grow too large, with Chinese text for example.
    mutating func trim() {
        if bytes > Self.mostBytes { sheets.removeAll() }
    }
}
