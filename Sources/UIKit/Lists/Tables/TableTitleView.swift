import CoreGraphics

/// The text above or below a section.
@MainActor
final class TableTitleView: UIView {
    private let label = UILabel()
    private let isHeader: Bool
    private let isFirst: Bool
    private let style: UITableView.Style

    /// Where the text starts, in points from the leading edge.
    var margin: CGFloat = 16 { didSet { setNeedsLayout() } }

    init(text: String, style: UITableView.Style, isHeader: Bool, isFirst: Bool) {
        self.isHeader = isHeader
        self.isFirst = isFirst
        self.style = style
        super.init(frame: .zero)
        label.numberOfLines = 0
        label.text = style != .plain && isHeader ? text.uppercased() : text
        addSubview(label)
        applyStyle()
    }

    required init?(coder: NSCoder) {
        (isHeader, isFirst, style) = (true, false, .plain)
        super.init(coder: coder)
    }

    /// Plain headers are headlines on the table's ground; grouped titles are footnotes in grey.
    private func applyStyle() {
        let isHeadline = style == .plain && isHeader
        label.font = .preferredFont(forTextStyle: isHeadline ? .headline : .footnote, compatibleWith: traitCollection)
        label.textColor = isHeadline ? .label : .secondaryLabel
        if isHeadline { backgroundColor = .systemBackground }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyStyle()
    }

    /// Room above and below the text, in points.
    private var padding: (top: CGFloat, bottom: CGFloat) {
        if style == .plain { return (4, 4) }
        return isHeader ? (isFirst ? 16 : 16, 6) : (7, 16)
    }

    func fittingHeight(width: CGFloat, margin: CGFloat) -> CGFloat {
        let text = label.sizeThatFits(CGSize(width: max(width - 2 * margin, 0), height: .greatestFiniteMagnitude))
        return max(text.height + padding.top + padding.bottom, 28)
    }

    override func layoutSubviews() {
        let width = max(bounds.width - 2 * margin, 0)
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let y = isHeader ? bounds.height - padding.bottom - size.height : padding.top
        label.frame = CGRect(x: margin, y: y, width: width, height: size.height)
    }
}
