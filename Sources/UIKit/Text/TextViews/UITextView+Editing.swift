import CoreGraphics
import Foundation
import TextLayout

extension UITextView: TextEditing {
    var editedText: NSAttributedString { viewText.text }

    func setEditedText(_ text: NSAttributedString) { change { viewText.text = text } }

    func allowsChange(in range: NSRange, to text: String) -> Bool {
        isEditable && textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func selectionDidChange() { textDelegate?.textViewDidChangeSelection(self) }

    func textDidChange() {
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        guard isScrollEnabled, window != nil else { return }
        layoutIfNeeded()
        scrollRangeToVisible(selection.range)
    }

    func returnKeyWritesLineBreak() -> Bool { true }

    var textPlace: (block: TextBlock, origin: CGPoint)? { (block(within: bounds.width), textOrigin) }

    /// The scroll view's delegate, where it is one of text views.
    var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

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
