import Foundation
import TextLayout

extension UIFont {
    /// The families of iOS that have substitutes here, and those of the app's font files, in alphabetical order.
    public class var familyNames: [String] {
        Set(systemFamilies.keys).union(FontRegistry.registeredFamilies.keys).sorted()
    }

    /// Returns the names of the fonts of a family; none for a missing family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        if let names = FontRegistry.registeredFamilies[familyName] { return names }
        guard let (stem, styles) = systemFamilies[familyName] else { return [] }
        return styles.map { $0.isEmpty || $0 == "MT" ? stem + $0 : stem + "-" + $0 }
    }

    /// Families of iOS with the first part of their fonts' names and the styles after it.
    private static let systemFamilies: [String: (stem: String, styles: [String])] = [
        "American Typewriter": (
            "AmericanTypewriter",
            ["", "Bold", "Condensed", "CondensedBold", "CondensedLight", "Light", "Semibold"]
        ),
        "Apple SD Gothic Neo": (
            "AppleSDGothicNeo", ["Bold", "Light", "Medium", "Regular", "SemiBold", "Thin", "UltraLight"]
        ),
        "Arial": ("Arial", ["BoldItalicMT", "BoldMT", "ItalicMT", "MT"]),
        "Avenir": (
            "Avenir",
            [
                "Black", "BlackOblique", "Book", "BookOblique", "Heavy", "HeavyOblique", "Light",
                "LightOblique",
                "Medium", "MediumOblique", "Oblique", "Roman",
            ]
        ),
        "Avenir Next": (
            "AvenirNext",
            [
                "Bold", "BoldItalic", "DemiBold", "DemiBoldItalic", "Heavy", "HeavyItalic", "Italic",
                "Medium",
                "MediumItalic", "Regular", "UltraLight", "UltraLightItalic",
            ]
        ),
        "Baskerville": (
            "Baskerville", ["", "Bold", "BoldItalic", "Italic", "SemiBold", "SemiBoldItalic"]
        ),
        "Bodoni 72": ("BodoniSvtyTwoITCTT", ["Bold", "Book", "BookIta"]),
        "Bradley Hand": ("BradleyHandITCTT", ["Bold"]),
        "Chalkboard SE": ("ChalkboardSE", ["Bold", "Light", "Regular"]), "Chalkduster": ("Chalkduster", [""]),
        "Charter": ("Charter", ["Black", "BlackItalic", "Bold", "BoldItalic", "Italic", "Roman"]),
        "Cochin": ("Cochin", ["", "Bold", "BoldItalic", "Italic"]),
        "Courier": ("Courier", ["", "Bold", "BoldOblique", "Oblique"]),
        "Courier New": ("CourierNewPS", ["BoldItalicMT", "BoldMT", "ItalicMT", "MT"]),
        "Didot": ("Didot", ["", "Bold", "Italic"]),
        "Futura": ("Futura", ["Bold", "CondensedExtraBold", "CondensedMedium", "Medium", "MediumItalic"]),
        "Georgia": ("Georgia", ["", "Bold", "BoldItalic", "Italic"]),
        "Gill Sans": (
            "GillSans",
            [
                "", "Bold", "BoldItalic", "Italic", "Light", "LightItalic", "SemiBold", "SemiBoldItalic",
                "UltraBold",
            ]
        ),
        "Helvetica": ("Helvetica", ["", "Bold", "BoldOblique", "Light", "LightOblique", "Oblique"]),
        "Helvetica Neue": (
            "HelveticaNeue",
            [
                "", "Bold", "BoldItalic", "CondensedBlack", "CondensedBold", "Italic", "Light", "LightItalic",
                "Medium", "MediumItalic", "Thin", "ThinItalic", "UltraLight", "UltraLightItalic",
            ]
        ),
        "Hiragino Mincho ProN": ("HiraMinProN", ["W3", "W6"]),
        "Hiragino Sans": ("HiraginoSans", ["W3", "W6", "W7"]),
        "Hoefler Text": ("HoeflerText", ["Black", "BlackItalic", "Italic", "Regular"]),
        "Marker Felt": ("MarkerFelt", ["Thin", "Wide"]),
        "Menlo": ("Menlo", ["Bold", "BoldItalic", "Italic", "Regular"]),
        "Noteworthy": ("Noteworthy", ["Bold", "Light"]),
        "Optima": ("Optima", ["Bold", "BoldItalic", "ExtraBlack", "Italic", "Regular"]),
        "Palatino": ("Palatino", ["Bold", "BoldItalic", "Italic", "Roman"]),
        "PingFang HK": ("PingFangHK", ["Light", "Medium", "Regular", "Semibold", "Thin", "Ultralight"]),
        "PingFang SC": ("PingFangSC", ["Light", "Medium", "Regular", "Semibold", "Thin", "Ultralight"]),
        "PingFang TC": ("PingFangTC", ["Light", "Medium", "Regular", "Semibold", "Thin", "Ultralight"]),
        "Rockwell": ("Rockwell", ["Bold", "BoldItalic", "Italic", "Regular"]),
        "Savoye LET": ("SavoyeLetPlain", [""]),
        "Snell Roundhand": ("SnellRoundhand", ["", "Black", "Bold"]),
        "Times New Roman": ("TimesNewRomanPS", ["BoldItalicMT", "BoldMT", "ItalicMT", "MT"]),
        "Trebuchet MS": ("TrebuchetMS", ["", "Bold", "Italic"]),
        "Verdana": ("Verdana", ["", "Bold", "BoldItalic", "Italic"]),
        "Zapfino": ("Zapfino", [""]),
    ]
}

extension UIFont.TextStyle {
    /// The metrics that scale other fonts as the style grows.
    public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
