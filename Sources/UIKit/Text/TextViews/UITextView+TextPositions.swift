import CoreGraphics
import Foundation

extension UITextView {
    /// The tokenizer of words, sentences and other units of the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
    public var textInputView: UIView { self }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? { moved(position, direction, by: offset) }

    public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
        -> UITextPosition?
    { farthest(direction, in: range) }

    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        moved(range.start, by: offset)
    }

    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        position.offset - range.start.offset
    }

    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { extended(position, direction) }

    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { writingDirection(at: position) }

    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        write(writingDirection, in: range.range)
    }

    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        allowsChange(in: range.range, to: text)
    }

    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { attributesForTyping(at: position.offset) }
}
