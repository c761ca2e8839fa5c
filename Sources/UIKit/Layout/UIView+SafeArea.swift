import CoreGraphics

extension UIView {
    /// The part of the superview's safe area insets that reaches into this view, and what the controller adds.
    /// Children get only the overlap, and never more than the parent's on any edge (Apple: UIView.safeAreaInsets).
    var effectiveSafeAreaInsets: UIEdgeInsets {
        if let window = self as? UIWindow { return layoutState.insetOverrides.applied(to: window.screenInsets) }
        return layoutState.insetOverrides.applied(to: inheritedSafeAreaInsets + controllerInsets)
    }

    /// What the controller of the view and its container add.
    private var controllerInsets: UIEdgeInsets {
        guard let controller = hierarchy.controller else { return .zero }
        return controller.additionalSafeAreaInsets + controller.storage.containerInsets
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        guard let superview else { return layoutState.detachedSafeArea ?? .zero }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return .zero }
        let size = superview.bounds.size
        let place = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: overlap(outer.top, place.minY), left: overlap(outer.left, place.minX),
            bottom: overlap(outer.bottom, size.height - place.maxY),
            right: overlap(outer.right, size.width - place.maxX))
    }

    /// The safe area of this view and those below may be another now.
    func insetsMayHaveChanged() {
        let insets = safeAreaInsets
        if insets != layoutState.announcedSafeArea {
            layoutState.announcedSafeArea = insets
            announceSafeArea()
            marginsMayHaveChanged()
        }
        for view in subviews { view.insetsMayHaveChanged() }
    }

    func geometryMayAffectInsets() {
        guard superview?.safeAreaInsets != .zero || layoutState.announcedSafeArea != .zero else {
            return marginsMayHaveChanged()
        }
        insetsMayHaveChanged()
        marginsMayHaveChanged()
    }

    private func announceSafeArea() {
        safeAreaInsetsDidChange()
        hierarchy.controller?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UIWindow {
    /// What the device's bars and edges cover.
    var screenInsets: UIEdgeInsets { screen.environment.safeAreaInsets }
}
