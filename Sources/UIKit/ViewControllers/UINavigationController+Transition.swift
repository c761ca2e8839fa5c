extension UINavigationController {
    /// Puts the top controller's view into place, with the appearance calls of both controllers.
    func showTop(insteadOf old: UIViewController?, animated: Bool) {
        navigationBar.items = stack.map(\.navigationItem)
        guard isViewLoaded else { return }
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        guard let top = topViewController else {
            hide(old, animated: animated)
            return
        }
        top.loadViewIfNeeded()
        if old !== top { delegate?.navigationController(self, willShow: top, animated: animated) }
        defer { if old !== top { delegate?.navigationController(self, didShow: top, animated: animated) } }
        if isShown, old !== top {
            exchange(old, top, animated: animated)
        } else {
            if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
            placeTopView(top)
        }
        if storage.appearance == .appeared { announceArrivals() }
    }

    private func hide(_ old: UIViewController?, animated: Bool) {
        if isShown { old?.beginAppearanceTransition(false, animated: animated) }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
    }

    /// Both will, both did; the one that goes first each time.
    private func exchange(_ old: UIViewController?, _ top: UIViewController, animated: Bool) {
        old?.beginAppearanceTransition(false, animated: animated)
        top.beginAppearanceTransition(true, animated: animated)
        old?.viewIfLoaded?.removeFromSuperview()
        placeTopView(top)
        let isInSight = storage.appearance == .appeared
        if isInSight { top.settleAppearance() }
        old?.endAppearanceTransition()
        if isInSight { top.endAppearanceTransition() }
    }

    private func placeTopView(_ top: UIViewController) {
        top.view.frame = view.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(top.view, at: 0)
        toolbar.items = top.toolbarItems
        barsDidChange()
    }

    func announceArrivals() {
        let new = arrivals
        arrivals = []
        for controller in new { controller.didMove(toParent: self) }
    }
}
