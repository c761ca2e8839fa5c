import CoreGraphics
import Foundation
import TextLayout

extension NSLayoutManager {
    func drawBackground(of layout: ContainerLayout, _ glyphs: NSRange, at origin: CGPoint) {
        guard let textStorage, let range = layout.characters.intersection(glyphs), range.length > 0 else {
            return
        }
        textStorage.enumerateAttribute(.backgroundColor, in: range) { value, part, _ in
            guard let color = value as? UIColor else { return }
            let rects = layout.rects(of: part).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: part, color: color)
        }
    }

    func drawGlyphs(of layout: ContainerLayout, _ glyphs: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), let textStorage,
            let range = layout.characters.intersection(glyphs), range.length > 0
        else { return }
        let isWhole = range == layout.characters
        if !isWhole {
            context.saveGState()
            context.clip(to: layout.clip(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        }
        let corner = CGPoint(x: origin.x + layout.padding, y: origin.y)
        for (lines, shift) in layout.linesByShift {
            layout.block.draw(
                .glyphs, ofLines: lines, in: context, at: CGPoint(x: corner.x, y: corner.y + shift))
        }
        drawAttachments(of: layout, textStorage, context, at: corner)
        if !isWhole { context.restoreGState() }
    }

    private func drawAttachments(
        of layout: ContainerLayout, _ storage: NSTextStorage, _ context: CGContext, at corner: CGPoint
    ) {
        guard !layout.block.attachments.isEmpty else { return }
        TextPainter(context: context).drawAttachments(
            of: storage.attributedSubstring(from: layout.characters), layout.block, at: corner,
            traits: .current, tint: layout.tint)
    }
}

extension ContainerLayout {
    /// The lines to draw together, since they have the same shift from their positions in the block.
    var linesByShift: [(lines: Range<Int>, shift: CGFloat)] {
        var result: [(lines: Range<Int>, shift: CGFloat)] = []
        for (index, line) in lines.enumerated() {
            if let last = result.last, last.shift == line.shift {
                result[result.count - 1].lines = last.lines.lowerBound..<index + 1
            } else {
                result.append((index..<index + 1, line.shift))
            }
        }
        return result
    }

    /// Returns the clipping rectangles of a part of the text. Glyphs may extend beyond their line, so lines that are
    /// wholly within have space around.
    func clip(of range: NSRange) -> [CGRect] {
        rects(of: range).map { $0.insetBy(dx: 0, dy: -$0.height / 4) }
    }
}
