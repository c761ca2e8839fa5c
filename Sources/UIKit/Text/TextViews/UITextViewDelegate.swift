import Foundation

/// The methods that a text view calls.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether the link that the user touched is opened.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether the attachment that the user touched is used.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Called if the method with an interaction is not implemented.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Called if the method with an interaction is not implemented.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool
    /// Returns the action of a tap on a link, an attachment or text with a tag; nil for none.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    /// Returns the menu of a link, an attachment or text with a tag; nil for none. Menus are not displayed here, so that
    /// it is not called.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Returns the edit menu of selected text. Edit menus are not displayed here, so that it is not called.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        AddedMethods.result(self, textView) ?? true
    }
    public func textViewDidBeginEditing(_ textView: UITextView) { AddedMethods.perform(self, textView) }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        AddedMethods.result(self, textView) ?? true
    }
    public func textViewDidEndEditing(_ textView: UITextView) { AddedMethods.perform(self, textView) }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        AddedMethods.result(self, textView, range, text) ?? true
    }
    public func textViewDidChange(_ textView: UITextView) { AddedMethods.perform(self, textView) }
    public func textViewDidChangeSelection(_ textView: UITextView) { AddedMethods.perform(self, textView) }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        AddedMethods.result(self, textView, URL, characterRange, interaction)
            ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        AddedMethods.result(self, textView, textAttachment, characterRange, interaction)
            ?? self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
        AddedMethods.result(self, textView, URL, characterRange) ?? true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
        in characterRange: NSRange
    ) -> Bool {
        AddedMethods.result(self, textView, textAttachment, characterRange) ?? true
    }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
        if let own: UIAction? = AddedMethods.result(self, textView, textItem, defaultAction) { return own }
        return defaultAction
    }
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        if let own: UITextItem.MenuConfiguration? = AddedMethods.result(self, textView, textItem, defaultMenu)
        {
            return own
        }
        return UITextItem.MenuConfiguration(menu: defaultMenu)
    }
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { AddedMethods.perform(self, textView, textItem, animator) }
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) { AddedMethods.perform(self, textView, textItem, animator) }
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        AddedMethods.result(self, textView, range, suggestedActions) ?? nil
    }
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { AddedMethods.perform(self, textView, animator) }
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { AddedMethods.perform(self, textView, animator) }
}
