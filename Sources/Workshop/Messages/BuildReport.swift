import InterfaceBuilder

/// A short report of the errors in sources: missing API by name, with a
/// count and its first place, followed by other errors.
struct BuildReport {
    private static let otherLimit = 20

    private let messages: CompilerMessages
    private let output: String

    init(output: String) {
        self.output = output
        messages = CompilerMessages(output: output)
    }

    /// The lines of the report.
    var lines: [String] {
        guard !messages.errors.isEmpty else {
            // There is no compiler error: the last lines of the package manager or the linker are reported.
            return ["The sources cannot be built:"]
                + output.split(separator: "\n").suffix(20).map { "  \($0)" }
        }
        let files = Set(messages.errors.map(\.file)).count
        let head = "\(Self.count(messages.errors.count, "error")) in \(Self.count(files, "file")):"
        return [head] + missing + others
    }

    private var missing: [String] {
        var uses: [String: [CompilerMessages.Message]] = [:]
        for error in messages.errors {
            if let name = CompilerMessages.missingName(error.text) { uses[name, default: []].append(error) }
        }
        let sorted = uses.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        return sorted.map { name, errors in
            "  `\(name)`, \(Self.count(errors.count, "use")), first at \(errors.first?.place ?? "")"
        }
    }

    private var others: [String] {
        let rest = messages.errors.filter { CompilerMessages.missingName($0.text) == nil }
        let shown = rest.prefix(Self.otherLimit).map { "  \($0.description)" }
        let more = rest.count - shown.count
        return shown + (more > 0 ? ["  and \(Self.count(more, "more error"))"] : [])
    }

    private static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)" + (number == 1 ? "" : "s")
    }
}
