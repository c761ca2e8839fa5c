/// The resolutions of merge conflicts, as a file contains them: one `KEY = SIDE` per line, where SIDE is `ours`, `theirs` or
/// `base`; lines that begin with `#` are comments.
public struct Resolutions: Sendable, Hashable {
    /// A line with a syntax error.
    public struct Mistake: Error, Sendable, Hashable {
        /// The line number, counted from 1.
        public let line: Int
        /// The expected syntax and the line.
        public let message: String
    }

    /// The resolutions by key.
    public private(set) var sides: [String: Side] = [:]

    /// Creates an empty list of resolutions.
    public init() {}

    /// Parses the text of a file.
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

    /// Returns the resolution of a conflict.
    public subscript(key: String) -> Side? {
        get { sides[key] }
        set { sides[key] = newValue }
    }

    /// Returns the text of a file that lists the conflicts, each to be resolved by deleting one of two words.
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
