import CoreGraphics
import Foundation

// Positions before, after, above and below others, for the members of `UITextInput`.
extension TextEditing {
    func moved(
        _ position: UITextPosition, _ direction: UITextLayoutDirection, by count: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: moved(position, by: count)
        case .left: count == .min ? nil : moved(position, by: -count)
        case .up: movedVertically(position, by: -CGFloat(count))
        case .down: movedVertically(position, by: CGFloat(count))
        }
    }

    /// Returns the position at the same distance from the left on another line; nil beyond the first and the last.
    private func movedVertically(_ position: UITextPosition, by lines: CGFloat) -> UITextPosition? {
        let caret = caret(at: position.offset)
        let target = CGPoint(x: caret.minX, y: caret.midY + lines * caret.height)
        guard target.y >= self.caret(at: 0).minY, target.y <= self.caret(at: length).maxY else { return nil }
        return UITextPosition(offset: offset(at: target))
    }

    func farthest(_ direction: UITextLayoutDirection, in range: UITextRange) -> UITextPosition {
        UITextDirection.layout(direction).isBackward ? range.start : range.end
    }

    func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange {
        let end = UITextPosition(offset: UITextDirection.layout(direction).isBackward ? 0 : length)
        return rangeBetween(position, end)
    }

    func closest(to point: CGPoint, in range: UITextRange) -> UITextPosition {
        let place = range.range
        return UITextPosition(offset: min(max(offset(at: point), place.location), NSMaxRange(place)))
    }

    func selectionRects(of range: NSRange) -> [UITextSelectionRect] {
        let range = limited(range)
        guard range.length > 0, let place = textPlace else { return [] }
        let rects = place.block.rects(for: range.location..<NSMaxRange(range))
        return rects.enumerated().map { index, rect in
            LineSelectionRect(
                rect.offsetBy(dx: place.origin.x, dy: place.origin.y), isFirst: index == 0,
                isLast: index == rects.count - 1)
        }
    }

    // MARK: Writing direction

    private func paragraphStyle(at offset: Int) -> NSParagraphStyle? {
        guard length > 0 else { return nil }
        let place = min(max(offset, 0), length - 1)
        return editedText.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        paragraphStyle(at: position.offset)?.baseWritingDirection ?? .natural
    }

    func write(_ direction: NSWritingDirection, in range: NSRange) {
        let range = limited(range)
        guard range.length > 0 else { return }
        let style = NSMutableParagraphStyle()
        if let old = paragraphStyle(at: range.location) { style.setParagraphStyle(old) }
        style.baseWritingDirection = direction
        let text = NSMutableAttributedString(attributedString: editedText.attributedSubstring(from: range))
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        replaceEditedText(in: range, with: text)
    }
}
