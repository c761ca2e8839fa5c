import InterfaceBuilder

/// The errors in a compiler's output.
struct CompilerMessages {
    /// One error.
    struct Message: Hashable {
        var file: String
        var line: Int
        var column: Int
        var text: String

        var place: String { "\(file):\(line)" }
        var description: String { "\(file):\(line):\(column): error: \(text)" }
    }

    /// Each error once, in the order of the output.
    private(set) var errors: [Message] = []
    /// The places at which a compiler crashed.
    private(set) var crashes: [Message] = []
    /// The mangled names of the functions in which the compiler crashed without a place.
    private(set) var crashedFunctions: [String] = []

    init(output: String) {
        var seen: Set<Message> = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let message = Self.message(String(line)), !Self.isConsequence(message),
                seen.insert(message).inserted
            else { continue }
            errors.append(message)
        }
        guard output.contains("Stack dump:") else { return }
        for dump in output.split(separator: "Stack dump:", omittingEmptySubsequences: false).dropFirst() {
            if let place = Self.place(ofDump: dump) {
                crashes.append(place)
            } else if let function = dump.firstMatch(of: /SIL function "@(\$s\w+)"/) {
                crashedFunctions.append(String(function.1))
            }
        }
    }

    /// The text about a place at which the compiler crashed.
    static let crash = "the compiler crashes here"

    /// Returns whether an error is only a consequence of others, after which the compiler does not check the values of
    /// constants that the adapter wrote.
    private static func isConsequence(_ message: Message) -> Bool {
        message.text.hasPrefix("'@const' value should be initialized with a compile-time value")
    }

    /// Returns the innermost place of a crash, whose lines are such as `3. While checking 'body' (at [/a.swift:1:2 - …])`; that of a
    /// function in SIL is in a line of its own: ` for 'body' (at /a.swift:1:2)`.
    private static func place(ofDump dump: Substring) -> Message? {
        dump.split(whereSeparator: \.isNewline).compactMap(place(ofLine:)).last
    }

    private static func place(ofLine line: Substring) -> Message? {
        guard let match = line.firstMatch(of: /^\s*(?:\d+\.|for ')\s?.*?(\/[^\[:()"]+\.swift):(\d+):(\d+)/)
        else {
            return nil
        }
        return Message(
            file: String(match.1), line: Int(match.2) ?? 1, column: Int(match.3) ?? 1,
            text: crash)
    }

    /// Returns the message of a line such as `FILE:LINE:COLUMN: error: TEXT`.
    private static func message(_ line: String) -> Message? {
        guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/), let number = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        let file = withoutEscapes(String(match.1))
        return Message(file: file, line: number, column: column, text: String(match.4))
    }

    /// Returns a path as it is: the compiler prints one as it is written in `#sourceLocation`, where quotes, backslashes and
    /// control characters are escaped.
    private static func withoutEscapes(_ path: String) -> String {
        guard path.contains("\\") else { return path }
        return path.replacing(/\\(?:u\{([0-9a-fA-F]{1,6})\}|(n)|(r)|(["\\]))/) { match -> String in
            if let digits = match.1, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                return String(scalar)
            }
            return match.2 != nil ? "\n" : match.3 != nil ? "\r" : String(match.4 ?? match.0)
        }
    }

    /// Returns the missing name in a message, such as `UIContextMenuInteraction` or `UIView.isFancy`.
    static func missingName(_ text: String) -> String? {
        if let match = text.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/) {
            return String(match.1)
        }
        if let match = text.firstMatch(of: /^no such module '([^']+)'/) { return "import \(match.1)" }
        if let match = text.firstMatch(of: /type '([^']+)' has no (?:class |static )?member '([^']+)'/) {
            return "\(match.1).\(match.2)"
        }
        return nil
    }
}
