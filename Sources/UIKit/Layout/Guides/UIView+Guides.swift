import CoreGraphics

extension UIView {
    func systemGuide(_ kind: SystemLayoutGuide.Kind) -> SystemLayoutGuide {
        if let known = layoutState.systemGuides.first(where: { $0.kind == kind }) { return known }
        let guide = SystemLayoutGuide(kind)
        layoutState.systemGuides.append(guide)
        guide.attach(to: self)
        return guide
    }

    /// The maximum readable width of text, in points; nil for no limit: in compact widths, and in windows of regular
    /// width narrower than the portrait iPad's 768 points. At the default text size it is 664 (printed from
    /// simulators); at others it grows with the body text, in steps of 8, which is an estimate.
    var readableWidth: CGFloat? {
        let host = window?.bounds.width ?? layoutRoot.bounds.width
        guard traitCollection.horizontalSizeClass == .regular, host >= 768 else { return nil }
        let sizes = UIFont.TextStyle.body.sizes
        let category = traitCollection.preferredContentSizeCategory
        let factor = sizes[category.rank] / sizes[UIContentSizeCategory.large.rank]
        return (664 * factor / 8).rounded() * 8
    }

    /// Insets from the bounds to the readable content.
    var readableContentInsets: UIEdgeInsets {
        var insets = effectiveLayoutMargins
        let width = bounds.width - insets.left - insets.right
        guard let limit = readableWidth, width > limit else { return insets }
        insets.left += (width - limit) / 2
        insets.right += (width - limit) / 2
        return insets
    }
}
