/// Edits of a text's lines that turn it into another one.
///
/// They are few where texts say the same in another notation, such as a file that somebody has written by hand.
public struct LineEdits: Codable, Sendable, Hashable {
    /// Lines in place of others.
    struct Edit: Codable, Sendable, Hashable {
        /// The first line, from 0.
        var line: Int
        /// The number of lines that are replaced.
        var count: Int
        var lines: [String]
    }

    private var edits: [Edit] = []

    /// Whether both texts are the same.
    public var isEmpty: Bool { edits.isEmpty }

    /// No edits.
    public init() {}

    /// The edits from one text in UTF-8 to another; nil where the latter is in another encoding.
    public init?(from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>) {
        guard old != new else { return }
        guard let text = String(validating: new, as: UTF8.self) else { return nil }
        let (before, after) = (Self.lines(String(decoding: old, as: UTF8.self)), Self.lines(text))
        guard before.count != after.count else {
            for (line, pair) in zip(before, after).enumerated() where pair.0 != pair.1 {
                edits.append(Edit(line: line, count: 1, lines: [pair.1]))
            }
            return
        }
        let shorter = min(before.count, after.count)
        let start = zip(before, after).prefix { $0 == $1 }.count
        let end = zip(before.reversed(), after.reversed()).prefix(shorter - start).prefix { $0 == $1 }.count
        edits = [
            Edit(
                line: start, count: before.count - start - end, lines: Array(after[start..<after.count - end])
            )
        ]
    }

    /// The text after the edits; nil where they belong to another one.
    public func apply(to text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
        var lines = Self.lines(String(decoding: text, as: UTF8.self))
        for edit in edits.reversed() {
            guard edit.line >= 0, edit.count >= 0, edit.line <= lines.count,
                edit.count <= lines.count - edit.line
            else { return nil }
            lines.replaceSubrange(edit.line..<edit.line + edit.count, with: edit.lines)
        }
        return ContiguousArray(lines.joined(separator: "\n").utf8)
    }

    /// Lines by their bytes: for Swift a carriage return and a line feed are one character.
    private static func lines(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            String($0) ?? ""
        }
    }
}
