import CoreGraphics
import Foundation
import TextLayout

/// The caret or the selection, and the marked text, in UTF-16 units.
struct TextSelection {
    var range = NSRange(location: 0, length: 0)
    var marked: NSRange?
}

/// A view with editable text: common to fields of one line and views of many.
@MainActor
protocol TextEditing: UIView, UITextInput {
    var editedText: NSAttributedString { get }
    var selection: TextSelection { get set }
    /// The text's block, and the origin at which it is drawn.
    var textPlace: (block: TextBlock, origin: CGPoint)? { get }
    /// Sets a text without calling the delegate.
    func setEditedText(_ text: NSAttributedString)
    /// Replaces a part of the text without calling the delegate.
    func replaceEditedText(in range: NSRange, with text: NSAttributedString)
    /// Returns the attributes of text that is inserted at a position.
    func attributesForTyping(at place: Int) -> [NSAttributedString.Key: Any]
    /// Returns whether the delegate allows a change from the keyboard.
    func allowsChange(in range: NSRange, to text: String) -> Bool
    func selectionDidChange()
    func textDidChange()
    /// Handles the return key; returns whether it inserts a line break instead.
    func returnKeyWritesLineBreak() -> Bool
}

extension TextEditing {
    func replaceEditedText(in range: NSRange, with text: NSAttributedString) {
        let changed = NSMutableAttributedString(attributedString: editedText)
        changed.replaceCharacters(in: range, with: text)
        setEditedText(changed)
    }

    func attributesForTyping(at place: Int) -> [NSAttributedString.Key: Any] {
        guard length > 0 else { return [:] }
        return editedText.attributes(at: min(max(place - 1, 0), length - 1), effectiveRange: nil)
    }

    var length: Int { editedText.length }

    /// Returns the range, limited to the text and extended to whole characters.
    func limited(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        let end = min(
            max(start, range.location.addingReportingOverflow(max(range.length, 0)).partialValue), length)
        let raw = NSRange(location: start, length: max(end - start, 0))
        guard raw.length > 0 else { return raw }
        return (editedText.string as NSString).rangeOfComposedCharacterSequences(for: raw)
    }

    func select(_ range: NSRange) {
        let new = limited(range)
        guard new != selection.range else { return }
        selection.range = new
        selectionDidChange()
    }

    /// Replaces the range with the text, with the attributes of the range's first character.
    func change(_ range: NSRange, to text: String) {
        let range = limited(range)
        keepForUndo(replacing: range, by: text)
        let look = attributesForTyping(at: range.location)
        replaceEditedText(in: range, with: NSAttributedString(string: text, attributes: look))
        selection = TextSelection(
            range: NSRange(location: range.location + (text as NSString).length, length: 0))
        selectionDidChange()
        textDidChange()
    }

    /// The range that the delete key deletes: the selection, else the character before the caret.
    var rangeToDelete: NSRange? {
        if selection.range.length > 0 { return selection.range }
        let caret = limited(selection.range).location
        guard caret > 0 else { return nil }
        return (editedText.string as NSString).rangeOfComposedCharacterSequence(at: caret - 1)
    }

    // MARK: The keyboard

    /// Handles a key that types text.
    func type(_ text: String) {
        if text == "\n" || text == "\r" {
            guard returnKeyWritesLineBreak() else { return }
        }
        let text = text == "\r" ? "\n" : text
        if allowsChange(in: limited(selection.range), to: text) { insertText(text) }
    }

    /// Handles the delete key.
    func typeDelete() {
        guard let range = rangeToDelete, allowsChange(in: range, to: "") else { return }
        deleteBackward()
    }

    // MARK: Places

    func caret(at offset: Int) -> CGRect {
        guard let place = textPlace else { return CGRect(x: 0, y: 0, width: 2, height: bounds.height) }
        let rect = place.block.caretRect(for: min(max(offset, 0), length))
        return CGRect(
            x: rect.minX + place.origin.x, y: rect.minY + place.origin.y, width: 2, height: rect.height)
    }

    func rect(of range: NSRange) -> CGRect {
        guard let place = textPlace, range.length > 0 else { return caret(at: range.location) }
        let rects = place.block.rects(for: range.location..<(range.location + range.length))
        guard let first = rects.first else { return caret(at: range.location) }
        return first.offsetBy(dx: place.origin.x, dy: place.origin.y)
    }

    func offset(at point: CGPoint) -> Int {
        guard let place = textPlace else { return 0 }
        let index = place.block.characterIndex(for: point - place.origin)
        return min(max(index, 0), length)
    }

    // MARK: UITextInput

    /// Returns the range between two positions, in any order.
    func rangeBetween(_ one: UITextPosition, _ other: UITextPosition) -> UITextRange {
        let (start, end) = (min(one.offset, other.offset), max(one.offset, other.offset))
        return UITextRange(limited(NSRange(location: start, length: end - start)))
    }

    /// Returns a position at an offset; nil beyond the ends of the text.
    func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
        let (place, overflow) = position.offset.addingReportingOverflow(offset)
        return !overflow && (0...length).contains(place) ? UITextPosition(offset: place) : nil
    }

    /// Returns the character at a point; nil outside of the text.
    func character(at point: CGPoint) -> UITextRange? {
        let offset = offset(at: point)
        guard offset < length else { return nil }
        return UITextRange(limited(NSRange(location: offset, length: 1)))
    }

    func attributedPart(_ range: NSRange) -> String {
        (editedText.string as NSString).substring(with: limited(range))
    }

    /// Sets a marked text, which replaces the current one, else the selection.
    func compose(_ text: String, _ selected: NSRange) {
        let start = (selection.marked ?? selection.range).location
        change(selection.marked ?? selection.range, to: text)
        let length = (text as NSString).length
        selection.marked = length > 0 ? NSRange(location: start, length: length) : nil
        selection.range = limited(NSRange(location: start + selected.location, length: selected.length))
    }
}
