import CoreGraphics
import Foundation

extension UIWindow {
    /// Moves the window to another screen, for example when the device rotates or the window's share of the screen
    /// changes: controllers are notified of the new traits and size, then bounds and traits change and layout runs,
    /// with animations alongside and completion handlers (Apple: UIContentContainer). With a duration in seconds views
    /// are animated on the clock, and completion handlers wait for them.
    package func transition(to newScreen: UIScreen, duration: TimeInterval = 0) {
        let transition = ResizeTransition(in: self, duration: duration)
        announce(newScreen, transition)
        guard duration > 0 else {
            change(to: newScreen, transition)
            return finish(transition)
        }
        UIView.animate(withDuration: duration) {
            self.change(to: newScreen, transition)
        } completion: { [weak self] _ in
            self?.finish(transition)
        }
    }

    private func announce(_ screen: UIScreen, _ transition: ResizeTransition) {
        for controller in sequence(first: rootViewController, next: { $0?.storage.presented }).compactMap({
            $0
        }) {
            controller.storage.transition = transition
            let presentation = controller.storage.presenting == nil ? nil : controller.storage.presentation
            if screen.traitCollection != traitCollection {
                presentation?.willTransition(to: screen.traitCollection, with: transition)
                controller.willTransition(to: screen.traitCollection, with: transition)
            }
            if screen.bounds.size != bounds.size {
                presentation?.viewWillTransition(to: screen.bounds.size, with: transition)
            }
            if screen.bounds.size != bounds.size, controller.fillsWindow {
                controller.viewWillTransition(to: screen.bounds.size, with: transition)
            }
        }
    }

    private func change(to newScreen: UIScreen, _ transition: ResizeTransition) {
        let sceneTraits = windowScene?.traitCollection
        let textSize = traitCollection.preferredContentSizeCategory
        screen = newScreen
        frame = newScreen.bounds
        updateTraitsFromParent()
        if let sceneTraits { windowScene?.traitsMayHaveChanged(from: sceneTraits) }
        reportTextSize(after: textSize)
        insetsMayHaveChanged()
        layoutIfNeeded()
        transition.runAnimations()
        layoutIfNeeded()
    }

    private func reportTextSize(after former: UIContentSizeCategory) {
        let size = traitCollection.preferredContentSizeCategory
        guard size != former else { return }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: screen,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
    }

    private func finish(_ transition: ResizeTransition) {
        for controller in sequence(first: rootViewController, next: { $0?.storage.presented }).compactMap({
            $0
        })
        where controller.storage.transition === transition { controller.storage.transition = nil }
        transition.finish()
    }
}

extension UIViewController {
    /// Whether the controller has the size of its window: root controllers do, and those that cover them.
    fileprivate var fillsWindow: Bool {
        guard storage.presenting != nil, let view = viewIfLoaded else { return true }
        return view.bounds.size == view.superview?.bounds.size
    }
}
