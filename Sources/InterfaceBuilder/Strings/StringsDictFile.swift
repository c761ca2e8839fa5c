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
            table.entries[entry.key] = plural(format, entry.value).map { .plural($0) } ?? .text(format)
        }
        return table
    }

    /// The forms of the whole text, for a format with a single variable; a format with several is kept
    /// with the `other` form of each.
    private static func plural(_ format: String, _ entry: PropertyList) -> [String: String]? {
        let variables = (entry.entries ?? []).filter { format.contains("%#@\($0.key)@") }
        guard let first = variables.first else { return nil }
        var rest = format
        for variable in variables.dropFirst() {
            rest = rest.replacing("%#@\(variable.key)@", with: variable.value["other"]?.string ?? "")
        }
        var forms: [String: String] = [:]
        for category in ["zero", "one", "two", "few", "many", "other"] {
            guard let text = first.value[category]?.string else { continue }
            forms[category] = rest.replacing("%#@\(first.key)@", with: text)
        }
        return forms.isEmpty ? nil : forms
    }

    /// Of texts for several widths, the one for the widest screen.
    private static func widest(_ list: PropertyList?) -> String? {
        list?.entries?.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }?.value.string
    }
}
