import CoreGraphics
import Foundation

extension UITextField: UITextInput {
    public var markedTextRange: UITextRange? { selection.marked.map { UITextRange(limited($0)) } }

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
