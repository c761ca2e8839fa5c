import CoreGraphics
import Foundation

/// Rows in sections, one below the other.
@preconcurrency @MainActor
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
    /// In points; 15 at the left unless set, which stands for where the text starts.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }

    /// What separator insets count from.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// Where a row comes to stand after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows move when they change. A still picture shows none of it.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    /// Stands behind the rows and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var isEditing = false { didSet { setNeedsLayout() } }
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsMeasuring() } }
    /// Whether the first responder's row stays in sight. There is no keyboard that could cover it.
    open var remembersLastFocusedIndexPath = false
    /// The height of the rows drawn after the last one; 0 draws none.
    open var fillerRowHeight: CGFloat = 0
    open var isPrefetchingEnabled = true
    /// Is told of rows that the user is about to scroll to; in a still picture there are none.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// How many rows there must be for the index of sections to be shown.
    open var sectionIndexMinimumDisplayRowCount = 0
    open var dragInteractionEnabled = false
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?

    var ownSeparatorInset: UIEdgeInsets?
    /// The selected rows, in the order of selection.
    var selection: [IndexPath] = []
    var content = TableContent()
    var registry = ReuseRegistry<UITableViewCell>()
    var viewRegistry = ReuseRegistry<UITableViewHeaderFooterView>()

    /// The rows and sections that the document brings, shown while there is no data source.
    var documentRows = DocumentTableRows()

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
        alwaysBounceVertical = true
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

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        dequeueCell(identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        dequeueCell(identifier) ?? missingCell(identifier)
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        viewRegistry.dequeue(identifier) {
            ($0 as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier)
        }
    }

    // MARK: Content

    /// Asks for everything anew.
    open func reloadData() {
        selection = []
        setNeedsReload()
    }

    open var numberOfSections: Int { loadedContent.sections.count }

    open func numberOfRows(inSection section: Int) -> Int {
        loadedContent.sections.indices.contains(section) ? loadedContent.sections[section].rows : 0
    }

    /// The cell of a row that is on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { content.cells[indexPath] }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }
    open var visibleCells: [UITableViewCell] { content.cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleRows: [IndexPath]? { content.cells.keys.sorted() }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutContent()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard
            traitCollection.preferredContentSizeCategory
                != previousTraitCollection?.preferredContentSizeCategory
        else { return }
        setNeedsMeasuring()
    }
}
