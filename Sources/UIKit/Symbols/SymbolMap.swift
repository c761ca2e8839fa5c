/// SF Symbols belong to Apple and are available on Apple's systems only. Here a symbol is drawn by the icon of the free
/// Bootstrap set (Debian package `bootstrap-icons`) with the same subject, or by a few paths of our own
/// (``SymbolGlyph``) if that set has no similar shape.
enum SymbolMap {
    /// An icon found for a symbol.
    struct Match: Equatable {
        /// The icon's file name, without `.svg`.
        var file: String
        /// Whether the icon has all parts of the name; false if a circle, a badge or a stroke had to be omitted.
        var isComplete: Bool
    }

    /// The folder in which Debian's package installs the icons.
    static let directory = "/usr/share/bootstrap-icons/svg"

    /// Returns the file name, without `.svg`, of the Bootstrap icon for an SF Symbol, or nil for an unknown name.
    static func file(for name: String) -> String? {
        match(for: name)?.file
    }

    /// Returns the icon for an SF Symbol: the row of the whole name, else the longest row that begins it and is
    /// followed by decorations only, in the best available variant.
    static func match(for name: String) -> Match? {
        if let row = table[Substring(name)] {
            return Match(file: row.file, isComplete: true)
        }
        var base = Substring(name)
        var decorations: [Substring] = []
        while let dot = base.lastIndex(of: ".") {
            decorations.append(base[base.index(after: dot)...])
            base = base[..<dot]
            if let row = table[base] {
                return row.match(decorations: decorations.reversed())
            }
        }
        return nil
    }

    /// All names with a row of their own, sorted.
    static var names: [String] {
        table.keys.map(String.init).sorted()
    }

    /// All icons that are used for a name, sorted.
    static var files: [String] {
        Set(table.values.flatMap(\.files)).sorted()
    }

    private static let table: [Substring: SymbolRow] = {
        var table: [Substring: SymbolRow] = [:]
        for rows in SymbolTable.rows {
            // By bytes: the whole table is ASCII, and characters would take milliseconds of every start.
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
