import InterfaceBuilder

/// Parses property lists in OpenStep's format, in which Xcode saves its projects: dictionaries in braces, arrays in
/// parentheses, texts with or without quotation marks, data in angle brackets.
///
/// The format is described in Apple's archived Property List Programming Guide, "Old-Style ASCII Property Lists".
struct OldStylePropertyList {
    /// The greatest depth of nested values; real projects have only a few levels.
    private static let depthLimit = 64
    /// The largest size in bytes; a project of ten thousand files has about four megabytes.
    static let sizeLimit = 64 << 20

    private var scanner: StringsScanner
    private let path: String

    /// Parses a text; the path is used in messages.
    static func parse(_ text: String, path: String) throws(DocumentError) -> PropertyList {
        var reader = OldStylePropertyList(scanner: StringsScanner(text), path: path)
        let value = try reader.value(depth: 0)
        reader.scanner.skipSpace()
        guard reader.scanner.isAtEnd else { throw reader.mistake("the end of the file") }
        return value
    }

    private func mistake(_ expected: String) -> DocumentError {
        DocumentError(
            file: path, line: scanner.line,
            reason: scanner.isAtEnd
                ? .truncated("\(expected) is expected") : .malformed("\(expected) is expected"))
    }

    private mutating func value(depth: Int) throws(DocumentError) -> PropertyList {
        guard depth < Self.depthLimit else {
            throw DocumentError(file: path, line: scanner.line, reason: .tooDeep(limit: Self.depthLimit))
        }
        scanner.skipSpace()
        if scanner.take("{") { return try dictionary(depth: depth) }
        if scanner.take("(") { return try array(depth: depth) }
        if scanner.take("<") { return try data() }
        guard let text = scanner.token() else { throw mistake("a value") }
        return .string(text)
    }

    private mutating func dictionary(depth: Int) throws(DocumentError) -> PropertyList {
        var entries: [PropertyList.Entry] = []
        while true {
            scanner.skipSpace()
            if scanner.take("}") { return .dictionary(entries) }
            guard let key = scanner.token() else { throw mistake("a key or \"}\"") }
            scanner.skipSpace()
            guard scanner.take("=") else { throw mistake("\"=\" after \(key)") }
            let value = try value(depth: depth + 1)
            scanner.skipSpace()
            guard scanner.take(";") else { throw mistake("\";\" after the value of \(key)") }
            entries.append(PropertyList.Entry(key: key, value: value))
        }
    }

    private mutating func array(depth: Int) throws(DocumentError) -> PropertyList {
        var members: [PropertyList] = []
        while true {
            scanner.skipSpace()
            if scanner.take(")") { return .array(members) }
            members.append(try value(depth: depth + 1))
            scanner.skipSpace()
            guard scanner.take(",") || scanner.isBefore(")") else { throw mistake("\",\" or \")\"") }
        }
    }

    /// Parses data, as its hexadecimal digits; projects do not use data.
    private mutating func data() throws(DocumentError) -> PropertyList {
        var digits = ""
        while true {
            scanner.skipSpace()
            if scanner.take(">") { return .other(digits) }
            guard let token = scanner.token() else { throw mistake("\">\"") }
            digits += token
        }
    }
}
