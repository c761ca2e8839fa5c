import CoreGraphics
import Foundation
import TextLayout

extension UITextField: TextEditing {
    var editedText: NSAttributedString { fieldText.text }

    func setEditedText(_ text: NSAttributedString) { change { fieldText.text = text } }

    func allowsChange(in range: NSRange, to text: String) -> Bool { asksToChange(range, text) }

    func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

    func textDidChange() {
        setNeedsDisplay()
        performActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Handles the return key as the delegate decides. A field with an action for the end of editing dismisses the
    /// keyboard (Apple: UITextFieldDelegate.textFieldShouldReturn).
    func returnKeyWritesLineBreak() -> Bool {
        guard asksToReturn() else { return false }
        let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
        performActions(for: .editingDidEndOnExit)
        performActions(for: .primaryActionTriggered)
        if endsEditing { resignFirstResponder() }
        return false
    }

    var textPlace: (block: TextBlock, origin: CGPoint)? {
        let rect = editingRect(forBounds: bounds)
        guard let block = block(shownText, .label, width: rect.width) else { return nil }
        return (block, origin(of: block, in: rect))
    }

    // MARK: Beginning and end

    func beginEditing() {
        if clearsOnBeginEditing, length > 0, asksToClear() { setEditedText(NSAttributedString(string: "")) }
        selection = TextSelection(range: NSRange(location: length, length: 0))
        change {}
        didBegin()
        performActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func finishEditing() {
        selection.marked = nil
        change {}
        didEnd()
        performActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    }

    /// Clears the field after a tap on its button.
    func clear() {
        guard asksToClear() else { return }
        change(NSRange(location: 0, length: length), to: "")
    }
}

extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
    public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
