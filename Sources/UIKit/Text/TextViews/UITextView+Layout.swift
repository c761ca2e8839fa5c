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
        guard adjustsFontForContentSizeCategory, let font = look.font.following(traitCollection) else {
            return
        }
        if font != look.font { self.font = font }
    }

    /// The insets from the view's edges to the text.
    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// The default attributes of the text.
    var textBuilder: AttributedTextBuilder {
        AttributedTextBuilder(
            font: look.font, color: look.color, alignment: textAlignment, isRightToLeft: isRightToLeft,
            traits: traitCollection)
    }

    /// Updates the container's width to the view's.
    func fitContainer() {
        guard textContainer.widthTracksTextView || textContainer.heightTracksTextView else { return }
        var size = textContainer.size
        if textContainer.widthTracksTextView {
            size.width = max(bounds.width - textContainerInset.left - textContainerInset.right, 1)
        }
        if textContainer.heightTracksTextView {
            size.height = max(bounds.height - textContainerInset.top - textContainerInset.bottom, 1)
        }
        textContainer.follow(size)
    }

    /// Returns the lines within a view's width. Empty text has a line of the font.
    func block(within width: CGFloat, _ text: NSAttributedString? = nil) -> TextBlock {
        let room = width - insets.left - insets.right
        let text = text ?? textStorage
        let builder = textBuilder
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

    /// Sets the content size to the width of the view and the height of the text.
    func fitContent() {
        let height = textSize(within: bounds.width).height
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    var textOrigin: CGPoint { CGPoint(x: insets.left, y: insets.top) }

    func paintText() {
        guard UIGraphicsGetCurrentContext() != nil, textStorage.length > 0 else { return }
        fitContainer()
        let baseline = layoutManager.location(forGlyphAt: 0).y
        let top = pixels.nearest(textContainerInset.top + baseline) - baseline
        let origin = CGPoint(x: textContainerInset.left, y: top)
        let glyphs = layoutManager.glyphRange(for: textContainer)
        layoutManager.drawBackground(forGlyphRange: glyphs, at: origin)
        layoutManager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }

    func reveal(_ range: NSRange) {
        let start = max(range.location, 0)
        let block = block(within: bounds.width)
        let end = start + min(max(range.length, 0), textStorage.length)
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
