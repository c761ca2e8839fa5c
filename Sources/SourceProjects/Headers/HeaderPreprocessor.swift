/// Reads the tokens of headers, without the parts that conditions exclude and with the constants of macros in place of their names.
struct HeaderPreprocessor {
    /// The macros without parameters, in the order of their definitions.
    private(set) var macros: [(name: String, body: [HeaderToken])] = []
    private var bodies: [String: [HeaderToken]] = [:]
    /// The tokens and names of macros read so far, which are bounded: macros that contain macros could multiply them.
    private var count = 0
    private static let limit = 2_000_000

    /// Returns the tokens of a header.
    mutating func tokens(of text: String) -> [HeaderToken] {
        var branches: [Branch] = []
        var tokens: [HeaderToken] = []
        var plain = ""
        for line in Self.lines(of: text) {
            guard line.first(where: { !$0.isWhitespace }) == "#",
                let directive = line.wholeMatch(of: /\s*#\s*(\w+)(.*)/.dotMatchesNewlines())
            else {
                if branches.allSatisfy(\.isActive) { plain += line + "\n" }
                continue
            }
            // A macro replaces names after its definition.
            tokens += expanded(HeaderToken.all(in: plain))
            plain = ""
            follow(String(directive.1), String(directive.2), &branches)
        }
        return tokens + expanded(HeaderToken.all(in: plain))
    }

    /// A condition around lines.
    private struct Branch {
        var isActive: Bool
        var wasActive: Bool
    }

    private mutating func follow(_ directive: String, _ rest: String, _ branches: inout [Branch]) {
        let isEnclosed = branches.allSatisfy(\.isActive)
        switch directive {
        case "if", "ifdef", "ifndef":
            let isTrue = isEnclosed && isTrue(directive, rest)
            branches.append(Branch(isActive: isTrue, wasActive: isTrue || !isEnclosed))
        case "elif", "else":
            guard let branch = branches.popLast() else { return }
            let isTrue = !branch.wasActive && (directive == "else" || isTrue("if", rest))
            branches.append(Branch(isActive: isTrue, wasActive: branch.wasActive || isTrue))
        case "endif": _ = branches.popLast()
        case "define" where isEnclosed: define(rest)
        case "undef" where isEnclosed: bodies[HeaderToken.all(in: rest).first?.text ?? ""] = nil
        default: break
        }
    }

    private mutating func define(_ text: String) {
        guard let match = text.wholeMatch(of: /\s*(\w+)(\(?)(.*)/.dotMatchesNewlines()), match.2.isEmpty
        else {
            return
        }
        let (name, body) = (String(match.1), HeaderToken.all(in: String(match.3)))
        guard !Self.kept.contains(name) else { return }
        bodies[name] = body
        macros.append((name, body))
    }

    /// Macros of Apple's that the parser reads, which headers may define where they are missing.
    private static let kept: Set = [
        "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END", "nullable", "nonnull", "_Nullable", "_Nonnull",
        "__nullable", "__nonnull", "NS_DESIGNATED_INITIALIZER", "NS_UNAVAILABLE", "instancetype",
    ]

    /// Returns the tokens with the bodies of macros in place of their names.
    private mutating func expanded(_ tokens: [HeaderToken], depth: Int = 0) -> [HeaderToken] {
        var result: [HeaderToken] = []
        for token in tokens where count < Self.limit {
            count += 1
            if token.kind == .word, depth < 8, let body = bodies[token.text] {
                result += expanded(body, depth: depth + 1)
            } else {
                result.append(token)
            }
        }
        return result
    }

    /// Returns the lines, with those joined that end with a backslash.
    private static func lines(of text: String) -> [String] {
        var lines: [String] = []
        var isContinued = false
        for line in text.split(separator: /\r\n|\n|\r/, omittingEmptySubsequences: false) {
            let ends = line.last == "\\"
            let part = String(ends ? line.dropLast() : line)
            if isContinued { lines[lines.count - 1] += " " + part } else { lines.append(part) }
            isContinued = ends
        }
        return lines
    }

    private func isTrue(_ directive: String, _ text: String) -> Bool {
        let tokens = HeaderToken.all(in: text)
        switch directive {
        case "ifdef": return isDefined(tokens.first?.text ?? "")
        case "ifndef": return !isDefined(tokens.first?.text ?? "")
        default:
            var condition = HeaderCondition(tokens, isDefined: isDefined, value: value)
            return condition.value() != 0
        }
    }

    private func isDefined(_ name: String) -> Bool { Self.known[name] != nil || bodies[name] != nil }

    private func value(of name: String) -> Int {
        if let known = Self.known[name] { return known }
        return bodies[name]?.first.flatMap { HeaderNumber.value(of: $0.text, [:]) } ?? 0
    }

    private static let known: [String: Int] = [
        "__OBJC__": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_SIMULATOR": 1, "__APPLE__": 1,
        "__clang__": 1,
        "DEBUG": 1, "NS_ENUM": 1, "NS_OPTIONS": 1, "NS_SWIFT_NAME": 1, "NS_ASSUME_NONNULL_BEGIN": 1,
        "__BLOCKS__": 1,
        "__IPHONE_OS_VERSION_MAX_ALLOWED": 180_000, "__IPHONE_OS_VERSION_MIN_REQUIRED": 150_000,
        "__LP64__": 1,
    ]
}

/// The condition of `#if`.
private struct HeaderCondition {
    private let tokens: [HeaderToken]
    private let isDefined: (String) -> Bool
    private let known: (String) -> Int
    private var index = 0
    private var depth = 0

    init(_ tokens: [HeaderToken], isDefined: @escaping (String) -> Bool, value: @escaping (String) -> Int) {
        (self.tokens, self.isDefined, known) = (tokens, isDefined, value)
    }

    /// The value of alternatives.
    mutating func value() -> Int {
        var result = conjunction()
        while take("||") { result = [conjunction(), result].contains { $0 != 0 } ? 1 : 0 }
        return result
    }

    private mutating func conjunction() -> Int {
        var result = comparison()
        while take("&&") { result = [comparison(), result].contains(0) ? 0 : 1 }
        return result
    }

    private mutating func comparison() -> Int {
        let left = unary()
        let comparisons: [(String, (Int, Int) -> Bool)] = [
            ("==", ==), ("!=", !=), ("<=", <=), (">=", >=), ("<", <), (">", >),
        ]
        for (symbol, holds) in comparisons where take(symbol) { return holds(left, unary()) ? 1 : 0 }
        return left
    }

    private mutating func unary() -> Int {
        depth += 1
        defer { depth -= 1 }
        guard depth < 64, index < tokens.count else { return 0 }
        if take("!") { return unary() == 0 ? 1 : 0 }
        if take("(") {
            let result = value()
            _ = take(")")
            return result
        }
        let token = tokens[index]
        index += 1
        if token.isWord("defined") { return definition() }
        if token.kind == .word, index < tokens.count, tokens[index].isSymbol("(") {
            skipArguments()
            return ["__has_feature", "__has_attribute", "__has_extension"].contains(token.text) ? 1 : 0
        }
        return token.kind == .word ? known(token.text) : HeaderNumber.value(of: token.text, [:]) ?? 0
    }

    private mutating func definition() -> Int {
        let isEnclosed = take("(")
        defer { if isEnclosed { _ = take(")") } }
        guard index < tokens.count else { return 0 }
        index += 1
        return isDefined(tokens[index - 1].text) ? 1 : 0
    }

    private mutating func skipArguments() {
        var level = 0
        repeat {
            if tokens[index].isSymbol("(") { level += 1 }
            if tokens[index].isSymbol(")") { level -= 1 }
            index += 1
        } while level > 0 && index < tokens.count
    }

    private mutating func take(_ symbol: String) -> Bool {
        guard index < tokens.count, tokens[index].isSymbol(symbol) else { return false }
        index += 1
        return true
    }
}
