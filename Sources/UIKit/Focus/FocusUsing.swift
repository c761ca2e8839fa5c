/// A view that does something when it has the focus and the user presses space or return.
@MainActor
protocol FocusUsing: UIView {
    /// Answers whether it did something.
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
