import Foundation

/// A part of HTML: text, or the beginning or end of an element.
enum HTMLToken: Equatable {
    case text(String)
    case begin(String, [String: String])
    case end(String)
}

/// Splits HTML into its parts, as far as it can be read.
struct HTMLTokens {
    /// Elements whose content is text whatever it contains.
    private static let raw: Set<String> = ["script", "style", "title", "textarea"]

    /// Returns the parts of HTML without comments and declarations.
    static func tokens(of html: String) -> [HTMLToken] {
        var tokens: [HTMLToken] = []
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            if start > rest.startIndex { tokens.append(.text(HTMLCharacters.decoded(rest[..<start]))) }
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { return tokens }
            let token = element(rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
            guard let token else { continue }
            tokens.append(token)
            if case .begin(let name, _) = token, raw.contains(name) { addRaw(name, &rest, &tokens) }
        }
        if !rest.isEmpty { tokens.append(.text(HTMLCharacters.decoded(rest))) }
        return tokens
    }

    /// Adds the content of an element up to its end as text.
    private static func addRaw(_ name: String, _ rest: inout Substring, _ tokens: inout [HTMLToken]) {
        let end = rest.range(of: "</\(name)", options: .caseInsensitive)
        tokens.append(.text(String(rest[..<(end?.lowerBound ?? rest.endIndex)])))
        rest = end.map { rest[$0.lowerBound...] } ?? ""
    }

    /// Returns the element of a tag without its brackets; nil for declarations.
    private static func element(_ tag: Substring) -> HTMLToken? {
        let isEnd = tag.first == "/"
        let body = isEnd ? tag.dropFirst() : tag
        let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        guard let first = name.first, first.isLetter else { return nil }
        return isEnd
            ? .end(name.lowercased()) : .begin(name.lowercased(), attributes(body.dropFirst(name.count)))
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var found: [String: String] = [:]
        for match in text.matches(of: #/([A-Za-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/#) {
            let value = match.2 ?? match.3 ?? match.4 ?? ""
            found[match.1.lowercased()] = HTMLCharacters.decoded(value)
        }
        return found
    }
}

/// The characters that HTML names.
enum HTMLCharacters {
    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "mdash": "—",
        "ndash": "–", "hellip": "…", "copy": "©", "reg": "®", "trade": "™", "bull": "•", "middot": "·",
        "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "euro": "€",
        "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "deg": "°", "plusmn": "±", "times": "×",
        "divide": "÷", "frac12": "½", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
        "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "shy": "\u{AD}", "zwj": "\u{200D}",
    ]

    /// Replaces references to characters by these.
    static func decoded(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return String(text).replacing(#/&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|(\w{1,8}));/#) { match in
            let number = match.1.flatMap { UInt32($0) } ?? match.2.flatMap { UInt32($0, radix: 16) }
            if let number { return Unicode.Scalar(number).map { "\($0)" } ?? "\u{FFFD}" }
            return match.3.flatMap { names[String($0)] } ?? String(match.0)
        }
    }
}
