import CPango
import CoreGraphics

/// The fallback fonts for characters that the text's own font lacks. The result depends on the
/// character and the font alone.
enum FallbackFonts {
    /// Returns the faces to try, best first.
    static func faces(for scalar: UInt32, serif: Bool) -> [FaceSet] {
        if isCJK(scalar) { return [serif ? .cjkSerif : .cjk, .cjk, .sans] + symbols }
        if let name = scriptNames[script(scalar)] { return [noto(name), .sans] + symbols }
        return (serif ? [.serif] : []) + [.sans] + symbols + [.cjk]
    }

    static let emoji = FaceSet(regular: "NotoColorEmoji.ttf")

    private static let symbols: [FaceSet] = [
        FaceSet(regular: "NotoSansSymbols-Regular.ttf"), FaceSet(regular: "NotoSansSymbols2-Regular.ttf"),
        FaceSet(regular: "NotoSansMath-Regular.ttf"), .monospaced, FaceSet(regular: "NotoColorEmoji.ttf"),
    ]

    private static func noto(_ name: String) -> FaceSet {
        let stem = "NotoSans" + name
        return boldless.contains(name)
            ? FaceSet(regular: stem + "-Regular.ttf")
            : FaceSet(regular: stem + "-Regular.ttf", bold: stem + "-Bold.ttf")
    }

    private static func script(_ scalar: UInt32) -> UInt32 {
        hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue
    }

    /// Returns whether it is Han, kana, hangul, bopomofo, or punctuation and full-width forms used with them.
    static func isCJK(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x2FF0...0x31FF, 0x3200...0x4DBF, 0x4E00...0x9FFF,
            0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE4F,
            0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x1F200...0x1F2FF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }

    /// The scripts in the names of Noto fonts.
    private static let scriptNames: [UInt32: String] = [
        HB_SCRIPT_ARABIC.rawValue: "Arabic", HB_SCRIPT_HEBREW.rawValue: "Hebrew",
        HB_SCRIPT_THAI.rawValue: "Thai", HB_SCRIPT_LAO.rawValue: "Lao", HB_SCRIPT_KHMER.rawValue: "Khmer",
        HB_SCRIPT_MYANMAR.rawValue: "Myanmar", HB_SCRIPT_DEVANAGARI.rawValue: "Devanagari",
        HB_SCRIPT_BENGALI.rawValue: "Bengali", HB_SCRIPT_GURMUKHI.rawValue: "Gurmukhi",
        HB_SCRIPT_GUJARATI.rawValue: "Gujarati", HB_SCRIPT_ORIYA.rawValue: "Oriya",
        HB_SCRIPT_TAMIL.rawValue: "Tamil", HB_SCRIPT_TELUGU.rawValue: "Telugu",
        HB_SCRIPT_KANNADA.rawValue: "Kannada", HB_SCRIPT_MALAYALAM.rawValue: "Malayalam",
        HB_SCRIPT_SINHALA.rawValue: "Sinhala", HB_SCRIPT_GEORGIAN.rawValue: "Georgian",
        HB_SCRIPT_ARMENIAN.rawValue: "Armenian", HB_SCRIPT_ETHIOPIC.rawValue: "Ethiopic",
        HB_SCRIPT_THAANA.rawValue: "Thaana", HB_SCRIPT_SYRIAC.rawValue: "Syriac",
        HB_SCRIPT_CHEROKEE.rawValue: "Cherokee", HB_SCRIPT_MONGOLIAN.rawValue: "Mongolian",
        HB_SCRIPT_CANADIAN_SYLLABICS.rawValue: "CanadianAboriginal", HB_SCRIPT_TIFINAGH.rawValue: "Tifinagh",
        HB_SCRIPT_YI.rawValue: "Yi", HB_SCRIPT_NKO.rawValue: "NKo", HB_SCRIPT_BALINESE.rawValue: "Balinese",
        HB_SCRIPT_JAVANESE.rawValue: "Javanese", HB_SCRIPT_COPTIC.rawValue: "Coptic",
        HB_SCRIPT_GOTHIC.rawValue: "Gothic", HB_SCRIPT_RUNIC.rawValue: "Runic",
        HB_SCRIPT_OGHAM.rawValue: "Ogham", HB_SCRIPT_CUNEIFORM.rawValue: "Cuneiform",
    ]

    /// Those of `scriptNames` whose family has a regular face only.
    private static let boldless: Set<String> = [
        "Syriac", "Mongolian", "Tifinagh", "Yi", "NKo", "Coptic", "Gothic", "Runic", "Ogham", "Cuneiform",
    ]
}
