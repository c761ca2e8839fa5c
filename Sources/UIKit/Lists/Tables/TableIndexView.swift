import CoreGraphics

/// A list with letters at its side.
@MainActor
protocol IndexedList: UIScrollView {
    /// The background of the index while it is touched, and otherwise.
    var indexGrounds: (tracked: UIColor?, resting: UIColor?) { get }
    /// Scrolls to the section of an index title.
    func tapIndexTitle(_ number: Int)
}

/// The index titles at the side of a list.
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

    /// Follows a touch along the titles.
    fileprivate func follow(_ y: CGFloat, isOver: Bool) {
        guard let list = superview as? any IndexedList else { return }
        backgroundColor = isOver ? list.indexGrounds.resting : list.indexGrounds.tracked
        guard !isOver, let number = number(at: y), number != followed else {
            return followed = isOver ? nil : followed
        }
        followed = number
        list.tapIndexTitle(number)
    }

    /// The title under the touch.
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

    /// The height of a line; reduced where there is not enough space.
    private var lineHeight: CGFloat {
        labels.isEmpty ? Self.lineHeight : min(Self.lineHeight, bounds.height / CGFloat(labels.count))
    }

    /// Returns the index of the title at a height, or the nearest one.
    func number(at y: CGFloat) -> Int? {
        guard !labels.isEmpty, lineHeight > 0 else { return nil }
        let top = (bounds.height - CGFloat(labels.count) * lineHeight) / 2
        let line = ((y - top) / lineHeight).rounded(.down)
        return Int(min(max(line, 0), CGFloat(labels.count - 1)))
    }
}

extension TableIndexView {
    /// Places index titles at the side of a list, in the existing view if there is one; returns nil for none.
    static func place(
        _ known: TableIndexView?, in list: UIScrollView, _ titles: [String], color: UIColor? = nil,
        background: UIColor? = nil
    ) -> TableIndexView? {
        guard !titles.isEmpty else {
            known?.removeFromSuperview()
            return nil
        }
        let view = known ?? TableIndexView()
        if list.subviews.last !== view { list.addSubview(view) }
        view.show(titles, color: color, background: background)
        let inset = list.adjustedContentInset
        let x =
            list.isRightToLeft
            ? list.safeAreaInsets.left : list.bounds.width - list.safeAreaInsets.right - columnWidth
        view.frame = CGRect(
            x: list.bounds.minX + x, y: list.bounds.minY + inset.top, width: columnWidth,
            height: max(list.bounds.height - inset.top - inset.bottom, 0))
        return view
    }
}

/// A recognizer that recognizes a touch on the index at once, before scrolling starts.
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

extension UITableView: IndexedList {
    var indexGrounds: (tracked: UIColor?, resting: UIColor?) {
        (sectionIndexTrackingBackgroundColor, sectionIndexBackgroundColor)
    }

    /// The letters that are shown now.
    private var shownIndexTitles: [String] {
        guard let titles = content.indexTitles, !titles.isEmpty else { return [] }
        let rows = content.sections.reduce(0) { $0 + $1.rows }
        return rows >= sectionIndexMinimumDisplayRowCount ? titles : []
    }

    /// The width that the index takes from the cells' content, in points.
    var indexWidth: CGFloat { shownIndexTitles.isEmpty ? 0 : TableIndexView.columnWidth }

    func placeIndex() {
        indexView = TableIndexView.place(
            indexView, in: self, shownIndexTitles, color: sectionIndexColor,
            background: sectionIndexBackgroundColor)
    }

    /// Scrolls to the section of an index title, as a touch on it does.
    func tapIndexTitle(_ number: Int) {
        let titles = shownIndexTitles
        guard titles.indices.contains(number) else { return }
        if titles[number] == Self.indexSearch {
            return setContentOffset(
                CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
        }
        let section =
            dataSource?.tableView(self, sectionForSectionIndexTitle: titles[number], at: number) ?? number
        guard content.sections.indices.contains(section) else { return }
        let first = IndexPath(row: 0, section: section)
        guard !content.geometry.has(first) else { return scrollToRow(at: first, at: .top, animated: false) }
        let top = content.geometry.header(section).lowerBound - adjustedContentInset.top
        let offset = min(max(top, -adjustedContentInset.top), maximumOffset)
        setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: false)
    }
}
