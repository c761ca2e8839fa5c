import CoreGraphics

/// A line in visual order, with the positions of its glyphs.
struct VisualLine {
    /// Adjacent glyphs of one face and style.
    struct Run {
        var face: Int
        var outlineSize: CGFloat
        var style: Int
        /// The distance from the block's left edge.
        var x: Double
        var width: Double
        var glyphs: [Glyph]
    }

    /// A glyph's position in the block, its y relative to the baseline and downwards.
    struct Glyph {
        var id: UInt32
        var x: Double
        var y: Double
    }

    /// The space of a cluster, for carets.
    struct Box {
        /// The scalar of the text.
        var scalar: Int
        var x: Double
        var width: Double
        var isRightToLeft: Bool
    }

    private(set) var runs: [Run] = []
    private(set) var boxes: [Box] = []

    /// A part of a run on this line.
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
        // White space at the end has the direction of the paragraph (Unicode Standard Annex 9, rule L1).
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

    /// Reverses every sequence of a level or higher, from the highest level down (rule L2).
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

    /// Adds a box; glyphs of one cluster share it.
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
