/// A `.stringsdict` file: texts that depend on numbers.
public enum StringsDictFile {
    /// Reads a file.
    public static func read(_ path: String) throws(DocumentError) -> LocalizationTable {
        table(try PropertyList.read(path), path: path)
    }

    /// Reads bytes, with a path for the diagnostics.
    public static func parse(_ bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError)
        -> LocalizationTable
    {
        table(try PropertyList.parse(bytes, path: path), path: path)
    }

    private static func table(_ list: PropertyList, path: String) -> LocalizationTable {
        var table = LocalizationTable()
        for entry in list.entries ?? [] {
            guard let format = entry.value["NSStringLocalizedFormatKey"]?.string else {
                if let text = widest(entry.value["NSStringVariableWidthRuleType"]) {
                    table.entries[entry.key] = .text(text)
                    continue
                }
                let message = "the entry \"\(entry.key)\" has no NSStringLocalizedFormatKey"
                table.diagnostics.append(Diagnostic(.warning, file: path, message: message))
                continue
            }
            table.entries[entry.key] = self.entry(format, entry.value)
        }
        return table
    }

    private static let categories = ["zero", "one", "two", "few", "many", "other"]

    /// A format that consists of a single variable is stored as the forms of the whole text.
    private static func entry(_ format: String, _ entry: PropertyList) -> LocalizationTable.Entry {
        let variables = (entry.entries ?? []).compactMap(variable).sorted { $0.name < $1.name }
        guard !variables.isEmpty else { return .text(format) }
        guard variables.count == 1, let only = variables.first, format.contains("%#@\(only.name)@") else {
            return .format(PluralFormat(text: format, variables: variables))
        }
        return .plural(only.forms.mapValues { format.replacing("%#@\(only.name)@", with: $0) })
    }

    private static func variable(_ entry: PropertyList.Entry) -> PluralFormat.Variable? {
        var forms: [String: String] = [:]
        for category in categories { forms[category] = entry.value[category]?.string }
        guard !forms.isEmpty else { return nil }
        let specifier = entry.value["NSStringFormatValueTypeKey"]?.string ?? "d"
        return PluralFormat.Variable(name: entry.key, argument: nil, specifier: specifier, forms: forms)
    }

    /// Returns the text for the widest screen, where texts vary by width.
    private static func widest(_ list: PropertyList?) -> String? {
        list?.entries?.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value.string
    }
}
