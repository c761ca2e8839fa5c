extension UINavigationController {
    /// Adds the view of the top controller at the first appearance or layout, and returns the controller then.
    func beginContent() -> UIViewController? {
        guard !storage.hasContent else { return nil }
        storage.hasContent = true
        guard let top = topViewController else { return nil }
        top.loadViewIfNeeded()
        guard top === topViewController, top.view.superview !== view else { return nil }
        navigationBar.items = stack.map(\.navigationItem)
        placeFirst(top, animated: false)
        return top
    }

    private func placeFirst(_ top: UIViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: top, animated: animated)
        placeTopView(top)
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Places the top controller's view, with the appearance methods of both controllers. The closure runs when the
    /// transition has completed, or has been cancelled.
    func showTop(insteadOf old: UIViewController?, animated: Bool, then end: @escaping (Bool) -> Void) {
        navigationBar.items = stack.map(\.navigationItem)
        guard storage.hasContent else { return end(true) }
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        guard let top = topViewController else {
            hide(old, animated: animated)
            return end(true)
        }
        top.loadViewIfNeeded()
        guard old !== top else {
            placeTopView(top)
            if storage.appearance == .appeared { announceArrivals() }
            return end(true)
        }
        if isShown { return exchange(old, top, animated: animated, end) }
        old?.viewIfLoaded?.removeFromSuperview()
        placeFirst(top, animated: animated)
        end(true)
    }

    private func hide(_ old: UIViewController?, animated: Bool) {
        if isShown { old?.beginAppearanceTransition(false, animated: animated) }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
    }

    /// Exchanges the top controllers: calls the appearance methods, the disappearing controller's first, and the
    /// delegate.
    private func exchange(
        _ old: UIViewController?, _ top: UIViewController, animated: Bool, _ end: @escaping (Bool) -> Void
    ) {
        let isInSight = storage.appearance == .appeared
        let transition = animated && isInSight ? makeTransition(from: old, to: top) : nil
        old?.beginAppearanceTransition(false, animated: animated)
        top.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: top, animated: animated)
        let finish: (Bool) -> Void = { [weak self] didComplete in
            for controller in [self, old, top] { controller?.storage.endRunningTransition() }
            self?.endExchange(old, top, isInSight, animated, didComplete)
            end(didComplete)
        }
        guard let transition else { return exchangeAtOnce(old, top, isInSight, finish) }
        run(transition, old, top, finish)
    }

    private func exchangeAtOnce(
        _ old: UIViewController?, _ top: UIViewController, _ isInSight: Bool,
        _ finish: (Bool) -> Void
    ) {
        old?.viewIfLoaded?.removeFromSuperview()
        placeTopView(top)
        if isInSight { top.settleAppearance() }
        finish(true)
    }

    /// Runs a transition. A custom animator places the views itself.
    private func run(
        _ exchange: (transition: ControllerTransition, operation: Operation), _ old: UIViewController?,
        _ top: UIViewController, _ finish: @escaping (Bool) -> Void
    ) {
        let (transition, operation) = exchange
        if !transition.animator.isCustom {
            placeTopView(top, above: operation == .push ? old?.viewIfLoaded : nil)
        }
        transition.finalFrames[ObjectIdentifier(top)] = view.bounds
        transition.run(finish)
        top.settleAppearance()
    }

    private func endExchange(
        _ old: UIViewController?, _ top: UIViewController, _ isInSight: Bool, _ animated: Bool,
        _ didComplete: Bool
    ) {
        guard didComplete else { return cancelExchange(old, top, animated) }
        old?.viewIfLoaded?.removeFromSuperview()
        if top.view.superview !== view { placeTopView(top) }
        barsDidChange()
        old?.endAppearanceTransition()
        if isInSight {
            top.endAppearanceTransition()
            announceArrivals()
        }
        delegate?.navigationController(self, didShow: top, animated: animated)
    }

    /// Cancels the exchange: removes the new controller and keeps the old one.
    private func cancelExchange(_ old: UIViewController?, _ top: UIViewController, _ animated: Bool) {
        top.beginAppearanceTransition(false, animated: animated)
        top.viewIfLoaded?.removeFromSuperview()
        top.endAppearanceTransition()
        old?.beginAppearanceTransition(true, animated: animated)
        if let old { placeTopView(old) }
        old?.endAppearanceTransition()
    }

    /// Returns the delegate's animator, else the system's.
    private func makeTransition(from old: UIViewController?, to top: UIViewController)
        -> (transition: ControllerTransition, operation: Operation)?
    {
        guard UIView.areAnimationsEnabled, let old, old.isViewLoaded, view.window != nil else { return nil }
        let operation: Operation = arrivals.contains(top) ? .push : .pop
        let custom = delegate?.navigationController(
            self, animationControllerFor: operation, from: old, to: top)
        let animator = custom ?? SystemTransition(operation == .push ? .push : .pop)
        let transition = ControllerTransition(
            in: view, from: old, to: top, animator: animator,
            interaction: delegate?.navigationController(self, interactionControllerFor: animator)
                ?? (custom == nil ? popDriver : nil))
        transition.initialFrames[ObjectIdentifier(old)] = old.view.frame
        for controller in [self, old, top] { controller.storage.beginRunningTransition(transition) }
        return (transition, operation)
    }

    private func placeTopView(_ top: UIViewController, above below: UIView? = nil) {
        top.view.frame = view.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let below, below.superview === view {
            view.insertSubview(top.view, aboveSubview: below)
        } else {
            view.insertSubview(top.view, at: 0)
        }
        toolbar.items = top.toolbarItems
        if top.preferredContentSize != .zero { preferredContentSize = top.preferredContentSize }
        barsDidChange()
    }

    func announceArrivals() {
        let new = arrivals
        arrivals = []
        for controller in new { controller.didMove(toParent: self) }
    }
}
