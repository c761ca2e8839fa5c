/// One row of ``SymbolTable``: an icon and its variants.
struct SymbolRow {
    /// The icon for the bare name.
    var file: String
    /// The beginning of the names of the variants.
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

    /// The filled icon, or nil where the set has none.
    var filled: String? { icon(.fill) }

    /// The icon in a circle or a square or struck through, or nil where the set has none.
    func variant(_ word: Substring, isFilled: Bool) -> String? {
        switch word {
        case "circle": icon(isFilled ? .circleFill : .circle)
        case "square": icon(isFilled ? .squareFill : .square)
        case "slash": icon(isFilled ? .slashFill : .slash)
        default: nil
        }
    }

    private func icon(_ variant: Variant) -> String? {
        variants.contains(variant.rawValue) ? stem + variant.suffix : nil
    }
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

        /// The end of a file name.
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
    }
}
