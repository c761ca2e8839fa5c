import Foundation

extension TextEditing {
    /// Registers the change that is about to be made, for undoing. Characters typed in succession are undone together,
    /// if they were typed in one turn.
    func keepForUndo(replacing range: NSRange, by text: String) {
        guard isFirstResponder, let undoManager else { return }
        let old = editedText.attributedSubstring(from: range)
        let new = NSRange(location: range.location, length: (text as NSString).length)
        undoManager.registerUndo(withTarget: self) { editor in
            (editor as any TextEditing).undoChange(new, back: old)
        }
        if !undoManager.isUndoing, !undoManager.isRedoing { undoManager.setActionName("Typing") }
    }

    fileprivate func undoChange(_ range: NSRange, back text: NSAttributedString) {
        let range = limited(range)
        keepForUndo(replacing: range, by: text.string)
        replaceEditedText(in: range, with: text)
        selection = TextSelection(range: NSRange(location: range.location + text.length, length: 0))
        selectionDidChange()
        textDidChange()
    }
}
