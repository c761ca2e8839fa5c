/// A `.strings` file: `"key" = "value";` with comments, in UTF-8 or UTF-16, or an XML property list.
public enum StringsFile {
    /// The largest file that is read, in bytes.
    public static let sizeLimit = 16 << 20

    /// Reads a file.
    public static func read(_ path: String) throws(DocumentError) -> LocalizationTable {
        try parse(FileReader.read(path, limit: sizeLimit), path: path)
    }

    /// Reads bytes, with a path for the diagnostics.
    public static func parse(_ bytes: ContiguousArray<UInt8>, path: String) throws(DocumentError)
        -> LocalizationTable
    {
        if bytes.starts(with: "bplist".utf8) { throw DocumentError(file: path, reason: .binary) }
        guard let text = TextDecoding.string(from: bytes) else {
            throw DocumentError(file: path, reason: .malformed("it is neither UTF-8 nor UTF-16"))
        }
        if text.drop(while: { $0.isWhitespace }).hasPrefix("<") { return try propertyList(bytes, path: path) }
        return parse(text, path: path)
    }

    /// Reads text. A syntax error is reported, and reading continues after the next semicolon.
    public static func parse(_ text: String, path: String) -> LocalizationTable {
        var table = LocalizationTable()
        var scanner = StringsScanner(text)
        while scanner.skipSpace(), !scanner.isAtEnd {
            let line = scanner.line
            switch scanner.entry() {
            case .success(let entry):
                if table.entries.updateValue(.text(entry.value), forKey: entry.key) != nil {
                    let message = "the key \"\(entry.key)\" is duplicated; the last value is used"
                    table.diagnostics.append(Diagnostic(.warning, file: path, line: line, message: message))
                }
            case .failure(let mistake):
                let message = "\(mistake.expected) is expected"
                table.diagnostics.append(Diagnostic(.error, file: path, line: mistake.line, message: message))
                scanner.skipEntry()
            }
        }
        if let line = scanner.openComment {
            let message = "the comment that begins here is not closed"
            table.diagnostics.append(Diagnostic(.error, file: path, line: line, message: message))
        }
        return table
    }

    private static func propertyList(
        _ bytes: ContiguousArray<UInt8>, path: String
    ) throws(DocumentError) -> LocalizationTable {
        var table = LocalizationTable()
        guard case .dictionary(let entries) = try PropertyList.parse(bytes, path: path) else { return table }
        for entry in entries {
            guard case .string(let text) = entry.value else { continue }
            table.entries[entry.key] = .text(text)
        }
        return table
    }
}
