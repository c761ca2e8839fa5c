/// Answers to the questions of merges, as a file holds them: one `KEY = SIDE` a line, where SIDE is `ours`, `theirs` or
/// `base`; lines that begin with `#` are comments.
public struct Resolutions: Sendable, Hashable {
    /// A line that cannot be understood.
    public struct Mistake: Error, Sendable, Hashable {
        /// The line, counted from 1.
        public let line: Int
        /// The expected form and the line as it is.
        public let message: String
    }

    /// The answers by key.
    public private(set) var sides: [String: Side] = [:]

    /// No answers.
    public init() {}

    /// Reads the text of a file.
    public init(_ text: String) throws(Mistake) {
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            guard words.count == 3, words[1] == "=", let side = Side(name: String(words[2])) else {
                throw Mistake(
                    line: index + 1, message: "KEY = ours, theirs or base is expected; there is \"\(line)\"")
            }
            sides[String(first)] = side
        }
    }

    /// The answer to a question.
    public subscript(key: String) -> Side? {
        get { sides[key] }
        set { sides[key] = newValue }
    }

    /// The text of a file that holds the questions, to be answered by removing one of two words.
    public static func template(for conflicts: [Conflict]) -> String {
        conflicts.map { conflict in
            """
            # \(conflict.object)\(conflict.scene.map { " in \($0)" } ?? ""): \(conflict.property)
            #   base   \(conflict[.base].text)
            #   ours   \(conflict[.ours].text)
            #   theirs \(conflict[.theirs].text)
            # \(conflict.key) = ours

            """
        }.joined(separator: "\n")
    }
}
