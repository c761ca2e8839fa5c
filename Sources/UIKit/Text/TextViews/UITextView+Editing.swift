import CoreGraphics
import Foundation
import TextLayout

extension UITextView: TextEditing {
    var editedText: NSAttributedString { textStorage }

    func setEditedText(_ text: NSAttributedString) { textStorage.setAttributedString(text) }

    func replaceEditedText(in range: NSRange, with text: NSAttributedString) {
        textStorage.replaceCharacters(in: range, with: text)
    }

    func attributesForTyping(at place: Int) -> [NSAttributedString.Key: Any] {
        if let chosenTypingAttributes { return chosenTypingAttributes }
        guard length > 0 else { return defaultAttributes }
        return textStorage.attributes(at: min(max(place - 1, 0), length - 1), effectiveRange: nil)
    }

    func allowsChange(in range: NSRange, to text: String) -> Bool {
        isEditable && textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func selectionDidChange() {
        chosenTypingAttributes = nil
        textDelegate?.textViewDidChangeSelection(self)
    }

    func textDidChange() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        guard isScrollEnabled, window != nil else { return }
        layoutIfNeeded()
        scrollRangeToVisible(selection.range)
    }

    func returnKeyWritesLineBreak() -> Bool { true }

    var textPlace: (block: TextBlock, origin: CGPoint)? { (block(within: bounds.width), textOrigin) }

    /// The object that is notified of editing: what a subclass returns for `delegate`.
    var textDelegate: (any UITextViewDelegate)? { delegate }

    func beginEditing() {
        selection.range = limited(selection.range)
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func finishEditing() {
        selection.marked = nil
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
}
