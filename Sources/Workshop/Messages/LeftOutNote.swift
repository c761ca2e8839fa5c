/// The adapter's message about a part of a file that it left out, such as
/// `FILE:LINE:COLUMN: warning: left out: a statement of share`.
struct LeftOutNote {
    let file: String
    let line: Int
    /// The part.
    let what: String

    /// Parses a message; nil if it is another one.
    init?(_ message: String) {
        guard let match = message.wholeMatch(of: /(\/.+?):(\d+):\d+: warning: left out: (.*)/),
            let line = Int(match.2)
        else { return nil }
        (file, self.line, what) = (String(match.1), line, String(match.3))
    }

    /// Returns the files of which parts were left out, by the adapter's messages.
    static func files(in messages: [String]) -> Set<String> {
        Set(messages.compactMap { LeftOutNote($0)?.file })
    }
}
