/// The text of a manifest that is written in Swift, of which calls and literals are read. It is never run.
struct ManifestSource {
    /// An argument of a call.
    struct Argument {
        var label: String
        var text: Substring
    }

    /// The greatest depth of nested literals and constants.
    private static let depthLimit = 16

    let text: String

    init(_ text: String) { self.text = Self.withoutComments(text) }

    private static func withoutComments(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
            guard let start = line.firstRange(of: "//"), !line[..<start.lowerBound].hasSuffix(":") else {
                return String(line)
            }
            return String(line[..<start.lowerBound])
        }.joined(separator: "\n")
    }

    // MARK: Calls

    /// Returns the arguments of all calls of a function or an initializer of the name.
    func calls(of name: String) -> [[Argument]] {
        text.ranges(of: name + "(").compactMap { range in
            let before = text[..<range.lowerBound].last
            guard before.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true else { return nil }
            return Self.arguments(in: text[range.upperBound...])
        }
    }

    /// Returns the arguments up to the closing parenthesis.
    private static func arguments(in text: Substring) -> [Argument] {
        items(of: text).map { item in
            guard let match = item.prefixMatch(of: /\s*(\w+)\s*:\s*/) else {
                return Argument(label: "", text: item)
            }
            return Argument(label: String(match.1), text: item[match.range.upperBound...])
        }
    }

    /// Returns the parts between commas up to the bracket that closes the one before the text.
    private static func items(of text: Substring) -> [Substring] {
        var items: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var isString = false
        var isEscaped = false
        for index in text.indices {
            let character = text[index]
            if isString {
                if character == "\"", !isEscaped { isString = false }
                isEscaped = character == "\\" && !isEscaped
                continue
            }
            switch character {
            case "\"": isString = true
            case "(", "[", "{": depth += 1
            case ")", "]", "}":
                if depth == 0 { return closing(items, text[start..<index]) }
                depth -= 1
            case "," where depth == 0:
                items.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        return closing(items, text[start...])
    }

    private static func closing(_ items: [Substring], _ last: Substring) -> [Substring] {
        last.allSatisfy(\.isWhitespace) ? items : items + [last]
    }

    // MARK: Values

    /// Returns the value of a literal as in a property list: a text, a flag, a number, a list or a dictionary, also as the argument
    /// of a case such as `.string("…")`, and of a constant of the file. Returns nil for other expressions.
    func value(of expression: Substring, depth: Int = 0) -> Any? {
        let text = Self.trimmed(expression)
        guard depth < Self.depthLimit, let first = text.first else { return nil }
        if first == "\"" { return string(text, depth) }
        if first == "[" { return collection(text.dropFirst(), depth) }
        if text == "true" || text == "false" { return text == "true" }
        if let number = Int(text) { return number }
        if let match = text.prefixMatch(of: /\.?\w+\(/), first == "." {
            let arguments = Self.arguments(in: text[match.range.upperBound...])
            return arguments.count == 1 ? value(of: arguments[0].text, depth: depth + 1) : nil
        }
        guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        return constant(text).flatMap { value(of: $0, depth: depth + 1) }
    }

    /// Returns the strings in an expression.
    func strings(in expression: Substring) -> [String] {
        let literals = expression.matches(of: /"(?:[^"\\]|\\.)*"/).compactMap { value(of: $0.0) as? String }
        if !literals.isEmpty { return literals }
        return switch value(of: expression) {
        case let text as String: [text]
        case let list as [Any]: list.compactMap { $0 as? String }
        default: []
        }
    }

    private func string(_ text: Substring, _ depth: Int) -> String? {
        guard text.count > 1, text.hasSuffix("\""), !text.hasPrefix("\"\"\"") else { return nil }
        var result = ""
        var rest = text.dropFirst().dropLast()
        while let next = rest.firstMatch(of: /\\\((\w+)\)/) {
            guard let part = value(of: next.1, depth: depth + 1) as? String else { return nil }
            result += rest[..<next.range.lowerBound] + part
            rest = rest[next.range.upperBound...]
        }
        guard !rest.contains("\\(") else { return nil }
        return (result + rest).replacing("\\\"", with: "\"")
    }

    private func collection(_ text: Substring, _ depth: Int) -> Any {
        let items = Self.items(of: text)
        let members = items.compactMap { item in
            item.prefixMatch(of: /\s*("(?:[^"\\]|\\.)*")\s*:/).map { ($0.1, item[$0.range.upperBound...]) }
        }
        if members.isEmpty {
            return items.first.map(Self.trimmed) == ":"
                ? [String: Any]() : items.compactMap { value(of: $0, depth: depth + 1) } as Any
        }
        return members.reduce(into: [String: Any]()) { result, member in
            guard let key = value(of: member.0, depth: depth + 1) as? String else { return }
            result[key] = value(of: member.1, depth: depth + 1)
        }
    }

    /// Returns the expression of a constant of the file.
    private func constant(_ name: Substring) -> Substring? {
        guard let pattern = try? Regex("\\b(?:let|var)\\s+\(name)\\b(?:\\s*:[^=\\n]+)?\\s*=\\s*"),
            let start = text.firstMatch(of: pattern)?.range.upperBound
        else { return nil }
        let rest = text[start...]
        guard let first = rest.first else { return nil }
        guard first == "[" else { return rest.prefix { !$0.isNewline } }
        let items = Self.items(of: rest.dropFirst())
        return rest[..<(items.last?.endIndex ?? rest.startIndex)] + "]"
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
