import Foundation

/// An object that handles events, linked to the next one in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    // MARK: Names

    open nonisolated class var keyboardWillShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillShowNotification")
    }
    open nonisolated class var keyboardDidShowNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidShowNotification")
    }
    open nonisolated class var keyboardWillHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillHideNotification")
    }
    open nonisolated class var keyboardDidHideNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidHideNotification")
    }
    open nonisolated class var keyboardWillChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    }
    open nonisolated class var keyboardDidChangeFrameNotification: NSNotification.Name {
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    }
    open nonisolated class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
    open nonisolated class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
    open nonisolated class var keyboardAnimationDurationUserInfoKey: String {
        "UIKeyboardAnimationDurationUserInfoKey"
    }
    open nonisolated class var keyboardAnimationCurveUserInfoKey: String {
        "UIKeyboardAnimationCurveUserInfoKey"
    }

    /// The objects associated with this one.
    nonisolated(unsafe) var associations: Associations.Bag?

    /// Creates a responder.
    public override init() { super.init() }

    // MARK: Editing

    // These do nothing unless overridden, and are only found in the chain if they are.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}

    // MARK: The chain

    /// The responder that receives events that this one does not handle.
    open var next: UIResponder? { nil }

    /// Whether this object may become first responder; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object resigns first responder status on request; true unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is its window's first responder.
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this object the first responder of its window. Returns whether it is.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        guard window.freeFirstResponder() else { return false }
        window.firstResponder = self
        keyboardIsDue(in: window)
        return true
    }

    /// Resigns first responder status. Returns whether it did.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        guard let window = responderWindow, window.firstResponder === self else { return true }
        window.firstResponder = nil
        window.keyboard.update()
        return true
    }

    /// Called when this has become first responder, to show its input views.
    func keyboardIsDue(in window: UIWindow) { window.keyboard.update() }

    /// Reloads `inputView` and `inputAccessoryView`.
    open func reloadInputViews() { if isFirstResponder { responderWindow?.keyboard.update() } }

    /// The view that replaces the keyboard while this is first responder.
    open var inputView: UIView? { nil }

    /// The view shown above the keyboard while this is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view replaces the keyboard if there is no `inputView`.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is above the keyboard if there is no `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The buttons beside the suggestions of a keyboard, which are not drawn.
    open var inputAssistantItem: UITextInputAssistantItem {
        if let item: UITextInputAssistantItem = AddedProperties.value(of: self, "inputAssistantItem") {
            return item
        }
        let item = UITextInputAssistantItem()
        AddedProperties.set(item, of: self, "inputAssistantItem")
        return item
    }

    /// The language of the keyboard: that of the interface.
    open var textInputMode: UITextInputMode? { .current }

    /// The identifier under which the keyboard's language is stored; nil does not store it.
    open var textInputContextIdentifier: String? { nil }

    /// Removes the stored keyboard language of an identifier; there is none here.
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// Returns whether this object responds to the action; by default, whether it has a method of the name.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ActionTable.responds(self, to: action)
    }

    /// Returns the object that responds to the action: this one, else the next in the chain that does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        sequence(first: self, next: { $0.next }).first { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: Touches

    /// Called when touches begin on the view. The base implementation calls the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Commands

    /// The commands that this object has keys for.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Changes the menus of the app. The base implementation calls the next responder.
    open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }

    /// Updates the state of a command. The base implementation does nothing.
    open func validate(_ command: UICommand) {}

    // MARK: Keys and motion

    /// Called when keys are pressed. The base implementation calls the next responder.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when the device is being shaken. The base implementation calls the next responder.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called for the buttons of headphones and accessories. There are none here.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Undoing

    /// The undo manager: that of the next responder, at last the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Activities

    /// The activity that this object updates. A controller's is current while its view is visible.
    open var userActivity: NSUserActivity? {
        get { keptActivity }
        set {
            keptActivity = newValue
            (self as? UIViewController)?.activityDidChange()
        }
    }

    /// Updates the activity: called before it is saved.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Restores the state described by an activity that the user continues.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: Accessibility

    /// Uses the object; not, unless overridden.
    @discardableResult
    open func accessibilityActivate() -> Bool { false }
    /// Increments the value, if overridden.
    open func accessibilityIncrement() {}
    /// Decrements the value, if overridden.
    open func accessibilityDecrement() {}
    /// Scrolls; does nothing unless overridden.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Dismisses the object; does nothing unless overridden.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the most important action; does nothing unless overridden.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// Called when assistive technology focuses the object.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when the focus of assistive technology leaves the object.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether assistive technology focuses the object; there is none here.
    open func accessibilityElementIsFocused() -> Bool { false }

    // MARK: Key-value coding and observing

    /// Called when a value that this object observes by key path changes; reports an unhandled notification unless
    /// overridden.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        RuntimeDiagnostics.report(
            "\(type(of: self)): an -observeValueForKeyPath:ofObject:change:context: message was received but not "
                + "handled. Key path: \(keyPath ?? "")")
    }

    /// Returns the value of an undefined key; nil, with a report, unless overridden.
    open func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.reportUndefined(key, of: self)
        return nil
    }

    /// Sets an undefined key; only reports it unless overridden.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.reportUndefined(key, of: self)
    }

    /// The window in which this object can be first responder.
    var responderWindow: UIWindow? {
        // A responder that is its own next one would cause an endless chain.
        sequence(first: self, next: { $0.next === $0 ? nil : $0.next }).lazy.compactMap {
            $0 as? UIWindow ?? ($0 as? UIView)?.window
        }
        .first
    }
}
