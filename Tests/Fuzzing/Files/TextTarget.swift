/// Tables of translations: strings files, their plural forms, string catalogs.
enum TextTarget {
    static func read(_ bytes: ContiguousArray<UInt8>) {
        if let table = try? StringsFile.parse(bytes, path: "Fuzz.strings") { use(table) }
        if let table = try? StringsDictFile.parse(bytes, path: "Fuzz.stringsdict") { use(table) }
        if let catalog = try? StringCatalog(bytes: bytes, path: "Fuzz.xcstrings") {
            for language in ["en", "ar", "ja"] { use(catalog.table(language: language)) }
        }
    }

    private static func use(_ table: LocalizationTable) {
        for entry in table.entries.values {
            switch entry {
            case .text(let text): precondition(text.utf8.count < 1 << 24)
            case .plural(let forms): _ = PluralRules.form(forms, for: 2, language: "ar")
            case .format(let format): _ = format.resolved(for: [1, nil, .infinity], language: "ru")
            }
        }
    }
}
