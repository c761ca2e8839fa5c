/// The icons for symbols. SF Symbols are Apple's and part of Apple's systems only; here a symbol is drawn by the icon of the free
/// Bootstrap set (Debian package `bootstrap-icons`) that shows the same thing, or by a few paths of our own
/// (``SymbolGlyph``) where that set has no shape close enough. ``SymbolRecipe`` puts the rest together.
enum SymbolMap {
    /// The folder in which Debian's package puts the icons.
    static let directory = "/usr/share/bootstrap-icons/svg"

    /// The row of a name, or nil for a name without one.
    static func row(of name: String) -> SymbolRow? { table[Substring(name)] }

    /// The icon that shows a name with the shape or the line that it ends in, where the set has one. Glyphs of our own
    /// are put in shapes by rule, which draws them in every weight.
    static func variant(of name: String, isFilled: Bool) -> String? {
        guard let dot = name.lastIndex(of: "."), let row = table[name[..<dot]],
            SymbolGlyph.named(String(name[..<dot])) == nil
        else { return nil }
        return row.variant(name[name.index(after: dot)...], isFilled: isFilled)
    }

    /// Whether a name without a drawing may well be that of a symbol: it begins as others do and has more words.
    static func isLikely(_ name: String) -> Bool {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard words.count > 1, name.utf8.count <= 96, let first = words.first, !words.contains("") else {
            return false
        }
        return firstWords.contains(first)
    }

    private static let firstWords = Set(
        table.keys.compactMap { $0.split(separator: ".").first })

    /// Every name that has a row of its own, sorted.
    static var names: [String] {
        table.keys.map(String.init).sorted()
    }

    /// Every icon that some name can lead to, sorted.
    static var files: [String] {
        Set(table.values.flatMap(\.files)).sorted()
    }

    private static let table: [Substring: SymbolRow] = {
        var table: [Substring: SymbolRow] = [:]
        for rows in SymbolTable.rows {
            // By bytes: all of the table is ASCII, and characters would take milliseconds of every start.
            for word in rows.utf8.split(whereSeparator: {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n")
            }) {
                guard let (name, row) = SymbolRow.parse(Substring(word)) else { continue }
                table[name] = row
            }
        }
        return table
    }()
}
