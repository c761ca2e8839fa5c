/// A string catalogue (`.xcstrings`): the texts of all languages in one file.
public struct StringCatalog: Sendable {
    /// The language that the keys are written in.
    public let sourceLanguage: String
    /// What was wrong with the file.
    public let diagnostics: [Diagnostic]
    private let strings: [(key: String, value: JSON)]

    /// Reads a file.
    public init(contentsOf path: String) throws(DocumentError) { self.init(try JSON.read(path), path: path) }

    /// Reads bytes, with a path for the diagnostics.
    public init(bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError) {
        self.init(try JSON.parse(bytes, path: path), path: path)
    }

    private init(_ json: JSON, path: String) {
        sourceLanguage = json["sourceLanguage"]?.string ?? "en"
        strings = json["strings"]?.members ?? []
        let message = "a string catalogue has \"strings\"; there is none"
        diagnostics =
            json["strings"] == nil ? [Diagnostic(.error, file: path, line: json.line, message: message)] : []
    }

    /// The languages with at least one text, sorted.
    public var languages: [String] {
        var languages: Set<String> = [sourceLanguage]
        for string in strings {
            for localization in string.value["localizations"]?.members ?? [] {
                languages.insert(localization.key)
            }
        }
        return languages.sorted()
    }

    /// The texts of a language.
    public func table(language: String) -> LocalizationTable {
        var table = LocalizationTable()
        for string in strings {
            guard let localization = string.value["localizations"]?[language] else { continue }
            table.entries[string.key] = Self.entry(localization)
        }
        return table
    }

    private static func entry(_ localization: JSON) -> LocalizationTable.Entry? {
        if let text = localization["stringUnit"]?["value"]?.string { return .text(text) }
        if let plural = localization["variations"]?["plural"] {
            var forms: [String: String] = [:]
            for form in plural.members { forms[form.key] = form.value["stringUnit"]?["value"]?.string }
            return .plural(forms)
        }
        let device = localization["variations"]?["device"]
        let unit = device?["iphone"] ?? device?["other"] ?? device?.members.first?.value
        return unit?["stringUnit"]?["value"]?.string.map { .text($0) }
    }
}
