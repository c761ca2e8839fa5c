import CCairo
import CPango
import CoreGraphics

/// An open face of a font file. The engine owns it for the life of the process.
final class Face {
    /// The index in the engine's list.
    let id: Int
    /// The face that Cairo uses, whose size Cairo sets.
    private let drawing: FT_Face
    /// The HarfBuzz font; its positions are 65,536ths of an em.
    let shaping: OpaquePointer
    /// Whether glyphs are color bitmaps.
    let isColor: Bool
    /// The metrics in ems.
    let metrics: FontMetrics
    let familyName: String
    let postScriptName: String
    /// A second handle for our own rasterizer: Cairo would not notice that another size has been set.
    let raster: FT_Face
    private var nominal: [UInt32: UInt32] = [:]
    private var kerning = PairKerning()

    static let unitsPerEm: Double = 65_536

    /// Opens a face; returns nil if the file is missing or not a font.
    init?(id: Int, path: String, index: Int, library: FT_Library) {
        guard let drawing = Self.open(path, index, library) else { return nil }
        guard let raster = Self.open(path, index, library),
            let blob = hb_blob_create_from_file_or_fail(path)
        else {
            FT_Done_Face(drawing)
            return nil
        }
        let face = hb_face_create(blob, UInt32(clamping: index))
        hb_blob_destroy(blob)
        guard let shaping = hb_font_create(face) else { return nil }
        hb_face_destroy(face)
        hb_ot_font_set_funcs(shaping)
        hb_font_set_scale(shaping, Int32(Self.unitsPerEm), Int32(Self.unitsPerEm))
        self.id = id
        self.drawing = drawing
        self.raster = raster
        self.shaping = shaping
        isColor = text_face_has_color(drawing) != 0
        metrics = Self.measure(shaping)
        familyName = drawing.pointee.family_name.map { String(cString: $0) } ?? ""
        postScriptName = FT_Get_Postscript_Name(drawing).map { String(cString: $0) } ?? ""
    }

    private static func open(_ path: String, _ index: Int, _ library: FT_Library) -> FT_Face? {
        var face: FT_Face?
        guard FT_New_Face(library, path, index, &face) == 0 else { return nil }
        return face
    }

    private static func measure(_ font: OpaquePointer) -> FontMetrics {
        func position(_ tag: hb_ot_metrics_tag_t, default value: Double) -> Double {
            var result: hb_position_t = 0
            guard hb_ot_metrics_get_position(font, tag, &result) != 0 else { return value }
            return Double(result) / unitsPerEm
        }
        let ascender = position(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, default: 0.95)
        return FontMetrics(
            ascender: ascender, descender: position(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, default: -0.25),
            leading: position(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, default: 0),
            capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, default: ascender * 0.75),
            xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT, default: ascender * 0.55))
    }

    /// The face for `cairo_set_font_face`.
    private(set) lazy var cairo: OpaquePointer? =
        cairo_ft_font_face_create_for_ft_face(drawing, text_load_outline())

    /// The weight in the file, on the scale of `UIFont.Weight`.
    var weight: CGFloat {
        let steps: [CGFloat] = [-0.8, -0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        let stated = hb_style_get_value(shaping, HB_STYLE_TAG_WEIGHT)
        guard stated >= 1, stated <= 1000 else { return 0 }
        return steps[min(Int((stated / 100).rounded()), steps.count - 1)]
    }

    /// Whether the file is marked as slanted.
    var isItalic: Bool { hb_style_get_value(shaping, HB_STYLE_TAG_ITALIC) > 0 }

    /// Returns the character's nominal glyph, 0 without one.
    func glyph(_ scalar: UInt32) -> UInt32 {
        if let known = nominal[scalar] { return known }
        var glyph: hb_codepoint_t = 0
        let found = hb_font_get_nominal_glyph(shaping, scalar, &glyph) != 0
        // Bounded, since a text may contain every code point.
        if nominal.count >= 16_384 { nominal.removeAll() }
        nominal[scalar] = found ? glyph : 0
        return found ? glyph : 0
    }

    /// Returns the kerning of two ASCII characters in ems; mostly 0 or negative.
    func kern(_ left: UInt32, _ right: UInt32, buffer: OpaquePointer?) -> Double {
        kerning.value(left, right, face: self, buffer: buffer)
    }

    /// Returns a glyph's advance in ems.
    func advance(_ glyph: UInt32) -> Double {
        Double(hb_font_get_glyph_h_advance(shaping, glyph)) / Self.unitsPerEm
    }
}
