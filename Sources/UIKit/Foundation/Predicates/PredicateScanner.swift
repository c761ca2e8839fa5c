import Foundation

/// The words of a predicate's format.
enum PredicateToken: Equatable {
    /// A key, a path of keys or a word such as `AND`.
    case word(String)
    /// A key in backquotes or behind `#`, which is no word of the language.
    case key(String)
    case text(String)
    case integer(Int)
    case number(Double)
    /// A placeholder for an argument: the letters after the percent sign.
    case argument(String)
    /// Operators, parentheses, braces, brackets and commas.
    case symbol(String)
}

/// Splits a predicate's format into tokens.
struct PredicateScanner {
    private var rest: Substring
    private static let symbols = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[",
        "]", ",", "**", "+", "-", "*", "/",
    ]

    init(_ format: String) { rest = format[...] }

    /// Returns the tokens of the whole format; nil if a part is invalid.
    mutating func tokens() -> [PredicateToken]? {
        var tokens: [PredicateToken] = []
        while true {
            rest = rest.drop(while: \.isWhitespace)
            guard let first = rest.first else { return tokens }
            guard let token = token(first) else { return nil }
            tokens.append(token)
        }
    }

    private mutating func token(_ first: Character) -> PredicateToken? {
        if first == "'" || first == "\"" { return text(until: first) }
        if first == "%" { return argument() }
        if first.isNumber { return number() }
        if first == "#" {
            rest.removeFirst()
            return .key(word())
        }
        if first.isLetter || "_@$.".contains(first) { return .word(word()) }
        guard let symbol = Self.symbols.first(where: rest.hasPrefix) else { return nil }
        rest.removeFirst(symbol.count)
        return .symbol(symbol)
    }

    private mutating func word() -> String {
        let found = rest.prefix { $0.isLetter || $0.isNumber || "_@$.".contains($0) }
        rest = rest[found.endIndex...]
        return String(found)
    }

    private mutating func text(until quote: Character) -> PredicateToken? {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return .text(text) }
            guard next == "\\", let escaped = rest.popFirst() else {
                text.append(next)
                continue
            }
            text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        }
        return nil
    }

    private mutating func argument() -> PredicateToken? {
        rest.removeFirst()
        let letters = rest.prefix { "hlqztj.0123456789".contains($0) }
        rest = rest[letters.endIndex...]
        guard let kind = rest.popFirst(), "@KdDiuUfgeGxXcsS".contains(kind) else { return nil }
        return .argument(String(kind))
    }

    private mutating func number() -> PredicateToken? {
        guard let digits = rest.prefixMatch(of: /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/)?.output.0 else {
            return nil
        }
        rest = rest[digits.endIndex...]
        return Int(digits).map { .integer($0) } ?? Double(digits).map { .number($0) }
    }
}
