import SwiftSyntax

/// Finds a line between the first declarations of a file that can hold a directive.
enum FreeLine {
    /// Returns the offset of the first line that is empty or has a single-line comment, and that ends with a line break.
    static func offset(in tree: SourceFileSyntax) -> Int? {
        for item in tree.statements.prefix(12) {
            if let offset = offset(in: item.leadingTrivia, at: item.position.utf8Offset) { return offset }
            // Code in an `#if` may not be compiled, nor would the directive be.
            if item.item.is(IfConfigDeclSyntax.self) { return nil }
        }
        return nil
    }

    private static func offset(in trivia: Trivia, at position: Int) -> Int? {
        var position = position
        var lineStart = position == 0 ? 0 : nil
        for piece in trivia {
            switch piece {
            case .newlines, .carriageReturnLineFeeds, .carriageReturns:
                if let lineStart, case .newlines = piece { return lineStart }
                if case .newlines(let count) = piece {
                    if count > 1 { return position + 1 }
                    lineStart = position + 1
                } else {
                    lineStart = nil
                }
            case .spaces, .tabs, .lineComment, .docLineComment:
                break
            default:
                lineStart = nil
            }
            position += piece.sourceLength.utf8Length
        }
        return nil
    }
}
