import CoreGraphics

/// A line of a block: its scalars, its paragraph and its position.
struct LineFragment: Sendable {
    /// The ellipsis that replaces truncated text.
    struct Ellipsis: Sendable {
        var runs: [ShapedRun]
        var width: Double
    }

    var paragraph: Int
    /// Scalars of the paragraph, including the white space at the line's end.
    var head: Range<Int>
    var ellipsis: Ellipsis?
    /// The text after the ellipsis.
    var tail: Range<Int>?
    /// The width without the white space at the end.
    var width: Double
    var x: CGFloat = 0
    var y: CGFloat = 0
    var height: CGFloat = 0
    /// The distance from the line's top.
    var baseline: CGFloat = 0
    /// The distance to the next line, from the fonts of text styles.
    var gap: CGFloat = 0
    /// The width added to every space of a justified line.
    var spaceGain: Double = 0
    var isLastOfParagraph = false
}

/// Truncates lines and inserts the ellipsis.
struct Truncator {
    let paragraph: ShapedParagraph
    let boundaries: Boundaries
    let limit: Double
    let ellipsis: LineFragment.Ellipsis

    private var budget: Double { max(0, limit + LineBreaker.tolerance - ellipsis.width) }

    /// Returns the fragment for the rest of the paragraph from `start`.
    func fragment(from start: Int, mode: LineBreakMode, paragraphIndex: Int) -> LineFragment {
        let rest = start..<paragraph.count
        var head = start..<start
        var tail: Range<Int>?
        switch mode {
        case .byTruncatingHead:
            tail = suffix(of: rest, budget: budget)
        case .byTruncatingMiddle:
            head = prefix(of: rest, budget: budget / 2)
            let left = budget - paragraph.width(head)
            tail = suffix(of: head.upperBound..<rest.upperBound, budget: left)
        default:
            head = paragraph.trimmed(prefix(of: rest, budget: budget))
        }
        let width = paragraph.width(head) + ellipsis.width + (tail.map { paragraph.width($0) } ?? 0)
        return LineFragment(
            paragraph: paragraphIndex, head: head, ellipsis: ellipsis, tail: tail, width: width)
    }

    private func prefix(of range: Range<Int>, budget: Double) -> Range<Int> {
        var width = 0.0
        var end = range.lowerBound
        for index in range {
            width += paragraph.advances[index]
            if width > budget { return range.lowerBound..<end }
            if boundaries.isGraphemeBoundary(index + 1) { end = index + 1 }
        }
        return range
    }

    private func suffix(of range: Range<Int>, budget: Double) -> Range<Int> {
        var width = 0.0
        var start = range.upperBound
        for index in range.reversed() {
            width += paragraph.advances[index]
            if width > budget { break }
            if boundaries.isGraphemeBoundary(index) { start = index }
        }
        return start..<range.upperBound
    }
}
