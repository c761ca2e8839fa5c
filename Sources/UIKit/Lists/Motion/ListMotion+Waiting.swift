import QuartzCore

extension CompletionGroup {
    /// Adds a member to the group, which leaves it when the returned closure is called.
    func member() -> (Bool) -> Void {
        enter()
        return { [self] in leave(finished: $0) }
    }
}

extension UIView {
    /// Runs the closure, with animation if requested.
    static func perform(animated: Bool, _ change: () -> Void) {
        if animated { change() } else { performWithoutAnimation(change) }
    }
}
