import CoreGraphics

/// The stored arrangement of a stack view.
@MainActor
struct StackStorage {
    var views: [UIView] = []
    var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    /// Guides in the gaps between neighbors, created when a distribution needs them.
    var gaps: [UILayoutGuide] = []
}

extension UIStackView {
    func arrange(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return addSubview(view) }
        if view.superview !== self { addSubview(view) }
        arrangement.views.removeAll { $0 === view }
        arrangement.views.insert(view, at: min(max(index, 0), arrangement.views.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// Returns whether a spacing is valid, and reports an invalid one.
    func acceptsSpacing(_ spacing: CGFloat) -> Bool {
        if spacing.isFinite { return true }
        RuntimeDiagnostics.report("The spacing of \(layoutName(self)) is not finite: \(spacing)")
        return false
    }

    func arrangementDidChange() {
        lengthDidChange()
        setNeedsLayout()
    }

    /// Updates proportional stack views, which depend on the lengths of nested stack views.
    func lengthDidChange() {
        var stack: UIStackView? = self
        while let changed = stack {
            changed.setNeedsEngineUpdate()
            stack = changed.superview as? UIStackView
        }
    }

    /// Returns whether a view is arranged: hidden ones are not, except for an activity indicator on a canvas (frames
    /// that Interface Builder saved: 3 of 3).
    func takesPart(_ view: UIView) -> Bool {
        !view.isHidden || (view is UIActivityIndicatorView && isOnCanvas)
    }

    /// Returns the view with the baseline: along a row the tallest one, in a column the first or last.
    func baselineView(isFirst: Bool) -> UIView {
        let views = arrangedSubviews.filter(takesPart)
        if axis == .vertical { return (isFirst ? views.first : views.last) ?? self }
        var tallest: UIView?
        for view in views where view.naturalLayoutSize.height > tallest?.naturalLayoutSize.height ?? -2 {
            tallest = view
        }
        return tallest ?? self
    }

    /// Returns a guide for each gap.
    func gapGuides(_ count: Int) -> [UILayoutGuide] {
        while arrangement.gaps.count < count {
            let guide = UILayoutGuide()
            guide.identifier = "UISV-gap-\(arrangement.gaps.count)"
            guide.attach(to: self)
            arrangement.gaps.append(guide)
            layoutState.hiddenGuides.append(guide)
        }
        return Array(arrangement.gaps.prefix(count))
    }
}
