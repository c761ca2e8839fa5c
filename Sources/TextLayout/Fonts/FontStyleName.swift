import CoreGraphics

/// The components of a font's name: "AvenirNext-DemiBoldItalic" is avenirnext, 0.3, italic.
struct FontStyleName: Hashable, Sendable {
    /// The family in lowercase without spaces and punctuation.
    var stem: String
    /// The weight in the name, nil if it has none.
    var weight: CGFloat?
    var italic: Bool

    init(_ name: String) {
        // The longest name in use is far shorter; the rest of a hostile one is ignored.
        let text = String(name.prefix(128)).lowercased()
        var stem = text
        var style = ""
        if let dash = text.lastIndex(of: "-") {
            stem = String(text[..<dash])
            style = String(text[text.index(after: dash)...])
        }
        self.stem = Self.withoutFoundry(stem.filter { $0.isLetter || $0.isNumber })
        italic = style.contains("italic") || style.contains("oblique")
        weight = Self.weight(of: style)
    }

    /// "ArialMT", "CourierNewPSMT" and "TimesNewRomanPS-BoldMT" are Arial, Courier New and Times New Roman.
    private static func withoutFoundry(_ stem: String) -> String {
        guard let ending = ["psmt", "mt", "ps"].first(where: { stem.hasSuffix($0) }),
            stem.count > ending.count + 3
        else { return stem }
        return String(stem.dropLast(ending.count))
    }

    /// Longer words come first, since "ultralight" ends in "light".
    private static let weights: [(word: String, weight: CGFloat)] = [
        ("ultralight", -0.8), ("extralight", -0.6), ("thin", -0.6), ("light", -0.4), ("medium", 0.23),
        ("demibold", 0.3), ("semibold", 0.3), ("extrabold", 0.56), ("ultrabold", 0.56), ("heavy", 0.56),
        ("black", 0.62), ("bold", 0.4), ("regular", 0), ("roman", 0), ("book", 0),
        ("w3", 0), ("w4", 0), ("w5", 0.23), ("w6", 0.4), ("w7", 0.4), ("w8", 0.56),
    ]

    private static func weight(of style: String) -> CGFloat? {
        weights.first { style.contains($0.word) }?.weight
    }
}
