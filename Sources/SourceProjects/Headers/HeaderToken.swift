/// A token of a header.
struct HeaderToken: Hashable {
    /// The kind of a token.
    enum Kind {
        case word, number, text, objectText, symbol
        /// The beginning of a header, whose text is its name.
        case header
    }

    let kind: Kind
    /// The characters; those of a string without its quotes.
    let text: String

    func isWord(_ word: String) -> Bool { kind == .word && text == word }

    func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

    /// Returns the tokens of a text without comments. A string that does not end, ends with its line.
    static func all(in text: String) -> [HeaderToken] {
        var reader = TokenReader(Array(text.utf8))
        return reader.tokens()
    }

    /// A number as Swift writes it, without the suffixes of C; nil for other tokens.
    var swiftNumber: String? {
        guard kind == .number else { return nil }
        let isHex = text.lowercased().hasPrefix("0x")
        var digits = text.replacing("'", with: "")
        while let last = digits.last, "uUlL".contains(last) || !isHex && "fF".contains(last) {
            digits.removeLast()
        }
        if digits.hasSuffix(".") { digits += "0" }
        if digits.hasPrefix(".") { digits = "0" + digits }
        let isOctal = digits.count > 1 && digits.allSatisfy(\.isNumber) && digits.hasPrefix("0")
        return isOctal
            ? "0o" + digits.drop { $0 == "0" } + (digits.allSatisfy { $0 == "0" } ? "0" : "") : digits
    }
}

/// Reads the tokens of a header from its bytes.
private struct TokenReader {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func tokens() -> [HeaderToken] {
        var tokens: [HeaderToken] = []
        while let token = next() { tokens.append(token) }
        return tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    private mutating func next() -> HeaderToken? {
        skipSpace()
        guard let first = byte() else { return nil }
        if first == UInt8(ascii: "@"), byte(1) == UInt8(ascii: "\"") {
            index += 1
            return string(.objectText)
        }
        if first == UInt8(ascii: "\"") { return string(.text) }
        if first == UInt8(ascii: "'") { return character() }
        if Self.isLetter(first) { return run(.word) { Self.isLetter($0) || Self.isDigit($0) } }
        let isNumber = Self.isDigit(first) || first == UInt8(ascii: ".") && byte(1).map(Self.isDigit) == true
        if isNumber {
            return run(.number) { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: ".") }
        }
        return symbol()
    }

    /// The symbols of several characters that the reader distinguishes.
    private static let pairs: Set = ["<<", ">>", "&&", "||", "==", "!=", "<=", ">="]

    private mutating func symbol() -> HeaderToken {
        let pair = String(decoding: bytes[index..<min(index + 2, bytes.count)], as: UTF8.self)
        let text = Self.pairs.contains(pair) ? pair : String(decoding: [bytes[index]], as: UTF8.self)
        index += text == pair ? 2 : 1
        return HeaderToken(kind: .symbol, text: text)
    }

    private mutating func run(_ kind: HeaderToken.Kind, _ isPart: (UInt8) -> Bool) -> HeaderToken {
        let start = index
        while let byte = byte(), isPart(byte) { index += 1 }
        return HeaderToken(kind: kind, text: String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func string(_ kind: HeaderToken.Kind) -> HeaderToken {
        HeaderToken(kind: kind, text: quoted(UInt8(ascii: "\"")))
    }

    /// A constant of a character is its number.
    private mutating func character() -> HeaderToken {
        let text = quoted(UInt8(ascii: "'"))
        let value = text.utf8.reduce(0) { ($0 << 8 | Int($1)) & 0xFFFF_FFFF }
        return HeaderToken(kind: .number, text: "\(value)")
    }

    private mutating func quoted(_ quote: UInt8) -> String {
        index += 1
        let start = index
        while let byte = byte(), byte != quote, byte != UInt8(ascii: "\n") {
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index, bytes.count)
        defer { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while let first = byte() {
            if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                while let byte = byte(), byte != UInt8(ascii: "\n") { index += 1 }
            } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                index += 2
                while index < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
                    index += 1
                }
                index += 2
            } else if first <= UInt8(ascii: " ") || first == UInt8(ascii: "\\") {
                index += 1
            } else {
                return
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
