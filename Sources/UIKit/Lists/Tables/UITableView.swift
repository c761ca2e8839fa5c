import CoreGraphics
import Foundation

/// Rows in sections, one below the other.
@MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    /// Stands for a height that the content decides.
    public static let automaticDimension: CGFloat = -1

    open private(set) var style: Style = .plain

    open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }

    /// In points, or `automaticDimension`.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set { ownSeparatorInset = newValue }
    }

    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    open var backgroundView: UIView?

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { setNeedsLayout() } }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?

    var ownSeparatorInset: UIEdgeInsets?
    var content = TableContent()
    var registry = ReuseRegistry<UITableViewCell>()
    var viewRegistry = ReuseRegistry<UITableViewHeaderFooterView>()

    /// The rows and sections that the document brings, shown while there is no data source.
    var documentRows = DocumentTableRows()

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
        applyStyle()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
    }

    func setStyle(_ style: Style) {
        self.style = style
        applyStyle()
    }

    // MARK: Registration

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registry.register(cellClass, identifier)
    }

    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        registry.register(nib, identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewRegistry.register(aClass, identifier)
    }

    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        viewRegistry.register(nib, identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueCell(identifier) ?? missingCell(identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        viewRegistry.dequeue(identifier) { ($0 as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier) }
    }

    // MARK: Content

    /// Asks for everything anew.
    open func reloadData() {
        content.isLoaded = false
        setNeedsLayout()
    }

    open var numberOfSections: Int { loadedContent.sections.count }

    open func numberOfRows(inSection section: Int) -> Int {
        loadedContent.sections.indices.contains(section) ? loadedContent.sections[section].rows : 0
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { content.cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] { content.cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { content.cells.keys.sorted() }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let range = loadedGeometry.row(at: indexPath) else { return .zero }
        return CGRect(x: 0, y: range.lowerBound, width: bounds.width, height: range.upperBound - range.lowerBound)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedGeometry.row(at: point.y) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }
}
