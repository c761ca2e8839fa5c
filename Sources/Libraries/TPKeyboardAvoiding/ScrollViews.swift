import UIKit

/// A scroll view whose fields stay above the keyboard.
open class TPKeyboardAvoidingScrollView: UIScrollView, UITextFieldDelegate, UITextViewDelegate {
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptFields(self)
    }

    /// Sets the size of the content to that of the subviews.
    open func contentSizeToFit() { contentSize = sizeOfSubviews }

    @discardableResult open func focusNextTextField() -> Bool { editNextField() }

    open func scrollToActiveTextField() { scrollToEditedField() }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endEditingField()
        super.touchesEnded(touches, with: event)
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if !editNextField() { textField.resignFirstResponder() }
        return true
    }
}

/// A table whose fields stay above the keyboard.
open class TPKeyboardAvoidingTableView: UITableView, UITextFieldDelegate, UITextViewDelegate {
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptFields(self)
    }

    @discardableResult open func focusNextTextField() -> Bool { editNextField() }

    open func scrollToActiveTextField() { scrollToEditedField() }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endEditingField()
        super.touchesEnded(touches, with: event)
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if !editNextField() { textField.resignFirstResponder() }
        return true
    }
}

/// A collection whose fields stay above the keyboard.
open class TPKeyboardAvoidingCollectionView: UICollectionView, UITextFieldDelegate, UITextViewDelegate {
    open override func layoutSubviews() {
        super.layoutSubviews()
        adoptFields(self)
    }

    @discardableResult open func focusNextTextField() -> Bool { editNextField() }

    open func scrollToActiveTextField() { scrollToEditedField() }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        endEditingField()
        super.touchesEnded(touches, with: event)
    }

    open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if !editNextField() { textField.resignFirstResponder() }
        return true
    }
}
