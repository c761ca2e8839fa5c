extension UIViewController {
    func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
        storage.isTransitionAnimated = animated
        if isAppearing {
            guard storage.appearance == .disappeared || storage.appearance == .disappearing else { return }
            storage.appearance = .appearing
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            guard storage.appearance == .appeared || storage.appearance == .appearing else { return }
            storage.appearance = .disappearing
            viewWillDisappear(animated)
        }
        forwardAppearance { $0.beginTransition(isAppearing, animated) }
    }

    func endTransition() {
        switch storage.appearance {
        case .appearing: finishAppearing()
        case .disappearing: finishDisappearing()
        case .appeared, .disappeared: return
        }
    }

    private func finishAppearing() {
        let animated = storage.isTransitionAnimated
        announceAppearing(animated)
        storage.view?.window?.layoutIfNeeded()
        announceAppeared()
    }

    private func announceAppearing(_ animated: Bool) {
        viewIsAppearing(animated)
        forwardAppearance { $0.announceAppearing(animated) }
    }

    private func announceAppeared() {
        guard storage.appearance == .appearing else { return }
        storage.appearance = .appeared
        viewDidAppear(storage.isTransitionAnimated)
        forwardAppearance { $0.announceAppeared() }
    }

    private func finishDisappearing() {
        storage.appearance = .disappeared
        viewDidDisappear(storage.isTransitionAnimated)
        forwardAppearance { $0.endTransition() }
    }

    /// Children whose view stands in the container's appear and disappear with it.
    private func forwardAppearance(_ action: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.viewIfLoaded?.superview != nil { action(child) }
    }
}
