/// A view with an action when it is focused and the user presses space or return.
@MainActor
protocol FocusUsing: UIView {
    /// Performs the action. Returns whether there was one.
    func useFocused() -> Bool
}

extension UIControl: FocusUsing {
    func useFocused() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .touchUpInside)
        return true
    }
}
