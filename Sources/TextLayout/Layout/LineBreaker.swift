import CoreGraphics

/// Breaks a shaped paragraph into lines, first fit.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// Whether to break at any cluster instead of at words.
    let byCharacter: Bool
    /// The boundaries, computed when the first line does not fit.
    private var boundaries: Boundaries?

    /// Widths are sums of many terms; a text must fit into its own measured width.
    static let tolerance = 0.01

    init(_ paragraph: ShapedParagraph, byCharacter: Bool) {
        self.paragraph = paragraph
        self.byCharacter = byCharacter
    }

    /// Returns the end of the line that begins at `start`, given its width.
    mutating func end(from start: Int, limit: Double) -> Int {
        let limit = limit + Self.tolerance
        guard let over = firstOverflow(from: start, limit: limit) else { return paragraph.count }
        let boundaries = loadBoundaries()
        // White space may hang over the end, so that the break may be at the overflow itself.
        var index = over
        while index > start {
            if byCharacter ? boundaries.isGraphemeBoundary(index) : boundaries.allowsLineBreak(before: index)
            {
                return index
            }
            index -= 1
        }
        return characterBreak(near: over, from: start, boundaries)
    }

    /// Same as ``end(from:limit:)``, except where that leaves a single word for the last line: the word before is moved to
    /// it if the two fit.
    mutating func end(from start: Int, limit: Double, nextLimit: Double) -> Int {
        let end = end(from: start, limit: limit)
        guard end < paragraph.count, !byCharacter, isWord(end..<paragraph.count),
            let earlier = (start + 1..<end).last(where: { loadBoundaries().allowsLineBreak(before: $0) })
        else { return end }
        let rest = paragraph.width(paragraph.trimmed(earlier..<paragraph.count))
        return rest <= nextLimit + Self.tolerance ? earlier : end
    }

    private mutating func isWord(_ range: Range<Int>) -> Bool {
        let boundaries = loadBoundaries()
        return !paragraph.trimmed(range).dropFirst().contains { boundaries.allowsLineBreak(before: $0) }
    }

    /// Breaks a word that is longer than the line between clusters; a line has at least one.
    private func characterBreak(near over: Int, from start: Int, _ boundaries: Boundaries) -> Int {
        var index = over
        while index > start, !boundaries.isGraphemeBoundary(index) { index -= 1 }
        if index > start { return index }
        index = start + 1
        while index < paragraph.count, !boundaries.isGraphemeBoundary(index) { index += 1 }
        return index
    }

    /// Returns the first visible scalar that ends beyond the limit.
    private func firstOverflow(from start: Int, limit: Double) -> Int? {
        guard limit < .infinity else { return nil }
        var width = 0.0
        for index in start..<paragraph.count {
            width += paragraph.advances[index]
            if width > limit, !paragraph.isSpace(index) { return index }
        }
        return nil
    }

    mutating func loadBoundaries() -> Boundaries {
        if let boundaries { return boundaries }
        let found = Boundaries(paragraph.scalars)
        boundaries = found
        return found
    }
}
