import CoreGraphics

/// A shaped glyph: its position is relative to the pen, in points.
struct ShapedGlyph: Sendable {
    /// The glyph index of controls and attachments.
    static let none: UInt32 = .max

    var id: UInt32
    /// The scalar, counted from the paragraph's start.
    var cluster: Int32
    var x: Float = 0
    /// The offset upwards.
    var y: Float = 0
    var advance: Double
}

/// Glyphs of one face, style and direction.
struct ShapedRun: Sendable {
    /// The scalars, counted from the paragraph's start.
    var range: Range<Int>
    /// The bidirectional embedding level; odd ones are right to left.
    var level: UInt8
    /// The index into the engine's faces; -1 for none.
    var face: Int
    var outlineSize: CGFloat
    var style: Int
    /// The glyphs from left to right, so that clusters are descending in a right-to-left run.
    var glyphs: [ShapedGlyph]

    var isRightToLeft: Bool { level & 1 == 1 }

    /// Returns the glyphs of some scalars by binary search: clusters are ordered.
    func glyphs(of part: Range<Int>) -> ArraySlice<ShapedGlyph> {
        if range.lowerBound >= part.lowerBound, range.upperBound <= part.upperBound { return glyphs[...] }
        if isRightToLeft {
            let start = firstGlyph { Int($0.cluster) < part.upperBound }
            return glyphs[start..<max(start, firstGlyph { Int($0.cluster) < part.lowerBound })]
        }
        let start = firstGlyph { Int($0.cluster) >= part.lowerBound }
        return glyphs[start..<max(start, firstGlyph { Int($0.cluster) >= part.upperBound })]
    }

    private func firstGlyph(where holds: (ShapedGlyph) -> Bool) -> Int {
        var (low, high) = (0, glyphs.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(glyphs[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// A paragraph with every glyph shaped and measured, not yet broken into lines.
struct ShapedParagraph: Sendable {
    /// The scalars of the text.
    let range: Range<Int>
    let scalars: ArraySlice<UInt32>
    /// The runs in logical order.
    let runs: [ShapedRun]
    /// The widths by scalar; the first scalar of a cluster has the cluster's width.
    let advances: [Double]
    let baseLevel: UInt8

    var count: Int { advances.count }
    var isRightToLeft: Bool { baseLevel & 1 == 1 }

    func scalar(_ index: Int) -> UInt32 { scalars[scalars.startIndex + index] }

    /// Returns whether a scalar is white space that may hang over the end of a line.
    func isSpace(_ index: Int) -> Bool {
        switch scalar(index) {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Returns the range without the white space at its end.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, isSpace(end - 1) { end -= 1 }
        return range.lowerBound..<end
    }

    func width(_ range: Range<Int>) -> Double {
        var sum = 0.0
        for index in range { sum += advances[index] }
        return sum
    }

    /// Returns the runs that intersect a range.
    func runs(touching range: Range<Int>) -> ArraySlice<ShapedRun> {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].range.upperBound > range.lowerBound { high = middle } else { low = middle + 1 }
        }
        var end = low
        while end < runs.count, runs[end].range.lowerBound < range.upperBound { end += 1 }
        return runs[low..<end]
    }
}
