import CoreGraphics

/// The height that a cell's content needs.
extension UITableViewCell {
    /// Rows are this high where nothing says otherwise, in points.
    static let defaultHeight: CGFloat = 44

    /// The height in the given width, in points: by the style's labels or by constraints; 44 where there are neither.
    func heightThatFits(width: CGFloat) -> CGFloat { ownHeightThatFits(width: width) ?? Self.defaultHeight }

    /// Nil where the content says nothing of its height.
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
        layoutParts()
        let fitted = contentView.fittingHeight(width: contentView.bounds.width)
        return fitted > 0 ? fitted : nil
    }

    private var hasConstrainedContent: Bool {
        contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }

    /// Text with room above and below (rows of 44 and 55.5 points saved by Interface Builder for 17 point text and a
    /// 12 point subtitle).
    private var stylePartsHeight: CGFloat {
        layoutParts()
        let width = max(contentView.bounds.width - leadingMargin - trailingMargin, 0)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let (text, detail) = (parts.shownText(in: contentView), parts.shownDetail(in: contentView))
        let first = text?.sizeThatFits(room).height ?? 0
        let second = detail?.sizeThatFits(room).height ?? 0
        guard style == .subtitle, let text, detail != nil else {
            return max(max(first, second) + 22, Self.defaultHeight)
        }
        return max(first + Self.lineGap(text) + second + 19.5, Self.defaultHeight)
    }
}
