import Foundation

/// The buttons beside the suggestions of a keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []

    public override init() { super.init() }
}
