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

    init(output: String) {
        var seen: Set<Message> = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let message = Self.message(String(line)), seen.insert(message).inserted else { continue }
            errors.append(message)
        }
    }

    /// The message of a line such as `FILE:LINE:COLUMN: error: TEXT`.
    private static func message(_ line: String) -> Message? {
        guard let match = line.wholeMatch(of: /(\/.+?):(\d+):(\d+): error: (.*)/), let number = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        return Message(file: String(match.1), line: number, column: column, text: String(match.4))
    }

    /// The name that a message says is not there, such as `UIContextMenuInteraction` or `UIView.isFancy`.
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
