extension UIView {
    func markNeedsLayout() { layoutState.needsLayout = true }

    func markNeedsUpdateConstraints() { layoutState.needsUpdateConstraints = true }

    /// Updates constraints of what is marked, from the leaves up (WWDC 2018, session 220).
    func updateConstraintsInTree() {
        for view in subviews { view.updateConstraintsInTree() }
        guard layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = false
        if let controller = hierarchy.controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    func directionMayHaveChanged() {
        marginsMayHaveChanged()
        setNeedsUpdateConstraints()
        setNeedsDisplay()
        for view in subviews { view.directionMayHaveChanged() }
    }

    func visibilityDidChange() {
        superview?.arrangedVisibilityDidChange(self)
        superview?.setNeedsLayout()
    }
}
