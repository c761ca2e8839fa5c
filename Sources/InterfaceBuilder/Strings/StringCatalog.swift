/// A string catalog (`.xcstrings`): the texts of all languages in one file.
public struct StringCatalog: Sendable {
    /// The language of the keys.
    public let sourceLanguage: String
    /// The problems that were found in the file.
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
        let message = "a string catalog has \"strings\"; there is none"
        diagnostics =
            json["strings"] == nil ? [Diagnostic(.error, file: path, line: json.line, message: message)] : []
    }

    /// The languages with at least one text and the language of the keys, sorted.
    public var languages: [String] { Set(translations + [sourceLanguage]).sorted() }

    /// The languages with at least one text, sorted.
    public var translations: [String] {
        var languages: Set<String> = []
        for string in strings {
            for localization in string.value["localizations"]?.members ?? [] {
                languages.insert(localization.key)
            }
        }
        return languages.sorted()
    }

    /// Returns the texts of a language.
    public func table(language: String) -> LocalizationTable {
        var table = LocalizationTable()
        for string in strings {
            guard let localization = string.value["localizations"]?[language] else { continue }
            table.entries[string.key] = Self.entry(localization)
        }
        return table
    }

    private static func entry(_ localization: JSON) -> LocalizationTable.Entry? {
        if let substitutions = localization["substitutions"], let text = text(localization) {
            let variables = substitutions.members.compactMap(variable).sorted { $0.name < $1.name }
            return .format(PluralFormat(text: text, variables: variables))
        }
        if let text = unit(localization) { return .text(text) }
        if let forms = plural(localization) { return .plural(forms) }
        return forDevice(localization).flatMap {
            unit($0).map { .text($0) } ?? plural($0).map { .plural($0) }
        }
    }

    private static func text(_ localization: JSON) -> String? {
        unit(localization) ?? forDevice(localization).flatMap(unit)
    }

    private static func unit(_ json: JSON) -> String? { json["stringUnit"]?["value"]?.string }

    private static func plural(_ json: JSON) -> [String: String]? {
        guard let plural = json["variations"]?["plural"] else { return nil }
        var forms: [String: String] = [:]
        for form in plural.members { forms[form.key] = unit(form.value) }
        return forms
    }

    /// Returns the variation for phones, where texts vary by device.
    private static func forDevice(_ json: JSON) -> JSON? {
        let device = json["variations"]?["device"]
        return device?["iphone"] ?? device?["other"] ?? device?.members.first?.value
    }

    private static func variable(_ entry: (key: String, value: JSON)) -> PluralFormat.Variable? {
        guard let forms = plural(entry.value) else { return nil }
        let argument = entry.value["argNum"]?.number.flatMap { Int(exactly: $0) }
        let isUsable = argument.map { (1...64).contains($0) } ?? false
        return PluralFormat.Variable(
            name: entry.key, argument: isUsable ? argument.map { $0 - 1 } : nil,
            specifier: entry.value["formatSpecifier"]?.string ?? "lld", forms: forms)
    }
}
