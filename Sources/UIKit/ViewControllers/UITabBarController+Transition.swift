import CoreGraphics

/// Transitions between tabs with the delegate's animator.
extension UITabBarController {
    /// Returns the transition to another tab; nil without an animation.
    func makeTransition(from old: UIViewController?, to new: UIViewController) -> ControllerTransition? {
        guard storage.appearance == .appeared, UIView.areAnimationsEnabled, view.window != nil, let old,
            old.isViewLoaded,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        let transition = ControllerTransition(
            in: view, from: old, to: new, animator: animator,
            interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
        transition.initialFrames[ObjectIdentifier(old)] = old.view.frame
        transition.finalFrames[ObjectIdentifier(new)] = view.bounds
        for controller in [self, old, new] { controller.storage.beginRunningTransition(transition) }
        return transition
    }

    /// Runs a transition. The animator places the new view itself. The bar stays in front.
    func run(_ transition: ControllerTransition, _ old: UIViewController?, _ new: UIViewController) {
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transition.run { [weak self] didComplete in
            for controller in [self, old, new] { controller?.storage.endRunningTransition() }
            if didComplete { self?.endExchange(old, new) } else { self?.cancelExchange(old, new) }
        }
        view.bringSubviewToFront(tabBar)
        new.settleAppearance()
    }

    private func endExchange(_ old: UIViewController?, _ new: UIViewController) {
        old?.viewIfLoaded?.removeFromSuperview()
        if new.view.superview !== view { view.insertSubview(new.view, at: 0) }
        placeBar()
        old?.endAppearanceTransition()
        new.endAppearanceTransition()
    }

    /// Cancels the exchange: removes the new controller and selects the previous tab.
    private func cancelExchange(_ old: UIViewController?, _ new: UIViewController) {
        new.beginAppearanceTransition(false, animated: true)
        new.viewIfLoaded?.removeFromSuperview()
        new.endAppearanceTransition()
        chooseAgain(old)
        old?.beginAppearanceTransition(true, animated: true)
        if let view = old?.viewIfLoaded, view.superview !== self.view {
            self.view.insertSubview(view, at: 0)
        }
        placeBar()
        old?.endAppearanceTransition()
    }
}
