import CoreGraphics

extension UIView {
    /// The part of the superview's safe area insets that overlaps this view, plus the controller's additional insets.
    /// Children get only the overlap, and never more than the parent's on any edge (Apple: UIView.safeAreaInsets). It
    /// is stored until a value on which it depends changes.
    var effectiveSafeAreaInsets: UIEdgeInsets {
        if let known = knownSafeArea { return known }
        var chain = [self]
        while let superview = chain[chain.count - 1].superview, chain[chain.count - 1].knownSafeArea == nil {
            chain.append(superview)
        }
        var outer = UIEdgeInsets.zero
        for view in chain.reversed() {
            // Subclasses of windows define safe areas of their own, for tests and pictures.
            if view is UIWindow, view !== self {
                outer = view.safeAreaInsets
                continue
            }
            outer = view.knownSafeArea ?? view.safeArea(within: outer)
            view.layoutState.safeArea = outer
        }
        return outer
    }

    /// A window's follows its screen.
    private var knownSafeArea: UIEdgeInsets? { self is UIWindow ? nil : layoutState.safeArea }

    /// Returns the safe area for a given one of the superview.
    private func safeArea(within outer: UIEdgeInsets) -> UIEdgeInsets {
        if let window = self as? UIWindow {
            return layoutState.insetOverrides.applied(to: window.screenInsets)
        }
        return layoutState.insetOverrides.applied(to: overlap(with: outer) + controllerInsets)
    }

    /// The insets that the controller of the view and its container add.
    private var controllerInsets: UIEdgeInsets {
        guard let controller = hierarchy.controller else { return .zero }
        return controller.additionalSafeAreaInsets + controller.storage.containerInsets
    }

    private func overlap(with outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview else { return layoutState.detachedSafeArea ?? .zero }
        // Insets that a list already applies to its content do not affect the content's parts.
        let outer = superview is UITableView || superview is UICollectionView ? outer.sidesOnly : outer
        guard outer != .zero else { return .zero }
        let size = superview.bounds.size
        let place = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        func overlap(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
            min(max(inset - distance, 0), inset)
        }
        return UIEdgeInsets(
            top: overlap(outer.top, place.minY), left: overlap(outer.left, place.minX),
            bottom: overlap(outer.bottom, size.height - place.maxY),
            right: overlap(outer.right, size.width - place.maxX))
    }

    /// Marks the safe areas of this view and its subviews as possibly changed, and notifies the views.
    func insetsMayHaveChanged() {
        for view in refreshSafeArea() { view.announceSafeArea() }
    }

    /// Computes the safe areas of this view and its subviews that may have changed. Those below a view can change only
    /// if that view's own has, or its size. Returns the visited views.
    @discardableResult
    func refreshSafeArea() -> [UIView] {
        _ = findSafeArea()
        var views = [self]
        var stack = Array(subviews.reversed())
        while let view = stack.popLast() {
            views.append(view)
            if view.findSafeArea() { stack.append(contentsOf: view.subviews.reversed()) }
        }
        return views
    }

    /// Returns whether the safe area differs from the stored one, or from that of the last notification.
    private func findSafeArea() -> Bool {
        let old = layoutState.safeArea
        layoutState.safeArea = nil
        let new = effectiveSafeAreaInsets
        return new != old || new != layoutState.announcedSafeArea
    }

    /// Updates the insets after a transform has moved the view into its superview's; if those are zero, nothing
    /// changes.
    func transformMayAffectInsets() {
        if superview?.safeAreaInsets != .zero || layoutState.detachedSafeArea != nil { refreshSafeArea() }
    }

    func geometryMayAffectInsets() {
        let isConcerned =
            layoutState.announcedSafeArea != .zero || effectiveSafeAreaInsets != .zero
            || superview?.safeAreaInsets != .zero
        if isConcerned { insetsMayHaveChanged() }
        marginsMayHaveChanged()
    }

    /// Notifies the view of a new safe area.
    private func announceSafeArea() {
        let insets = safeAreaInsets
        guard insets != layoutState.announcedSafeArea else { return }
        let former = layoutState.announcedSafeArea
        layoutState.announcedSafeArea = insets
        KeyValueObserving.changed("safeAreaInsets", of: self, from: former, to: insets)
        safeAreaInsetsDidChange()
        hierarchy.controller?.viewSafeAreaInsetsDidChange()
        setNeedsEngineUpdate()
        setNeedsLayout()
        for case let bar as UIToolbar in subviews { bar.invalidateIntrinsicContentSize() }
        marginsMayHaveChanged()
    }
}
