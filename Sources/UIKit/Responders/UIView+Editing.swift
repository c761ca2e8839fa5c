extension UIView {
    /// Returns whether a responder is in the view, as a subview or the controller of one.
    private func holds(_ responder: UIResponder) -> Bool {
        sequence(first: responder, next: { $0.next }).contains { $0 === self }
    }

    func takeFirstResponderStatus(_ force: Bool) -> Bool {
        let window = self.window
        guard let responder = window?.firstResponder, holds(responder) else { return true }
        if responder.resignFirstResponder() { return true }
        guard force else { return false }
        window?.firstResponder = nil
        return true
    }
}
