import CoreGraphics

extension UIView {
    /// The effective margins: the view's own, at least the system's for a controller's root view, plus the safe area
    /// and, if the view preserves them, outside of the superview's margins.
    var effectiveLayoutMargins: UIEdgeInsets {
        var chain = [self]
        var view = self
        while view.preservesSuperviewLayoutMargins, let superview = view.superview {
            chain.append(superview)
            view = superview
        }
        return chain.reversed().reduce(UIEdgeInsets.zero) { outer, view in view.margins(within: outer) }
    }

    /// Returns the margins for given ones of the superview.
    private func margins(within outer: UIEdgeInsets) -> UIEdgeInsets {
        var margins = UIEdgeInsets(ownMargins, rightToLeft: isRightToLeft)
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins { margins = margins.atLeast(reach(of: outer)) }
        return layoutState.marginOverrides.applied(to: margins, rightToLeft: isRightToLeft)
    }

    private var ownMargins: NSDirectionalEdgeInsets {
        guard let controller = hierarchy.controller else {
            return layoutState.margins ?? layoutState.defaultMargins ?? Self.defaultMargins
        }
        let minimum = controller.systemMinimumLayoutMargins
        guard let margins = layoutState.margins else { return minimum }
        return controller.viewRespectsSystemMinimumLayoutMargins ? margins.atLeast(minimum) : margins
    }

    /// 8 points on each side (Apple: UIView.layoutMargins).
    private static let defaultMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Returns the distance by which the superview's margins extend into this view.
    private func reach(of outer: UIEdgeInsets) -> UIEdgeInsets {
        guard let superview else { return .zero }
        // Rows pass below the top and bottom of a list, so that only its sides are theirs too.
        let outer = superview is UITableView || superview is UICollectionView ? outer.sidesOnly : outer
        let place = frame.offsetBy(dx: -superview.bounds.minX, dy: -superview.bounds.minY)
        return UIEdgeInsets(
            top: outer.top - place.minY, left: outer.left - place.minX,
            bottom: outer.bottom - (superview.bounds.height - place.maxY),
            right: outer.right - (superview.bounds.width - place.maxX))
    }

    /// Sets default margins that differ from those of most views. Explicit margins take precedence.
    func setDefaultMargins(_ margins: NSDirectionalEdgeInsets) {
        guard layoutState.defaultMargins != margins else { return }
        layoutState.defaultMargins = margins
        marginsMayHaveChanged()
    }

    func setOwnMargins(_ margins: NSDirectionalEdgeInsets) {
        guard UIEdgeInsets(margins, rightToLeft: false).isFinite else {
            return RuntimeDiagnostics.report(
                "The layout margins of \(layoutName(self)) are not finite: \(margins)")
        }
        layoutState.margins = margins
        marginsMayHaveChanged()
    }

    /// Marks the margins of this view, and of subviews that preserve them, as possibly changed.
    func marginsMayHaveChanged() {
        var stack = [self]
        while let view = stack.popLast() {
            guard view.announceMargins() else { continue }
            stack.append(contentsOf: view.subviews.reversed().filter(\.preservesSuperviewLayoutMargins))
        }
    }

    /// Notifies the view of new margins. Returns whether they are new.
    private func announceMargins() -> Bool {
        let margins = effectiveLayoutMargins
        guard margins != layoutState.announcedMargins else { return false }
        layoutState.announcedMargins = margins
        layoutMarginsDidChange()
        hierarchy.controller?.viewLayoutMarginsDidChange()
        setNeedsEngineUpdate()
        setNeedsLayout()
        return true
    }
}

extension UIViewController {
    /// The system's minimum margins: 16 points at the sides in windows that are compact and narrower than 414 points
    /// and on phones with round corners in landscape, else 20; zero at the top and bottom (values printed from
    /// simulators).
    var minimumMargins: NSDirectionalEdgeInsets {
        let side = storage.view.map(Self.sideMargin) ?? 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Returns the margin of views that span the window, in points.
    static func sideMargin(of view: UIView) -> CGFloat {
        let host = view.window?.bounds.size ?? view.bounds.size
        if host.width < 414 { return 16 }
        let sideInset = view.window?.safeAreaInsets.left ?? 0
        return host.width > host.height && sideInset > 0 ? 16 : 20
    }

    /// Returns the margin of rows of lists, and of inset groups, in points: that of views that span the window, but 20
    /// points from a width of 390 points on (every cell that Xcode 15 to 26 saved on displays of 390 to 402 points).
    static func listMargin(of view: UIView) -> CGFloat {
        let width = view.window?.bounds.width ?? view.bounds.width
        return 390..<414 ~= width ? 20 : sideMargin(of: view)
    }
}

extension UIEdgeInsets {
    var sidesOnly: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }

    func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}

extension NSDirectionalEdgeInsets {
    func atLeast(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: max(top, other.top), leading: max(leading, other.leading), bottom: max(bottom, other.bottom),
            trailing: max(trailing, other.trailing))
    }
}
