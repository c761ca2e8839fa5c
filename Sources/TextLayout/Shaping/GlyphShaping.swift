import CPango
import CoreGraphics

extension Engine {
    /// Returns a character of the system font: from the table, the base letter's table, or Inter's scaled advance.
    func simpleGlyph(_ scalar: UInt32, font: Font, face: Face) -> Font.SimpleGlyph {
        if scalar >= 0x20, scalar < 0x7F { return font.ascii[Int(scalar) - 0x20] }
        if CharacterKind.isInvisible(scalar) { return Font.SimpleGlyph(glyph: ShapedGlyph.none, advance: 0) }
        let glyph = face.glyph(scalar)
        var base: hb_codepoint_t = 0
        var mark: hb_codepoint_t = 0
        // An accent does not change the width of its letter.
        if hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &base, &mark) != 0, base >= 0x20,
            base < 0x7F
        {
            return Font.SimpleGlyph(glyph: glyph, advance: font.ascii[Int(base) - 0x20].advance)
        }
        if scalar == 0xA0 { return font.ascii[0] }
        if font.descriptor.family == nil, let units = SystemAdvanceTable.marks[scalar] {
            let points = Double(units) / SystemAdvances.unitsPerEm * font.descriptor.size + font.tracking
            return Font.SimpleGlyph(glyph: glyph, advance: points)
        }
        let advance = face.advance(glyph) * font.descriptor.size * font.widthScale + font.tracking
        return Font.SimpleGlyph(glyph: glyph, advance: advance)
    }

    /// Returns the kerning of two characters of the system font in points; digits of equal width
    /// are not kerned.
    func kern(_ left: UInt32, _ right: UInt32, font: Font) -> Double {
        guard font.kerning != 0, font.primary >= 0 else { return 0 }
        if font.descriptor.monospacedDigits, Self.isDigit(left) || Self.isDigit(right) { return 0 }
        return faces[font.primary].kern(left, right, buffer: buffer) * font.kerning
    }

    private static func isDigit(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }

    /// Returns HarfBuzz's result for a range, shaped in its context. Clusters are indices into `scalars`.
    func shape(
        _ scalars: [UInt32], _ part: Range<Int>, face: Face, rightToLeft: Bool
    ) -> ([hb_glyph_info_t], [hb_glyph_position_t]) {
        hb_buffer_reset(buffer)
        scalars.withUnsafeBufferPointer {
            hb_buffer_add_codepoints(
                buffer, $0.baseAddress, Int32(clamping: $0.count), UInt32(clamping: part.lowerBound),
                Int32(clamping: part.count))
        }
        hb_buffer_set_direction(buffer, rightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        // An explicit language, since HarfBuzz uses the host's locale by default.
        hb_buffer_set_language(buffer, hb_language_from_string("en", 2))
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(face.shaping, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return ([], []) }
        let glyphs = Int(count)
        return (
            Array(UnsafeBufferPointer(start: infos, count: glyphs)),
            Array(UnsafeBufferPointer(start: positions, count: glyphs))
        )
    }
}
