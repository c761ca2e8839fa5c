import CoreGraphics
import Foundation
import TextLayout

extension UILabel {
    func changeText(_ change: () -> Void) {
        change()
        textDidChange()
    }

    func adopt(_ text: NSAttributedString?) {
        if let text { content.setAttributed(text) } else { content.setPlain(nil) }
    }

    func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    func plainTextWithAttributes(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = content.alignment
        style.lineBreakMode = content.lineBreakMode
        style.lineBreakStrategy = lineBreakStrategy
        return NSAttributedString(
            string: text,
            attributes: [.font: content.font, .foregroundColor: content.textColor, .paragraphStyle: style])
    }

    /// Adopts the size of the font's text style under the current traits.
    func followContentSize() {
        guard adjustsFontForContentSizeCategory, let font = content.font.following(traitCollection) else {
            return
        }
        if font != content.font { self.font = font }
    }

    /// Returns the text for the text engine, in one color if given.
    func engineText(color: UIColor? = nil) -> AttributedText? {
        guard content.text?.isEmpty == false else { return nil }
        let builder = AttributedTextBuilder(
            font: content.font, color: color ?? content.textColor, alignment: content.alignment,
            lineBreakStrategy: controlMetrics.avoidsLoneWords ? lineBreakStrategy : [],
            isRightToLeft: isRightToLeft, traits: traitCollection)
        guard let attributed = content.attributed else { return builder.text(content.plain ?? "") }
        var text = builder.text(attributed)
        if let color { text.paint(all: builder.textColor(color)) }
        return text
    }

    /// Returns the lines within a width; `lines` is the maximum number, 0 for no limit.
    func block(_ text: AttributedText, width: CGFloat, lines: Int) -> TextBlock {
        let width = width < Self.unlimited ? width : nil
        return TextBlock(
            text, width: width, maximumLines: max(lines, 0),
            lineBreakMode: LineBreakMode(content.lineBreakMode))
    }

    /// Wider than any text that is laid out in lines.
    private static let unlimited: CGFloat = 1_000_000

    func measuredTextRect(_ bounds: CGRect, _ lines: Int) -> CGRect {
        guard let text = engineText() else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = pixels.up(block(text, width: bounds.width, lines: lines).size)
        let fitting = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        return CGRect(origin: bounds.origin, size: fitting)
    }

    /// The text's size rounded up to pixels, with lines wrapped at the width of layout or `preferredMaxLayoutWidth`.
    var intrinsicTextSize: CGSize {
        let limit = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let bounds = CGRect(
            x: 0, y: 0, width: limit ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return pixels.up(textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size)
    }

    /// The distances of the first baseline from the top and of the last from the bottom, in points, if the label is as
    /// high as its text. The baselines of a stretched label differ from those assumed by layout (Apple: UIStackView).
    var baselines: (first: CGFloat, last: CGFloat) {
        if let font = assumedFont { return (pixels.nearest(font.ascender), pixels.nearest(-font.descender)) }
        guard let text = engineText() else {
            return (pixels.nearest(content.font.ascender), pixels.nearest(-content.font.descender))
        }
        let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : Self.unlimited
        let block = block(text, width: width, lines: numberOfLines)
        let height = pixels.up(block.size.height)
        let first = pixels.nearest((height - block.size.height) / 2 + block.firstBaseline)
        return (first, height - first - (block.lastBaseline - block.firstBaseline))
    }
}

extension AttributedText {
    /// Sets one color for all of the text.
    mutating func paint(all color: CGColor) {
        attributes.color = color
        for index in runs.indices { runs[index].attributes.color = color }
    }
}
