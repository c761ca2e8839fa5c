import CoreGraphics
import Foundation
import TextLayout

/// Measuring and drawing with the string's attributes; the default is 12 point Helvetica in black.
extension NSAttributedString {
    /// Returns the size of the text without a limit to its width, in points, not rounded.
    public func size() -> CGSize { StringDrawing(self).block(width: nil).size }

    /// Draws the text with its top left corner at the point.
    public func draw(at point: CGPoint) {
        StringDrawing(self).draw(StringDrawing(self).block(width: nil), at: point)
    }

    /// Draws the text in lines within the rectangle.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        let drawing = StringDrawing(self)
        let block = drawing.block(fitting: rect.size, options: options)
        let rise = options.contains(.usesLineFragmentOrigin) ? 0 : block.firstBaseline
        drawing.draw(block, at: CGPoint(x: rect.minX, y: rect.minY - rise))
        context?.totalBounds = CGRect(origin: rect.origin, size: block.size)
    }

    /// Returns the bounding rectangle of the text within a size, in points, not rounded.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
    ) -> CGRect {
        let block = StringDrawing(self).block(fitting: size, options: options)
        let rise = options.contains(.usesLineFragmentOrigin) ? 0 : block.firstBaseline
        let rect = CGRect(x: 0, y: -rise, width: block.size.width, height: block.size.height)
        context?.totalBounds = rect
        return rect
    }
}

/// A string that is being measured or drawn.
private struct StringDrawing {
    let string: NSAttributedString
    let text: AttributedText

    init(_ string: NSAttributedString) {
        self.string = string
        text = AttributedTextBuilder.plainStrings.text(string)
    }

    func block(width: CGFloat?) -> TextBlock { TextBlock(text, width: width) }

    /// Returns the laid out text. Without the line fragment origin option there is one line, whatever the size.
    func block(fitting size: CGSize, options: NSStringDrawingOptions) -> TextBlock {
        guard options.contains(.usesLineFragmentOrigin) else {
            return TextBlock(text, width: nil, maximumLines: 1)
        }
        let width = size.width > 0 && size.width < 1_000_000 ? size.width : nil
        let block = TextBlock(text, width: width)
        let truncates = options.contains(.truncatesLastVisibleLine)
        guard truncates, size.height > 0, block.size.height > size.height else { return block }
        let fitting = block.lines.prefix { $0.rect.maxY <= size.height + 0.001 }.count
        return TextBlock(text, width: width, maximumLines: max(fitting, 1), lineBreakMode: .byTruncatingTail)
    }

    func draw(_ block: TextBlock, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let painter = TextPainter(context: context)
        painter.draw(block, at: point)
        painter.drawAttachments(of: string, block, at: point, traits: .current, tint: nil)
    }
}
