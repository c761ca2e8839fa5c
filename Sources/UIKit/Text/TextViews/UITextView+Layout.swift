import CoreGraphics
import Foundation
import TextLayout

extension UITextView {
    func change(_ change: () -> Void) {
        change()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func followContentSize() {
        guard adjustsFontForContentSizeCategory, let font = viewText.font.following(traitCollection) else {
            return
        }
        if font != viewText.font { self.font = font }
    }

    /// From the view's edges to the text.
    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// The lines within a view's width. Empty text has a line of the font.
    func block(within width: CGFloat, _ text: NSAttributedString? = nil) -> TextBlock {
        let builder = AttributedTextBuilder(
            font: viewText.font, color: viewText.color, alignment: textAlignment,
            isRightToLeft: isRightToLeft,
            traits: traitCollection)
        let room = width - insets.left - insets.right
        let text = text ?? viewText.text
        let mode: NSLineBreakMode? =
            textContainer.maximumNumberOfLines > 0 ? textContainer.lineBreakMode : nil
        return TextBlock(
            text.length > 0 ? builder.text(text) : builder.text(" "),
            width: room < 1_000_000 ? max(room, 1) : nil,
            maximumLines: max(textContainer.maximumNumberOfLines, 0),
            lineBreakMode: mode.map(LineBreakMode.init))
    }

    func textSize(within width: CGFloat) -> CGSize {
        let block = block(within: width)
        return pixels.up(
            CGSize(
                width: block.size.width + insets.left + insets.right,
                height: block.size.height + insets.top + insets.bottom))
    }

    /// The content is as wide as the view and as high as the text.
    func fitContent() {
        let height = textSize(within: bounds.width).height
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    var textOrigin: CGPoint { CGPoint(x: insets.left, y: insets.top) }

    func paintText() {
        guard let context = UIGraphicsGetCurrentContext(), viewText.text.length > 0 else { return }
        let block = block(within: bounds.width)
        let baseline = pixels.nearest(textOrigin.y + block.firstBaseline)
        let origin = CGPoint(x: textOrigin.x, y: baseline - block.firstBaseline)
        let painter = TextPainter(context: context)
        painter.draw(block, at: origin)
        painter.drawAttachments(
            of: viewText.text, block, at: origin, traits: traitCollection, tint: viewText.color)
    }

    func reveal(_ range: NSRange) {
        let start = max(range.location, 0)
        let block = block(within: bounds.width)
        let end = start + min(max(range.length, 0), viewText.text.length)
        let rects = block.rects(for: start..<max(end, start))
        let place = rects.first ?? block.caretRect(for: start)
        scrollRectToVisible(place.offsetBy(dx: textOrigin.x, dy: textOrigin.y), animated: false)
    }

    var textBaselines: (first: CGFloat, last: CGFloat) {
        let block = block(within: bounds.width)
        let top = textOrigin.y
        return (
            pixels.nearest(top + block.firstBaseline),
            bounds.height - pixels.nearest(top + block.lastBaseline)
        )
    }
}
