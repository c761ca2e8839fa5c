import Foundation

/// The look of text in HTML, which elements inherit and change.
struct HTMLStyle {
    var families = ["Times New Roman"]
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isPreformatted = false
    var color: UIColor?
    var backgroundColor: UIColor?
    var alignment = NSTextAlignment.natural
    var link: String?
    /// 1 for superscript, -1 for subscript.
    var baseline = 0

    /// The sizes of headings, relative to the text's.
    private static let headings: [String: CGFloat] = [
        "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
    ]

    /// Changes the style by what the element means.
    mutating func apply(_ element: String, _ attributes: [String: String]) {
        if let factor = Self.headings[element] { (isBold, size) = (true, size * factor) }
        switch element {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "dfn", "var", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckThrough = true
        case "code", "kbd", "samp", "tt": families = ["Courier"]
        case "pre": (families, isPreformatted) = (["Courier"], true)
        case "small": size *= 5.0 / 6
        case "big": size *= 6.0 / 5
        case "sup": (baseline, size) = (1, size * 5 / 6)
        case "sub": (baseline, size) = (-1, size * 5 / 6)
        case "center": alignment = .center
        case "a": link = attributes["href"] ?? link
        case "font":
            if let color = attributes["color"].flatMap(CSSValue.color) { self.color = color }
            if let face = attributes["face"] { families = CSSValue.families(face) }
            if let number = attributes["size"].flatMap({ Int($0) }) { size = CSSValue.size(ofFont: number) }
        default: break
        }
        if let alignment = attributes["align"].flatMap(CSSValue.alignment) { self.alignment = alignment }
    }

    /// Changes the style by declarations of CSS.
    mutating func apply(_ declarations: [(name: String, value: String)]) {
        for (name, value) in declarations { apply(name, value) }
    }

    private mutating func apply(_ name: String, _ value: String) {
        switch name {
        case "color": color = CSSValue.color(value) ?? color
        case "background-color", "background": backgroundColor = CSSValue.color(value) ?? backgroundColor
        case "font-family": families = CSSValue.families(value)
        case "font-size": size = CSSValue.size(value, in: size) ?? size
        case "font-weight": isBold = CSSValue.isBold(value) ?? isBold
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "text-align": alignment = CSSValue.alignment(value) ?? alignment
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline")
            isStruckThrough = value.contains("line-through")
        case "white-space": isPreformatted = value.hasPrefix("pre")
        case "font": applyFont(value)
        default: break
        }
    }

    /// Applies `font: italic bold 17px/1.2 "Helvetica Neue", sans-serif`.
    private mutating func applyFont(_ value: String) {
        let words = value.split(separator: " ")
        guard
            let place = words.firstIndex(where: {
                CSSValue.size(String($0.prefix { $0 != "/" }), in: size) != nil
            })
        else { return }
        isBold = words[..<place].contains { CSSValue.isBold(String($0)) == true }
        isItalic = words[..<place].contains("italic")
        size = CSSValue.size(String(words[place].prefix { $0 != "/" }), in: size) ?? size
        let names = words[words.index(after: place)...].joined(separator: " ")
        if !names.isEmpty { families = CSSValue.families(names) }
    }

    /// The first font of the families that exists, with the traits.
    var font: UIFont {
        let name = families.lazy.compactMap { Self.descriptor(of: $0, size) }.first
        let plain = name ?? UIFont.systemFont(ofSize: size).fontDescriptor
        var traits: UIFontDescriptor.SymbolicTraits = []
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        guard !traits.isEmpty else { return UIFont(descriptor: plain, size: size) }
        return UIFont(
            descriptor: plain.withSymbolicTraits(plain.symbolicTraits.union(traits)) ?? plain, size: size)
    }

    private static func descriptor(of family: String, _ size: CGFloat) -> UIFontDescriptor? {
        switch family.lowercased() {
        case "-apple-system", "system-ui", "ui-sans-serif", "blinkmacsystemfont", ".applesystemuifont",
            ".sfui-regular", "sf pro", "sf pro text", "sf pro display":
            return UIFont.systemFont(ofSize: size).fontDescriptor
        case "serif": return UIFont(name: "TimesNewRomanPSMT", size: size)?.fontDescriptor
        case "sans-serif": return UIFont(name: "Helvetica", size: size)?.fontDescriptor
        case "monospace": return UIFont(name: "Courier", size: size)?.fontDescriptor
        default:
            if let font = UIFont(name: family, size: size) { return font.fontDescriptor }
            return UIFont.fontNames(forFamilyName: family).isEmpty
                ? nil : UIFontDescriptor(fontAttributes: [.family: family])
        }
    }
}
