import CoreGraphics

/// The text above or below a section: the header or footer view that is passed to delegates before it is displayed.
@MainActor
final class TableTitleView: UITableViewHeaderFooterView {
    private let label = UILabel()
    private let isHeader: Bool
    private let isTop: Bool
    private let style: UITableView.Style
    /// Whether the title is a headline: that of a plain table, and in iOS 26 that of a group.
    private let isHeadline: Bool

    /// The insets of the text at the sides, in points.
    var margins: (left: CGFloat, right: CGFloat) = (16, 16) { didSet { setNeedsLayout() } }

    /// Whether rows scroll below the title, which needs a background then.
    var isFloating = false {
        didSet { backgroundColor = isFloating ? .systemBackground : nil }
    }

    init(text: String, in table: UITableView, isHeader: Bool, isTop: Bool) {
        let isHeadline = isHeader && (table.style == .plain || !table.controlMetrics.groupTitlesAreCapitals)
        self.isHeader = isHeader
        self.isTop = isTop
        self.isHeadline = isHeadline
        style = table.style
        super.init(reuseIdentifier: nil)
        self.table = table
        label.numberOfLines = 0
        label.text = isHeader && !isHeadline ? text.uppercased() : text
        contentView.addSubview(label)
        applyStyle()
    }

    required init(reuseIdentifier: String?) {
        (isHeader, isTop, style, isHeadline) = (true, false, .plain, true)
        super.init(reuseIdentifier: reuseIdentifier)
    }

    override var textLabel: UILabel? { label }

    required init?(coder: NSCoder) {
        (isHeader, isTop, style, isHeadline) = (true, false, .plain, true)
        super.init(coder: coder)
    }

    /// Applies the table's style: headers are headlines, gray for groups; other titles of groups, and all footers, are gray
    /// footnotes.
    private func applyStyle() {
        label.font = .preferredFont(
            forTextStyle: isHeadline ? .headline : .footnote, compatibleWith: traitCollection)
        label.textColor = isHeadline && style == .plain ? .label : .secondaryLabel
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyStyle()
    }

    /// The padding above and below the text, in points: grouped headers are 38 high with one line, and 55.5 at the top of the table
    /// (documents saved by Xcode 14 and later; for iOS 26, with a larger text, printed by a public project, which has 38 below a large
    /// title, too).
    private var padding: (top: CGFloat, bottom: CGFloat) {
        guard style != .plain else { return (4, 4) }
        guard isHeader else { return (8, 12) }
        guard isHeadline else { return (isTop ? 33.5 : 16, 6.5) }
        return (isTop && !isBelowLargeTitle ? 29.5 : 12, 5.5)
    }

    private var isBelowLargeTitle: Bool {
        let controller = (table ?? self).enclosingController
        return controller?.navigationController?.navigationBar.showsLargeTitle == true
    }

    func fittingHeight(width: CGFloat, margins: (left: CGFloat, right: CGFloat)) -> CGFloat {
        let room = max(width - margins.left - margins.right, 0)
        let text = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        return max(text.height + padding.top + padding.bottom, UITableView.plainTitleHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(bounds.width - margins.left - margins.right, 0)
        let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let y = isHeader ? bounds.height - padding.bottom - height : padding.top
        label.frame = CGRect(x: margins.left, y: y, width: width, height: height).roundedToPixels(
            scale: pixelScale)
    }
}
