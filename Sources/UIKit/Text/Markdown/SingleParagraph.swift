import Foundation

/// A source as one paragraph: a space that the source does not contain is before each line, so that no line begins a block.
struct SingleParagraph {
    /// The source as the parser reads it.
    let source: String
    /// The spaces before lines, and between lines that are joined.
    private let (edge, joint): (Character, Character)

    /// Creates the paragraph; nil if the source contains all spaces that can mark lines. Whitespace that is kept is on one line.
    init?(_ text: String, keepsWhitespace: Bool) {
        let characters = Set(text.unicodeScalars)
        let spaces: [Unicode.Scalar] = [
            "\u{1680}", "\u{205F}", "\u{2000}", "\u{2001}", "\u{2006}", "\u{2008}",
        ]
        let unused = spaces.filter { !characters.contains($0) }.map(Character.init)
        guard unused.count > 1 else { return nil }
        (edge, joint) = (unused[0], unused[1])
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if keepsWhitespace {
            source = "\(edge)" + lines.joined(separator: "\(joint)") + "\(edge)"
        } else {
            let edge = edge
            source = lines.map { "\(edge)" + $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: "\n")
        }
    }

    /// Returns a part of the text without the marks.
    func original(_ part: String) -> String {
        String(part.compactMap { $0 == edge ? nil : $0 == joint ? "\n" : $0 })
    }
}
