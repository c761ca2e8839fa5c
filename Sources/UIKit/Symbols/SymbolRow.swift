/// One row of ``SymbolTable``: an icon and its variants.
struct SymbolRow {
    /// The icon for the bare name.
    var file: String
    /// The common beginning of the variants' names.
    var stem: String
    /// The letters of the variants that exist.
    var variants: Substring

    /// Reads `name=file@stem+variants`; nil for a word without `=`.
    static func parse(_ word: Substring) -> (name: Substring, row: SymbolRow)? {
        let (name, icons) = split(word, at: "=")
        guard let icons else { return nil }
        let (icon, variants) = split(icons, at: "+")
        let (file, stem) = split(icon, at: "@")
        let row = SymbolRow(file: String(file), stem: String(stem ?? file), variants: variants ?? "")
        return (name, row)
    }

    private static func split(_ text: Substring, at mark: Unicode.Scalar) -> (Substring, Substring?) {
        guard let index = text.utf8.firstIndex(of: UInt8(ascii: mark)) else { return (text, nil) }
        return (text[..<index], text[text.utf8.index(after: index)...])
    }

    /// Every icon of the row.
    var files: [String] {
        [file] + Variant.allCases.filter { variants.contains($0.rawValue) }.map { stem + $0.suffix }
    }

    /// Returns the icon for the row's name followed by decorations, or nil if one of them is unknown: such a name has
    /// another meaning than its beginning.
    func match(decorations: [Substring]) -> SymbolMap.Match? {
        let worn = decorations.prefix { $0 != "badge" && $0 != "trianglebadge" }
        guard worn.allSatisfy(Self.decorations.contains) else { return nil }
        let filled = decorations.last == "fill"
        let wanted = worn.filter { $0 != "fill" }
        for variant in Variant.candidates(for: wanted, filled: filled)
        where variants.contains(variant.rawValue) {
            let parts = wanted.count + (filled ? 1 : 0)
            let complete = variant.parts == parts && worn.count == decorations.count
            return SymbolMap.Match(file: stem + variant.suffix, isComplete: complete)
        }
        return SymbolMap.Match(file: file, isComplete: false)
    }

    private static let decorations: Set<Substring> = [
        "fill", "circle", "square", "slash", "rectangle", "app", "dashed", "inverse", "diamond", "triangle",
        "rtl", "shield", "seal", "hexagon", "octagon",
    ]
}

extension SymbolRow {
    /// A variant, by its letter in the table.
    enum Variant: Character, CaseIterable {
        case fill = "f"
        case circle = "c"
        case circleFill = "C"
        case square = "s"
        case squareFill = "S"
        case slash = "x"
        case slashFill = "X"

        /// The suffix of a file name.
        var suffix: String {
            switch self {
            case .fill: "-fill"
            case .circle: "-circle"
            case .circleFill: "-circle-fill"
            case .square: "-square"
            case .squareFill: "-square-fill"
            case .slash: "-slash"
            case .slashFill: "-slash-fill"
            }
        }

        /// The number of decorations of the variant.
        var parts: Int {
            switch self {
            case .fill, .circle, .square, .slash: 1
            case .circleFill, .squareFill, .slashFill: 2
            }
        }

        /// Returns the variants that are most similar to a symbol, best first.
        static func candidates(for shapes: [Substring], filled: Bool) -> [Variant] {
            var candidates: [Variant] = []
            if shapes.contains("slash") {
                candidates += filled ? [.slashFill, .slash] : [.slash]
            }
            if shapes.contains("circle") {
                candidates += filled ? [.circleFill, .circle] : [.circle]
            }
            if !shapes.isDisjoint(with: ["square", "rectangle", "app"]) {
                candidates += filled ? [.squareFill, .square] : [.square]
            }
            return filled ? candidates + [.fill] : candidates
        }
    }
}

extension [Substring] {
    fileprivate func isDisjoint(with others: Set<Substring>) -> Bool {
        !contains(where: others.contains)
    }
}
