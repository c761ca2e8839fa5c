extension UIView {
    func markNeedsLayout() {
        layoutState.needsLayout = true
        markTree()
    }

    func markNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        markTree()
        markTreeForConstraints()
    }

    func markTreeForConstraints() {
        var next: UIView? = self
        while let view = next, !view.layoutState.treeWantsConstraints {
            view.layoutState.treeWantsConstraints = true
            next = view.superview
        }
    }

    /// Notes on this view and all above it that something here waits for the next pass.
    func markTree() {
        var next: UIView? = self
        while let view = next, !view.layoutState.treeIsMarked {
            view.layoutState.treeIsMarked = true
            next = view.hierarchy.superview
        }
    }

    /// Updates constraints of what is marked, from the leaves up (WWDC 2018, session 220).
    func updateConstraintsInTree() {
        guard layoutState.treeWantsConstraints else { return }
        var views: [UIView] = []
        var stack = [self]
        while let view = stack.popLast() {
            guard view.layoutState.treeWantsConstraints else { continue }
            view.layoutState.treeWantsConstraints = false
            views.append(view)
            stack.append(contentsOf: view.subviews)
        }
        for view in views.reversed() where view.layoutState.needsUpdateConstraints {
            view.layoutState.needsUpdateConstraints = false
            if let controller = view.hierarchy.controller {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
    }

    func directionMayHaveChanged() {
        forEachInTree { view in
            view.marginsMayHaveChanged()
            view.setNeedsEngineUpdate()
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
            view.setNeedsDisplay()
        }
    }

    func visibilityDidChange() {
        superview?.arrangedVisibilityDidChange(self)
        superview?.setNeedsLayout()
    }

    func arrangedVisibilityDidChange(_ view: UIView) {
        (self as? UIStackView)?.arrangementDidChange()
    }
}
