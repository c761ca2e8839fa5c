import CPango

/// The kerning of pairs of U+0020...U+007E in a face. Pairs are computed on demand, since a text has few of the
/// thousands of pairs.
struct PairKerning {
    private static let first: UInt32 = 0x20
    private static let count: UInt32 = 0x7F - 0x20
    private static let unknown = Int32.min

    private var pairs = [Int32](repeating: unknown, count: Int(count * count))

    /// Returns the kerning in ems, negative for closer pairs; 0 for other characters.
    mutating func value(
        _ left: UInt32, _ right: UInt32, face: Face, buffer: OpaquePointer?
    ) -> Double {
        let (a, b) = (left &- Self.first, right &- Self.first)
        guard a < Self.count, b < Self.count else { return 0 }
        let index = Int(a * Self.count + b)
        if pairs[index] == Self.unknown {
            pairs[index] = Self.measure(left, right, face: face, buffer: buffer)
        }
        return Double(pairs[index]) / Face.unitsPerEm
    }

    private static func measure(
        _ left: UInt32, _ right: UInt32, face: Face, buffer: OpaquePointer?
    ) -> Int32 {
        hb_buffer_reset(buffer)
        let pair = [left, right]
        hb_buffer_add_codepoints(buffer, pair, 2, 0, 2)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
        // Only the distance is needed, without ligatures and contextual forms.
        var features = ["-calt", "-liga", "-clig"].map(feature)
        hb_shape(face.shaping, buffer, &features, UInt32(features.count))
        var count: UInt32 = 0
        guard let positions = hb_buffer_get_glyph_positions(buffer, &count), count == 2 else { return 0 }
        let apart = [left, right].map { hb_font_get_glyph_h_advance(face.shaping, face.glyph($0)) }.reduce(
            0, &+)
        return positions[0].x_advance &+ positions[1].x_advance &- apart
    }

    private static func feature(_ text: String) -> hb_feature_t {
        var feature = hb_feature_t()
        hb_feature_from_string(text, Int32(text.utf8.count), &feature)
        return feature
    }
}
