extension UIView {
    func markNeedsLayout() {
        layoutState.needsLayout = true
        markTree()
    }

    func markNeedsUpdateProperties() {
        layoutState.needsUpdateProperties = true
        markTree()
    }

    /// Updates the properties of the view's controller and of the view, in this order.
    func performUpdateProperties() {
        layoutState.needsUpdateProperties = false
        hierarchy.controller?.updateProperties()
        updateProperties()
    }

    func markNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        markTree()
        markTreeForConstraints()
    }

    func markTreeForConstraints() {
        visitUpward { view in
            guard !view.layoutState.treeWantsConstraints else { return false }
            view.layoutState.treeWantsConstraints = true
            return true
        }
    }

    /// Notes on this view and all above it that something here waits for the next pass.
    func markTree() {
        visitUpward { view in
            guard !view.layoutState.treeIsMarked else { return false }
            view.layoutState.treeIsMarked = true
            return true
        }
    }

    /// Updates the constraints of marked views, from the leaves up (WWDC 2018, session 220).
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
