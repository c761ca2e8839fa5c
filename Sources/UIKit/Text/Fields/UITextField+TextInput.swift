import CoreGraphics
import Foundation

extension UITextField: UITextInput {
    public func text(in range: UITextRange) -> String? { attributedPart(range.range) }

    /// Replaces the range with a text. The delegate is notified, but cannot prevent it.
    public func replace(_ range: UITextRange, withText text: String) { change(range.range, to: text) }

    /// The selected range; empty for the caret. Nil moves the caret to the end.
    public var selectedTextRange: UITextRange? {
        get { UITextRange(limited(selection.range)) }
        set { select(newValue?.range ?? NSRange(location: length, length: 0)) }
    }

    public var markedTextRange: UITextRange? { selection.marked.map { UITextRange(limited($0)) } }

    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        compose(markedText ?? "", selectedRange)
    }

    public func unmarkText() { selection.marked = nil }

    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    public var endOfDocument: UITextPosition { UITextPosition(offset: length) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        rangeBetween(fromPosition, toPosition)
    }

    /// Returns a position at an offset; nil beyond the ends of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        moved(position, by: offset)
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        position.compare(other)
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        toPosition.offset - from.offset
    }
}
