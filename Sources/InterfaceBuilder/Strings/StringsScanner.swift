/// A scanner for the text of a `.strings` file.
package struct StringsScanner {
    /// A syntax error, described by what was expected.
    package struct Mistake: Error {
        package var line: Int
        package var expected: String
    }

    private let units: [UInt8]
    private var position = 0
    package private(set) var line = 1
    /// The line of a comment that is never closed.
    private(set) var openComment: Int?

    package init(_ text: String) { units = Array(text.utf8) }

    /// The number of bytes that have been scanned.
    package var offset: Int { position }

    package var isAtEnd: Bool { position >= units.count }

    private var current: UInt8? { position < units.count ? units[position] : nil }
    private var next: UInt8? { position + 1 < units.count ? units[position + 1] : nil }

    private mutating func advance() {
        if current == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    /// Skips white space and comments. Returns true, so that it can be used in a condition.
    @discardableResult
    package mutating func skipSpace() -> Bool {
        while let byte = current {
            switch (byte, next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while let byte = current, byte != UInt8(ascii: "\n") { advance() }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
            case (0...0x20, _): advance()
            default: return true
            }
        }
        return true
    }

    private mutating func skipComment() {
        let start = line
        advance()
        advance()
        while !isAtEnd, !(current == UInt8(ascii: "*") && next == UInt8(ascii: "/")) { advance() }
        if isAtEnd { openComment = start }
        advance()
        advance()
    }

    /// Scans one `key = value;`; a key without a value is its own value, as in property lists.
    package mutating func entry() -> Result<(key: String, value: String), Mistake> {
        guard let key = token() else { return .failure(mistake("a key in quotation marks")) }
        skipSpace()
        if take(";") { return .success((key, key)) }
        guard take("=") else { return .failure(mistake("\"=\" after the key \"\(key)\"")) }
        skipSpace()
        guard let value = token() else {
            return .failure(mistake("a text in quotation marks for \"\(key)\""))
        }
        skipSpace()
        guard take(";") || isAtEnd else { return .failure(mistake("\";\" after the text for \"\(key)\"")) }
        return .success((key, value))
    }

    /// Skips to the end of the next semicolon, by at least one byte.
    mutating func skipEntry() {
        while let byte = current {
            advance()
            if byte == UInt8(ascii: ";") { return }
        }
    }

    private func mistake(_ expected: String) -> Mistake { Mistake(line: line, expected: expected) }

    /// Returns whether the character is next.
    package func isBefore(_ character: Unicode.Scalar) -> Bool { current == UInt8(ascii: character) }

    /// Skips the character if it is next, and returns whether it was.
    package mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        advance()
        return true
    }

    /// Scans a quoted or an unquoted string; nil where there is neither.
    package mutating func token() -> String? {
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return quoted() }
        let start = position
        while let byte = current, Self.isBare(byte) { advance() }
        return position > start ? String(decoding: units[start..<position], as: UTF8.self) : nil
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"),
            UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "/"):
            true
        default: false
        }
    }

    private mutating func quoted() -> String? {
        let quote = current
        advance()
        var bytes: [UInt8] = []
        var units16: [UInt16] = []
        func flush() {
            guard !units16.isEmpty else { return }
            bytes.append(contentsOf: String(decoding: units16, as: UTF16.self).utf8)
            units16.removeAll()
        }
        while let byte = current {
            if byte == quote {
                advance()
                flush()
                return String(decoding: bytes, as: UTF8.self)
            }
            guard byte == UInt8(ascii: "\\") else {
                flush()
                bytes.append(byte)
                advance()
                continue
            }
            advance()
            if let unit = unicodeEscape() {
                // Surrogates are two escapes, which are combined.
                units16.append(unit)
            } else if let escaped = current {
                flush()
                bytes.append(Self.escapes[escaped] ?? escaped)
                advance()
            }
        }
        return nil
    }

    private static let escapes: [UInt8: UInt8] = [
        UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "a"): 0x07,
        UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "0"): 0x00,
    ]

    /// Scans `U` or `u` and four hexadecimal digits; does not advance where they are missing.
    private mutating func unicodeEscape() -> UInt16? {
        guard current == UInt8(ascii: "U") || current == UInt8(ascii: "u"), position + 4 < units.count else {
            return nil
        }
        let digits = String(decoding: units[position + 1...position + 4], as: UTF8.self)
        guard digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else { return nil }
        position += 5
        return unit
    }
}
