import CoreGraphics

/// The height that a cell's content needs.
extension UITableViewCell {
    /// Returns the height in the given width, in points: by the style's labels or by constraints; that of an empty row without
    /// any.
    func heightThatFits(width: CGFloat) -> CGFloat {
        ownHeightThatFits(width: width) ?? rowMetrics.rowHeight
    }

    /// The metrics of the table's screen: cells are measured before they are in it.
    private var rowMetrics: ControlMetrics { (table ?? self).controlMetrics }

    /// Returns the height of the content; nil if it has none.
    func ownHeightThatFits(width: CGFloat) -> CGFloat? {
        if let table, superview == nil { applyTraits(from: table.traitCollection) }
        if frame.width != width { frame.size.width = width }
        updateConfigurationIfNeeded()
        if configured.listView != nil {
            layoutParts()
            return configured.fittingHeight(width: contentView.bounds.width)
        }
        if usesStyleParts { return stylePartsHeight }
        guard hasConstrainedContent else { return nil }
        let fitted = fittingHeight(width: width)
        return fitted > 0 ? fitted : nil
    }

    /// Returns the size that the content's constraints determine, plus the parts beside the content.
    func contentFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard hasConstrainedContent else { return fittingSize(target, horizontal, vertical) }
        let width = frame.width
        if horizontal == .required, width != target.width { frame.size.width = target.width }
        layoutParts()
        let beside = bounds.width - contentView.bounds.width
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: max(target.width - beside, 0), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        if frame.width != width { frame.size.width = width }
        return CGSize(width: content.width + beside, height: content.height)
    }

    private var hasConstrainedContent: Bool {
        contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// The height of the text with space above and below (rows of 44 and 55.5 points saved by Interface Builder for 17
    /// point text and a
    /// 12 point subtitle).
    private var stylePartsHeight: CGFloat {
        layoutParts()
        let width = max(contentView.bounds.width - leadingMargin - trailingMargin, 0)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let (text, detail) = (parts.shownText(in: contentView), parts.shownDetail(in: contentView))
        let first = text?.sizeThatFits(room).height ?? 0
        let second = detail?.sizeThatFits(room).height ?? 0
        let metrics = rowMetrics
        guard style == .subtitle, let text, detail != nil else {
            let height = max(first, second) + metrics.rowPadding
            return max(metrics.rowsAreWhole ? height.rounded() : height, metrics.rowHeight)
        }
        return max(first + Self.lineGap(text) + second + 19.5, metrics.rowHeight)
    }
}
