extension ProjectFiles {
    /// A document in a language, with the language that its `.strings` are in.
    public struct LocalizedDocument: Sendable, Hashable {
        /// The file to load.
        public let file: DocumentFile
        /// The language of the texts that replace those of the file; nil where the file's own texts apply.
        public let textLanguage: String?
    }

    /// Returns the document in a language: the whole document of that language, otherwise the base document with the
    /// language's texts; otherwise the same for the development region. Without a language it is the document itself.
    public func localized(
        _ file: DocumentFile, language: String?, developmentRegion: String = "en"
    ) -> LocalizedDocument {
        let siblings = translations(of: file)
        let base = Self.base(siblings, developmentRegion) ?? file
        guard let language else { return LocalizedDocument(file: base, textLanguage: nil) }
        let whole = siblings.compactMap(\.language).filter { $0 != "Base" }
        let available = Set(whole).union(base.textLanguages).sorted()
        let best = LanguageMatch.best(
            of: available, for: language, developmentRegion: developmentRegion)
        guard let best else { return LocalizedDocument(file: base, textLanguage: nil) }
        if let own = siblings.first(where: { $0.language == best }) {
            return LocalizedDocument(file: own, textLanguage: nil)
        }
        return LocalizedDocument(file: base, textLanguage: best)
    }

    /// Returns one document for each that exists in several languages: the base, or the development language's.
    public func mainDocuments(developmentRegion: String = "en") -> [DocumentFile] {
        var siblings: [Translation: [DocumentFile]] = [:]
        for file in documents where file.language != nil {
            siblings[Translation(file), default: []].append(file)
        }
        return documents.compactMap { file in
            guard file.language != nil else { return file }
            guard let all = siblings.removeValue(forKey: Translation(file)) else { return nil }
            return Self.base(all, developmentRegion) ?? file
        }
    }

    /// The key that translations of one document share.
    private struct Translation: Hashable {
        let place: String
        let kind: Document.Kind

        init(_ file: DocumentFile) { (place, kind) = (file.place, file.kind) }
    }

    private func translations(of file: DocumentFile) -> [DocumentFile] {
        documents.filter { Translation($0) == Translation(file) }
    }

    /// Returns the document that `.strings` files belong to.
    private static func base(_ siblings: [DocumentFile], _ developmentRegion: String) -> DocumentFile? {
        if let base = siblings.first(where: { $0.language == nil || $0.language == "Base" }) { return base }
        let names = siblings.compactMap(\.language)
        let best = LanguageMatch.best(of: names, for: developmentRegion)
        return siblings.first { $0.language == best } ?? siblings.first
    }
}

extension ProjectFiles.DocumentFile {
    /// The languages that have `.strings` or texts in a catalog, sorted.
    public var textLanguages: [String] {
        let catalog = stringCatalog.flatMap { try? StringCatalog(contentsOf: $0) }
        return Set(strings.keys).union(catalog?.translations ?? []).sorted()
    }

    /// Returns the document's texts in a language; empty when there are none. Texts of a `.strings` file take
    /// precedence over a catalog's.
    public func localization(language: String) throws(DocumentError) -> LocalizationTable {
        var table = LocalizationTable()
        if let path = strings[language] { table = try StringsFile.read(path) }
        if let path = stringCatalog {
            let catalog = try StringCatalog(contentsOf: path)
            table.merge(catalog.table(language: language))
            table.diagnostics += catalog.diagnostics
        }
        return table
    }
}
