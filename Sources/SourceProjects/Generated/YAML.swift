import InterfaceBuilder

/// Reads the part of YAML in which specifications of projects are written: block and flow collections, plain and quoted scalars,
/// literal blocks, anchors and merges. Scalars are strings, booleans as in JSON.
struct YAML {
    private struct Line {
        var indent: Int
        var text: String
        var number: Int
    }

    /// The greatest depth of nested collections.
    private static let depthLimit = 64

    private var lines: [Line] = []
    private var index = 0
    private var anchors: [String: JSON] = [:]

    /// Returns the content of a document; nil if it is not a collection.
    static func parse(_ text: String) -> JSON? {
        var reader = YAML(text)
        guard let first = reader.lines.first else { return nil }
        return reader.node(indent: first.indent, depth: 0)
    }

    private init(_ text: String) {
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in all.enumerated() {
            let content = Self.withoutComment(line)
            let indent = content.prefix { $0 == " " }.count
            let rest = content.dropFirst(indent)
            guard !rest.isEmpty, rest != "---", !rest.hasPrefix("%") else { continue }
            lines.append(Line(indent: indent, text: String(rest), number: number + 1))
        }
    }

    /// Returns the line without white space at its end and without a comment, which begins after white space.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var previous: Character = " "
        for position in line.indices {
            let character = line[position]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "#", previous == " " {
                return trimmed(line[..<position])
            } else if character == "\"" || character == "'", " [{,:".contains(previous) {
                quote = character
            }
            previous = character
        }
        return trimmed(line)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    // MARK: Blocks

    private mutating func node(indent: Int, depth: Int) -> JSON {
        guard index < lines.count, depth < Self.depthLimit else { return JSON(value: .null, line: 0) }
        let line = lines[index]
        if Self.isItem(line.text) { return sequence(indent: line.indent, depth: depth) }
        if Self.key(of: line.text) != nil { return mapping(indent: line.indent, depth: depth) }
        index += 1
        return value(line.text, line, depth)
    }

    private static func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func sequence(indent: Int, depth: Int) -> JSON {
        let number = lines[index].number
        var items: [JSON] = []
        while index < lines.count, lines[index].indent == indent, Self.isItem(lines[index].text) {
            let rest = lines[index].text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                index += 1
                items.append(inner(of: indent, depth, allowsItems: false))
            } else {
                // What follows the dash is a block of its own, which begins in its column.
                lines[index].indent = indent + lines[index].text.count - rest.count
                lines[index].text = String(rest)
                items.append(node(indent: lines[index].indent, depth: depth + 1))
            }
        }
        return JSON(value: .array(items), line: number)
    }

    private mutating func mapping(indent: Int, depth: Int) -> JSON {
        let number = lines[index].number
        var members: [(key: String, value: JSON)] = []
        while index < lines.count, lines[index].indent == indent,
            let (key, rest) = Self.key(of: lines[index].text)
        {
            let line = lines[index]
            index += 1
            let value =
                rest.isEmpty ? inner(of: indent, depth, allowsItems: true) : value(rest, line, depth)
            if key == "<<" {
                let merged = value.members + value.array.flatMap(\.members)
                members += merged.filter { member in !members.contains { $0.key == member.key } }
            } else {
                members.removeAll { $0.key == key }
                members.append((key, value))
            }
        }
        return JSON(value: .object(members), line: number)
    }

    /// Returns the block that belongs to a key or a dash: what is indented more, or, after a key, items in its own column.
    private mutating func inner(of indent: Int, _ depth: Int, allowsItems: Bool) -> JSON {
        guard index < lines.count else { return JSON(value: .null, line: 0) }
        let next = lines[index]
        guard next.indent > indent || allowsItems && next.indent == indent && Self.isItem(next.text) else {
            return JSON(value: .null, line: next.number)
        }
        return node(indent: next.indent, depth: depth + 1)
    }

    /// Returns the key of a line and what follows it; nil if the line is no member of a mapping.
    private static func key(of text: String) -> (key: String, rest: String)? {
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote),
                text[text.index(after: end)...].hasPrefix(":")
            else { return nil }
            let rest = text[text.index(end, offsetBy: 2)...].drop { $0 == " " }
            return (String(text[text.index(after: text.startIndex)..<end]), String(rest))
        }
        guard !text.hasPrefix("["), !text.hasPrefix("{") else { return nil }
        if text.hasSuffix(":"), !text.dropLast().contains(": ") { return (String(text.dropLast()), "") }
        guard let colon = text.firstRange(of: ": ") else { return nil }
        return (String(text[..<colon.lowerBound]), String(text[colon.upperBound...].drop { $0 == " " }))
    }

    // MARK: Values

    private mutating func value(_ text: String, _ line: Line, _ depth: Int) -> JSON {
        if text.hasPrefix("&") {
            let name = text.dropFirst().prefix { $0 != " " }
            let rest = String(text.dropFirst(name.count + 1).drop { $0 == " " })
            let found =
                rest.isEmpty ? inner(of: line.indent, depth, allowsItems: true) : value(rest, line, depth)
            anchors[String(name)] = found
            return found
        }
        if text.hasPrefix("*") {
            return anchors[String(text.dropFirst())] ?? JSON(value: .null, line: line.number)
        }
        if text.hasPrefix("|") || text.hasPrefix(">") {
            var block: [String] = []
            while index < lines.count, lines[index].indent > line.indent {
                block.append(lines[index].text)
                index += 1
            }
            return JSON(value: .string(block.joined(separator: "\n")), line: line.number)
        }
        guard text.hasPrefix("[") || text.hasPrefix("{") else {
            return Self.scalar(Substring(text), line.number)
        }
        var flow = text
        while Self.depth(of: flow) > 0, index < lines.count {
            flow += " " + lines[index].text
            index += 1
        }
        var rest = Substring(flow)
        return Self.flow(&rest, line.number, depth)
    }

    /// The number of brackets that are open at the end of a text.
    private static func depth(of text: String) -> Int {
        text.reduce(0) { $0 + ("[{".contains($1) ? 1 : "]}".contains($1) ? -1 : 0) }
    }

    private static func flow(_ rest: inout Substring, _ line: Int, _ depth: Int) -> JSON {
        rest = rest.drop { $0 == " " }
        guard depth < depthLimit, let open = rest.first, open == "[" || open == "{" else {
            let end = endOfScalar(rest)
            let word = trimmed(rest[..<end])
            rest = rest[end...]
            return scalar(word, line)
        }
        rest.removeFirst()
        var items: [JSON] = []
        var members: [(key: String, value: JSON)] = []
        while let next = rest.drop(while: { $0 == " " || $0 == "," }).first, next != "]", next != "}" {
            rest = rest.drop { $0 == " " || $0 == "," }
            if open == "{", let colon = rest.firstIndex(of: ":") {
                let key = rest[..<colon].filter { !"\"' ".contains($0) }
                rest = rest[rest.index(after: colon)...]
                members.append((String(key), flow(&rest, line, depth + 1)))
            } else {
                items.append(flow(&rest, line, depth + 1))
            }
        }
        rest = rest.drop { $0 == " " || $0 == "," }.dropFirst()
        return JSON(value: open == "[" ? .array(items) : .object(members), line: line)
    }

    /// Returns the end of a scalar in a flow collection; one in quotes may contain brackets and commas.
    private static func endOfScalar(_ text: Substring) -> Substring.Index {
        if let quote = text.first, quote == "\"" || quote == "'",
            let end = text.dropFirst().firstIndex(of: quote)
        {
            return text.index(after: end)
        }
        return text.firstIndex { ",]}".contains($0) } ?? text.endIndex
    }

    private static func scalar(_ text: Substring, _ line: Int) -> JSON {
        if let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote {
            return JSON(value: .string(String(text.dropFirst().dropLast())), line: line)
        }
        switch text.lowercased() {
        case "true", "yes", "on": return JSON(value: .bool(true), line: line)
        case "false", "no", "off": return JSON(value: .bool(false), line: line)
        case "", "null", "~": return JSON(value: .null, line: line)
        default: return JSON(value: .string(String(text)), line: line)
        }
    }
}
