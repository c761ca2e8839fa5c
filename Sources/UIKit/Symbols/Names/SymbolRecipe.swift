/// The drawing that the name of a symbol describes: an icon, or one with a shape around it, a line through it, a badge.
indirect enum SymbolRecipe: Equatable {
    /// A glyph of our own (``SymbolGlyph``).
    case glyph(String)
    /// An icon of the Bootstrap set by its file name, without `.svg`, and the filled one where there is one.
    case icon(String, filled: String?)
    /// Characters of the system font.
    case text(String)
    /// A drawing in a shape, or cut out of the filled shape.
    case enclosed(SymbolRecipe, in: SymbolEnclosure, isFilled: Bool)
    /// A drawing with a line through it.
    case struckThrough(SymbolRecipe)
    /// A drawing with another one in its corner.
    case badged(SymbolRecipe, SymbolBadge)
}

/// The small drawing in a symbol's corner.
enum SymbolBadge: Equatable {
    /// A disc at the top, as news have.
    case dot
    /// A mark cut out of a disc or a triangle.
    case mark(SymbolRecipe, in: SymbolEnclosure)
    /// A drawing as it is.
    case plain(SymbolRecipe)
}

extension SymbolRecipe {
    /// The recipe by the symbol's name, or nil for a name with a word that is unknown here.
    init?(name: String) {
        // Longer than any name of a symbol; each word may be looked at once for every word after it.
        guard name.utf8.count <= 96 else { return nil }
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard !words.contains(""), let recipe = Self.recipe(words[...], isFilled: false) else { return nil }
        self = recipe
    }

    /// The recipe for the words of a name, its first match of: a row of the table, what shapes and badges make
    /// of the words before them, a mark in a container.
    private static func recipe(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolRecipe? {
        guard let last = words.last else { return nil }
        if let whole = whole(words.joined(separator: "."), isFilled: isFilled) { return whole }
        if last == "fill" { return recipe(words.dropLast(), isFilled: true) }
        if let badged = badged(words, isFilled: isFilled) { return badged }
        if last == "slash", words.count > 1 {
            return recipe(words.dropLast(), isFilled: isFilled).map(SymbolRecipe.struckThrough)
        }
        if let enclosure = SymbolEnclosure(rawValue: String(last)),
            let inner = inner(words.dropLast(), isFilled: isFilled)
        {
            return .enclosed(inner, in: enclosure, isFilled: isFilled)
        }
        if words.count == 2, let arrow = SymbolEnclosure(rawValue: String(words[words.startIndex])),
            arrow.isArrow, let amount = inner([last], isFilled: false)
        {
            return .enclosed(amount, in: arrow, isFilled: false)
        }
        if ignored.contains(last) { return recipe(words.dropLast(), isFilled: isFilled) }
        if let fill = words.firstIndex(of: "fill"), fill > words.startIndex {
            return recipe(words[..<fill] + words[(fill + 1)...], isFilled: true)
        }
        return nil
    }

    /// The recipe for a name without parts: a glyph, an icon, a sign of the font.
    private static func whole(_ name: String, isFilled: Bool) -> SymbolRecipe? {
        if SymbolGlyph.named(name) != nil { return .glyph(name) }
        if let row = SymbolMap.row(of: name) {
            guard isFilled else { return .icon(row.file, filled: row.filled) }
            return .icon(row.filled ?? row.file, filled: row.filled)
        }
        if let variant = SymbolMap.variant(of: name, isFilled: isFilled) {
            return .icon(variant, filled: nil)
        }
        return SymbolSigns.text(for: name).map(SymbolRecipe.text)
    }

    /// The recipe for the inside of a shape: a symbol, or a letter or a number, which are no symbols without one.
    private static func inner(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolRecipe? {
        guard let first = words.first else { return nil }
        let isOneSign = words.count == 1 || (words.count == 2 && words.last == "alt")
        if isOneSign, let text = SymbolSigns.letters(first) { return .text(text) }
        // `building.2.crop.circle` is `building.2` in a circle.
        let words = words.last == "crop" ? words.dropLast() : words
        return recipe(words, isFilled: isFilled)
    }

    private static func badged(_ words: ArraySlice<Substring>, isFilled: Bool) -> SymbolRecipe? {
        guard let index = words.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }),
            index > words.startIndex, let base = recipe(words[..<index], isFilled: isFilled)
        else { return nil }
        let sign = words[(index + 1)...]
        guard !sign.isEmpty else { return .badged(base, .dot) }
        guard let drawing = recipe(sign, isFilled: isFilled) else { return nil }
        let isMark = marks.contains(sign.joined(separator: "."))
        let enclosure: SymbolEnclosure = words[index] == "badge" ? .circle : .triangle
        return .badged(base, isMark ? .mark(drawing, in: enclosure) : .plain(drawing))
    }

    /// The badges that are cut out of a disc.
    private static let marks: Set<String> = [
        "plus", "minus", "xmark", "checkmark", "exclamationmark", "exclam", "questionmark", "ellipsis",
        "more",
    ]

    /// Words that change nothing that is drawn here: scripts that a symbol was redrawn for, and shades.
    private static let ignored: Set<Substring> = [
        "inverse", "dashed", "rtl", "ar", "he", "hi", "ja", "ko", "th", "zh", "traditional",
    ]
}
