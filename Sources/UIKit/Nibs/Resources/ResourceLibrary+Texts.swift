import Foundation
import InterfaceBuilder

extension ResourceLibrary {
    /// Returns the translation of a document; empty without a language or if there is none.
    func texts(
        forDocument path: String, language: String?, report: (Diagnostic) -> Void
    ) -> LocalizationTable {
        guard let language else { return LocalizationTable() }
        let key = TextKey(source: path, isDocument: true, language: language)
        let table = known(key) { self.readTexts(forDocument: path, language: language) }
        for diagnostic in table.diagnostics { report(diagnostic) }
        return table
    }

    /// Returns a text of a table, by default `Localizable`; without a language, in that of the development region.
    func text(_ key: String, table: String?, language: String?) -> LocalizationTable.Entry? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let language = language ?? developmentRegion
        let key = (text: key, table: TextKey(source: name, isDocument: false, language: language))
        return known(key.table) { self.readTable(name, language: language) }.entries[key.text]
    }

    private func known(_ key: TextKey, _ read: () -> LocalizationTable) -> LocalizationTable {
        if let known = texts.withLock({ $0[key] }) { return known }
        let table = read()
        texts.withLock { $0[key] = table }
        return table
    }

    private func readTexts(forDocument path: String, language: String) -> LocalizationTable {
        guard let file = file(at: path), let localized = localized(file, language: language),
            localized.file == file, let textLanguage = localized.textLanguage
        else { return LocalizationTable() }
        do throws(DocumentError) { return try file.localization(language: textLanguage) } catch {
            return LocalizationTable(diagnostics: [error.diagnostic])
        }
    }

    /// Returns the tables of the name in all folders, the first folder's texts first and those of bundles in the folders last: the
    /// app's own bundle does not have their texts.
    private func readTable(_ name: String, language: String) -> LocalizationTable {
        let files = (files?.tables ?? []).filter { $0.name == name }
        var result = LocalizationTable()
        var places: [String] = []
        for file in files where !places.contains(file.place) { places.append(file.place) }
        let nested = places.filter { $0.contains(".bundle/") || $0.hasSuffix(".bundle") }
        for place in places.filter({ !nested.contains($0) }) + nested {
            result.merge(table(files.filter { $0.place == place }, language))
        }
        return result
    }

    /// Returns the texts of one folder's table. Texts with plural forms take precedence over plain ones of the same
    /// key.
    private func table(_ files: [ProjectFiles.TableFile], _ language: String) -> LocalizationTable {
        let catalogs = files.filter { $0.path.hasSuffix(".xcstrings") }.compactMap {
            try? StringCatalog(contentsOf: $0.path)
        }
        let available = Set(files.compactMap(\.language) + catalogs.flatMap(\.languages)).sorted()
        let best = LanguageMatch.best(of: available, for: language, developmentRegion: developmentRegion)
        var result = LocalizationTable()
        let chosen = files.filter { $0.language == best || (best == nil && $0.language == "Base") }
        for file in chosen where file.path.hasSuffix(".stringsdict") {
            if let table = try? StringsDictFile.read(file.path) { result.merge(table) }
        }
        for file in chosen where file.path.hasSuffix(".strings") {
            if let table = try? StringsFile.read(file.path) { result.merge(table) }
        }
        for catalog in catalogs { result.merge(catalog.table(language: best ?? catalog.sourceLanguage)) }
        return result
    }
}
