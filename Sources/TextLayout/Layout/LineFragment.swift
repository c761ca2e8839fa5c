import CoreGraphics

/// A line of a block: which scalars of which paragraph, and where.
struct LineFragment: Sendable {
    /// The mark that stands for what was left out.
    struct Ellipsis: Sendable {
        var runs: [ShapedRun]
        var width: Double
    }

    var paragraph: Int
    /// Scalars of the paragraph, with the white space at the line's end.
    var head: Range<Int>
    var ellipsis: Ellipsis?
    /// What follows the ellipsis.
    var tail: Range<Int>?
    /// Without the white space at the end.
    var width: Double
    var x: CGFloat = 0
    var y: CGFloat = 0
    var height: CGFloat = 0
    /// From the line's top.
    var baseline: CGFloat = 0
    /// Room that the fonts of text styles leave before the next line.
    var gap: CGFloat = 0
    /// What every space of a justified line gains.
    var spaceGain: Double = 0
    var isLastOfParagraph = false
}

/// Cuts a line that is too long and marks the place.
struct Truncator {
    let paragraph: ShapedParagraph
    let boundaries: Boundaries
    let limit: Double
    let ellipsis: LineFragment.Ellipsis

    private var budget: Double { max(0, limit + LineBreaker.tolerance - ellipsis.width) }

    /// The fragment for what is left of the paragraph from `start`.
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
