extension UIViewController {
    /// Begins to show or hide the controller and its children. An iteration instead of recursion allows any depth.
    func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
        forEachShown { $0.beginOwnTransition(isAppearing, animated) }
    }

    /// Ends what was begun. What appears is laid out in between.
    func endTransition() {
        switch storage.appearance {
        case .appearing: finishAppearing()
        case .disappearing: forEachShown { $0.finishDisappearing() }
        case .appeared, .disappeared: return
        }
    }

    /// Calls the appearance methods for a view in place with its final traits, and lays it out.
    func settleAppearance() {
        storage.view?.window?.updateStatusBar()
        forEachShown { $0.announceAppearing() }
        storage.view?.window?.layoutIfNeeded()
        // Layout may have added others, such as the columns of a split view.
        forEachShown { $0.announceAppearing() }
    }

    /// Begins to appear like its container, if that is visible or appearing already, after its view was added.
    func joinAppearance() {
        guard let parent, parent.isShown, parent.shouldAutomaticallyForwardAppearanceMethods else { return }
        beginTransition(true, false)
        if parent.storage.appearance == .appeared { endTransition() }
    }

    /// Whether the controller is visible or appearing.
    var isShown: Bool { storage.appearance == .appeared || storage.appearance == .appearing }

    /// Begins the controller's own transition. Returns whether its children take part in it.
    private func beginOwnTransition(_ isAppearing: Bool, _ animated: Bool) -> Bool {
        guard isShown != isAppearing else { return false }
        storage.isTransitionAnimated = animated
        if isAppearing {
            storage.appearance = .appearing
            storage.hasAnnouncedAppearing = false
            loadViewIfNeeded()
            observed(.viewWillAppear, animated) { viewWillAppear(animated) }
        } else {
            storage.appearance = .disappearing
            observed(.viewWillDisappear, animated) { viewWillDisappear(animated) }
        }
        return true
    }

    private func finishAppearing() {
        settleAppearance()
        announceAppeared()
    }

    /// Notifies the controller and its children that they are visible.
    func announceAppeared() {
        var shown: [UIViewController] = []
        forEachShown { controller in
            guard controller.storage.appearance == .appearing else { return false }
            controller.announceAppearing()
            controller.storage.appearance = .appeared
            let animated = controller.storage.isTransitionAnimated
            controller.observed(.viewDidAppear, animated) { controller.viewDidAppear(animated) }
            (controller.storage.isMovingToParent, controller.storage.isMovingFromParent) = (false, false)
            shown.append(controller)
            return true
        }
        for controller in shown {
            controller.activityDidChange()
            controller.didFinishAppearing()
        }
    }

    @discardableResult
    private func announceAppearing() -> Bool {
        guard storage.appearance == .appearing else { return false }
        if !storage.hasAnnouncedAppearing {
            storage.hasAnnouncedAppearing = true
            updateContentUnavailable()
            let animated = storage.isTransitionAnimated
            observed(.viewIsAppearing, animated) { viewIsAppearing(animated) }
        }
        return true
    }

    private func finishDisappearing() -> Bool {
        guard storage.appearance == .disappearing else { return false }
        storage.appearance = .disappeared
        keptActivity?.resignCurrent()
        let animated = storage.isTransitionAnimated
        observed(.viewDidDisappear, animated) { viewDidDisappear(animated) }
        return true
    }

    /// Visits the controller and, if the visit returns true, the children whose views are in the container's, which
    /// appear and disappear with it.
    private func forEachShown(_ visit: (UIViewController) -> Bool) {
        var stack = [self]
        while let controller = stack.popLast() {
            guard visit(controller), controller.shouldAutomaticallyForwardAppearanceMethods else { continue }
            stack += controller.children.filter { $0.viewIfLoaded?.superview != nil }.reversed()
        }
    }
}

extension UIView {
    /// Returns the controller that appears when its root view is added to the window: one whose container is visible
    /// and forwards appearance methods automatically.
    func controllerAppearing(in window: UIWindow?) -> UIViewController? {
        guard window != nil, let controller = hierarchy.controller,
            controller.storage.appearance == .disappeared
        else { return nil }
        return controller.followsItsView ? controller : nil
    }

    /// The controller that disappears when its root view is removed from its superview.
    var controllerDisappearing: UIViewController? {
        guard let controller = hierarchy.controller, controller.storage.appearance == .appeared else {
            return nil
        }
        return controller.followsItsView ? controller : nil
    }
}

extension UIViewController {
    fileprivate var followsItsView: Bool {
        guard let parent else { return true }
        return parent.storage.appearance == .appeared && parent.shouldAutomaticallyForwardAppearanceMethods
    }
}
