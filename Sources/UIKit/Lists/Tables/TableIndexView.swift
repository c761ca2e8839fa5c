import CoreGraphics

/// The letters at the side of a table, which lead to its sections.
@MainActor
final class TableIndexView: UIView {
    /// The width of the column of letters, in points.
    static let columnWidth: CGFloat = 15
    /// The height of a letter's line, in points.
    private static let lineHeight: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

    private(set) var titles: [String] = []
    private var labels: [UILabel] = []

    init() {
        super.init(frame: .zero)
        isOpaque = false
        addGestureRecognizer(IndexGestureRecognizer())
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A finger goes along the letters.
    fileprivate func follow(_ y: CGFloat, isOver: Bool) {
        guard let table = superview as? UITableView else { return }
        backgroundColor =
            isOver ? table.sectionIndexBackgroundColor : table.sectionIndexTrackingBackgroundColor
        guard !isOver, let number = number(at: y), number != followed else {
            return followed = isOver ? nil : followed
        }
        followed = number
        table.tapIndexTitle(number)
    }

    /// The letter under the finger.
    private var followed: Int?

    func show(_ titles: [String], color: UIColor?, background: UIColor?) {
        backgroundColor = background
        if titles != self.titles {
            labels.forEach { $0.removeFromSuperview() }
            labels = titles.map(makeLabel)
            self.titles = titles
            setNeedsLayout()
        }
        for label in labels { label.textColor = color ?? tintColor }
    }

    private func makeLabel(_ title: String) -> UILabel {
        let label = UILabel()
        label.font = Self.font
        label.text = title == UITableView.indexSearch ? "⌕" : title
        label.textAlignment = .center
        addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = (bounds.height - CGFloat(labels.count) * lineHeight) / 2
        for (number, label) in labels.enumerated() {
            label.frame = CGRect(
                x: 0, y: top + CGFloat(number) * lineHeight, width: bounds.width, height: lineHeight)
        }
    }

    /// Lines move together where there is not enough room.
    private var lineHeight: CGFloat {
        labels.isEmpty ? Self.lineHeight : min(Self.lineHeight, bounds.height / CGFloat(labels.count))
    }

    /// The letter at a height, the nearest one where there is none.
    func number(at y: CGFloat) -> Int? {
        guard !labels.isEmpty, lineHeight > 0 else { return nil }
        let top = (bounds.height - CGFloat(labels.count) * lineHeight) / 2
        let line = ((y - top) / lineHeight).rounded(.down)
        return Int(min(max(line, 0), CGFloat(labels.count - 1)))
    }
}

/// Recognises a finger on the letters at once, before it scrolls.
@MainActor
private final class IndexGestureRecognizer: UILongPressGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        minimumPressDuration = 0
    }

    required init?(coder: NSCoder) { nil }

    override func tellTargets() {
        let isOver = state == .ended || state == .cancelled
        (view as? TableIndexView)?.follow(location(in: view).y, isOver: isOver)
        super.tellTargets()
    }
}

extension UITableView {
    /// The letters that are shown now.
    private var shownIndexTitles: [String] {
        guard let titles = content.indexTitles, !titles.isEmpty else { return [] }
        let rows = content.sections.reduce(0) { $0 + $1.rows }
        return rows >= sectionIndexMinimumDisplayRowCount ? titles : []
    }

    /// How much the letters take from the width of the cells' content, in points.
    var indexWidth: CGFloat { shownIndexTitles.isEmpty ? 0 : TableIndexView.columnWidth }

    func placeIndex() {
        let titles = shownIndexTitles
        guard !titles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let view = indexView ?? TableIndexView()
        indexView = view
        if subviews.last !== view { addSubview(view) }
        view.show(titles, color: sectionIndexColor, background: sectionIndexBackgroundColor)
        let inset = adjustedContentInset
        let width = TableIndexView.columnWidth
        let x = isRightToLeft ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - width
        view.frame = CGRect(
            x: x, y: bounds.minY + inset.top, width: width,
            height: max(bounds.height - inset.top - inset.bottom, 0))
    }

    /// What a touch on a letter does: scrolls to its section.
    func tapIndexTitle(_ number: Int) {
        let titles = shownIndexTitles
        guard titles.indices.contains(number) else { return }
        if titles[number] == Self.indexSearch {
            return setContentOffset(
                CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let section =
            askSource { $0.tableView(self, sectionForSectionIndexTitle: titles[number], at: number) }
            ?? number
        guard content.sections.indices.contains(section) else { return }
        let first = IndexPath(row: 0, section: section)
        guard !content.geometry.has(first) else { return scrollToRow(at: first, at: .top, animated: false) }
        let top = content.geometry.header(section).lowerBound - adjustedContentInset.top
        let offset = min(max(top, -adjustedContentInset.top), maximumOffset)
        setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
    }
}
