import CoreGraphics

extension UIWindow {
    /// Moves the window to another screen, as when the device is turned or the window's share of the screen changes:
    /// controllers are told of the traits and the size to come, then bounds and traits change and layout runs, with
    /// what goes along and what follows (Apple: UIContentContainer).
    package func transition(to newScreen: UIScreen) {
        let transition = InstantTransition(in: self)
        announce(newScreen, transition)
        screen = newScreen
        frame = newScreen.bounds
        updateTraitsFromParent()
        insetsMayHaveChanged()
        layoutIfNeeded()
        transition.runAnimations()
        layoutIfNeeded()
        rootViewController?.storage.transition = nil
        transition.finish()
    }

    private func announce(_ screen: UIScreen, _ transition: InstantTransition) {
        guard let controller = rootViewController else { return }
        controller.storage.transition = transition
        if screen.traitCollection != traitCollection {
            controller.willTransition(to: screen.traitCollection, with: transition)
        }
        if screen.bounds.size != bounds.size {
            controller.viewWillTransition(to: screen.bounds.size, with: transition)
        }
    }
}
