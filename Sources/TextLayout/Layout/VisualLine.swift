import CoreGraphics

/// A line put in visual order, every glyph with its place.
struct VisualLine {
    /// Glyphs of one face and style, beside each other.
    struct Run {
        var face: Int
        var outlineSize: CGFloat
        var style: Int
        /// From the block's left edge.
        var x: Double
        var width: Double
        var glyphs: [Glyph]
    }

    /// A glyph's place on the block, its y relative to the baseline and downward.
    struct Glyph {
        var id: UInt32
        var x: Double
        var y: Double
    }

    /// The space one cluster takes, for carets.
    struct Box {
        /// Scalar of the text.
        var scalar: Int
        var x: Double
        var width: Double
        var isRightToLeft: Bool
    }

    private(set) var runs: [Run] = []
    private(set) var boxes: [Box] = []

    /// A stretch of one run on this line.
    private struct Piece {
        var run: ShapedRun
        var part: Range<Int>
        var level: UInt8
        var isEllipsis = false
    }

    init(_ fragment: LineFragment, of paragraph: ShapedParagraph, withBoxes: Bool) {
        let content = paragraph.trimmed(fragment.head)
        let trailing = fragment.ellipsis == nil ? content.upperBound..<fragment.head.upperBound : 0..<0
        var pieces = Self.pieces(fragment.ellipsis == nil ? content : fragment.head, paragraph)
        if let ellipsis = fragment.ellipsis {
            pieces += ellipsis.runs.map {
                Piece(run: $0, part: $0.range, level: paragraph.baseLevel, isEllipsis: true)
            }
        }
        if let tail = fragment.tail { pieces += Self.pieces(tail, paragraph) }
        // White space at the end goes the way of the paragraph (Unicode Standard Annex 9, rule L1).
        let hanging = Self.pieces(trailing, paragraph).map {
            Piece(run: $0.run, part: $0.part, level: paragraph.baseLevel)
        }
        let hang = trailing.isEmpty ? 0 : paragraph.width(trailing)
        var pen = Double(fragment.x) - (paragraph.isRightToLeft ? hang : 0)
        for piece in Self.reordered(pieces + hanging) {
            append(piece, at: &pen, fragment, paragraph, stretches: content, withBoxes: withBoxes)
        }
    }

    private static func pieces(_ range: Range<Int>, _ paragraph: ShapedParagraph) -> [Piece] {
        guard !range.isEmpty else { return [] }
        return paragraph.runs(touching: range).map {
            Piece(run: $0, part: $0.range.clamped(to: range), level: $0.level)
        }
    }

    /// From the highest level down, every sequence of that level or higher is turned around (rule L2).
    private static func reordered(_ pieces: [Piece]) -> [Piece] {
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
        var pieces = pieces
        for level in (1...highest).reversed() {
            var start = 0
            while start < pieces.count {
                guard pieces[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < pieces.count, pieces[end].level >= level { end += 1 }
                pieces[start..<end].reverse()
                start = end
            }
        }
        return pieces
    }

    private mutating func append(
        _ piece: Piece, at pen: inout Double, _ fragment: LineFragment, _ paragraph: ShapedParagraph,
        stretches content: Range<Int>, withBoxes: Bool
    ) {
        let start = pen
        var glyphs: [Glyph] = []
        let shaped = piece.run.glyphs(of: piece.part)
        glyphs.reserveCapacity(shaped.count)
        for glyph in shaped {
            if glyph.id != ShapedGlyph.none {
                glyphs.append(Glyph(id: glyph.id, x: pen + Double(glyph.x), y: -Double(glyph.y)))
            }
            let index = Int(glyph.cluster)
            let isStretched =
                fragment.spaceGain != 0 && !piece.isEllipsis && content.contains(index)
                && paragraph.isSpace(index)
            let advance = glyph.advance + (isStretched ? fragment.spaceGain : 0)
            if withBoxes, !piece.isEllipsis {
                addBox(paragraph.range.lowerBound + index, pen, advance, piece.run.isRightToLeft)
            }
            pen += advance
        }
        runs.append(
            Run(
                face: piece.run.face, outlineSize: piece.run.outlineSize, style: piece.run.style, x: start,
                width: pen - start, glyphs: glyphs))
    }

    /// Glyphs of one cluster share a box.
    private mutating func addBox(_ scalar: Int, _ x: Double, _ width: Double, _ isRightToLeft: Bool) {
        if let last = boxes.last, last.scalar == scalar {
            boxes[boxes.count - 1].width += width
        } else {
            boxes.append(Box(scalar: scalar, x: x, width: width, isRightToLeft: isRightToLeft))
        }
    }
}

extension TextBlockStorage {
    func visualLine(_ index: Int, withBoxes: Bool = false) -> VisualLine {
        let fragment = fragments[index]
        return VisualLine(fragment, of: paragraphs[fragment.paragraph], withBoxes: withBoxes)
    }
}
