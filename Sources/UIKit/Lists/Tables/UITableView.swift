import CoreGraphics
import Foundation

/// A view of rows in sections, one below the other.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// A height that is determined by the content.
    open class var automaticDimension: CGFloat { -1 }

    open private(set) var style: Style = .plain

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }

    open override var delegat_: (any UIScrollViewDelegate)? {
        get { delegate }
        set { take(newValue) { delegate = $0 } }
    }

    /// The delegate as one of tables.
    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    /// The methods that the delegate does not implement.
    var missingMethods: Set<TableMethod> = []

    // MARK: Heights

    /// The height of rows in points, or `automaticDimension`.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The estimated height of rows that are not visible, in points. 0 requests all heights from the delegate at once.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { setNeedsMeasuring() } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsMeasuring() }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { setNeedsMeasuring() }
    }
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The condition under which a cell that reports a new size is measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Separators

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    open var separatorEffect: UIVisualEffect?
    /// The insets in points; 15 at the left unless set, which aligns separators with the text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }

    // MARK: Views

    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }
    /// A view behind the rows that does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    // MARK: Behavior

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var allowsFocusDuringEditing = true
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { setNeedsLayout() } }
    open var insetsContentViewsToSafeArea = true { didSet { setNeedsMeasuring() } }
    /// Whether the focus returns to the row that had it last.
    open var remembersLastFocusedIndexPath = false
    /// The height of the rows drawn after the last one; 0 draws none.
    open var fillerRowHeight: CGFloat = 0
    open var isSpringLoaded = false
    open var isPrefetchingEnabled = true
    /// The object that is notified of rows that scrolling will soon make visible.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    // MARK: Drag and drop

    open weak var dragDelegate: (any UITableViewDragDelegate)?
    open weak var dropDelegate: (any UITableViewDropDelegate)?
    /// Whether rows can be dragged; on phones only if set.
    open var dragInteractionEnabled = true
    open var hasActiveDrag: Bool { drags.session != nil }
    open var hasActiveDrop: Bool { drags.isOver }

    // MARK: Index

    /// The number of rows from which the section index is visible.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: State

    var ownSeparatorInset: UIEdgeInsets?
    /// The selected rows, in the order of selection.
    var selection: [IndexPath] = []
    var highlightedRow: IndexPath?
    var content = TableContent()
    var registry = ReuseRegistry<UITableViewCell>()
    var viewRegistry = ReuseRegistry<UITableViewHeaderFooterView>()
    var updates = TableUpdates()
    /// The animations of changes.
    private(set) lazy var motion = ListMotion(of: self)
    /// The controller that scrolls while a row is held near an edge.
    private(set) lazy var edges = EdgeScroller(of: self)
    var editing = TableEditing()
    var prefetching = TablePrefetching()
    var drags = TableDrags()
    var indexView: TableIndexView?
    /// The part of the row under the touch.
    var touched: TouchedRow?
    /// The rows that a pan with two touches has selected so far.
    var multipleSelection: MultipleSelection?

    /// The rows and sections of the document, displayed while there is no data source.
    var documentRows = DocumentTableRows()

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
        alwaysBounceVertical = true
        applyStyle()
        addListGestures()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
        addListGestures()
    }

    func setStyle(_ style: Style) {
        self.style = style
        applyStyle()
    }

    override func scrollDelegateDidChange() {
        let delegate = scrollDelegate as? any UITableViewDelegate
        guard delegate !== tableDelegate || delegate == nil else { return }
        tableDelegate = delegate
        missingMethods = []
        setNeedsMeasuring()
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
        dequeueCell(identifier).map(TurnPool.keep)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    {
        TurnPool.keep(
            reconfigured(identifier, at: indexPath) ?? dequeueCell(identifier) ?? missingCell(identifier))
    }

    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> UITableViewHeaderFooterView?
    {
        viewRegistry.dequeue(identifier) {
            ($0 as? UITableViewHeaderFooterView.Type)?.init(reuseIdentifier: identifier)
        }
        .map(TurnPool.keep)
    }

    // MARK: Content

    /// Reloads all content.
    open func reloadData() {
        endSwipe()
        selection = []
        content.placeholders = Placeholders()
        updates.discard()
        setNeedsReload()
    }

    /// Reloads the section index titles.
    open func reloadSectionIndexTitles() {
        guard content.isLoaded else { return }
        content.indexTitles = dataSource?.sectionIndexTitles(for: self)
        setNeedsLayout()
    }

    open var numberOfSections: Int { loadedContent.sections.count }

    open func numberOfRows(inSection section: Int) -> Int {
        loadedContent.sections.indices.contains(section) ? loadedContent.sections[section].rows : 0
    }

    /// Returns the cell of a row that is on the screen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layoutReloadedRows()
        return content.cells[indexPath]
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }
    open var visibleCells: [UITableViewCell] {
        layoutReloadedRows()
        return content.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    open var indexPathsForVisibleRows: [IndexPath]? { content.cells.keys.sorted() }

    // MARK: Places

    open func rectForRow(at indexPath: IndexPath) -> CGRect { placeOfRow(indexPath) }
    open func rectForHeader(inSection section: Int) -> CGRect { placeOfTitle(section, isHeader: true) }
    open func rectForFooter(inSection section: Int) -> CGRect { placeOfTitle(section, isHeader: false) }
    /// Returns the rectangle of a section's header, rows and footer.
    open func rect(forSection section: Int) -> CGRect { placeOfSection(section) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { loadedGeometry.row(at: point.y) }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadedGeometry.rows(in: rect.minY...max(rect.maxY, rect.minY))
    }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.titles[TableTitle(section: section, isHeader: true)] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        content.titles[TableTitle(section: section, isHeader: false)] as? UITableViewHeaderFooterView
    }

    /// Scrolls until the row is at the position, as far as the content reaches.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(toRow: indexPath, scrollPosition, animated)
    }

    /// Scrolls until the selected row that is nearest to the middle is at the position.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let nearest = nearestSelectedRow else { return }
        scrollToRow(at: nearest, at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects a row without calling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated, scrollPosition)
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }

    // MARK: Updates

    open func beginUpdates() { beginBatch() }
    open func endUpdates() { endBatch(completion: nil) }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        BatchEntry.reachedOwn(self)
        runBatch(updates, completion)
    }
    /// Whether there are changes that have not been performed.
    open var hasUncommittedUpdates: Bool { updates.depth > 0 }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.insertedItems += indexPaths
        } animated: {
            $0.insert(indexPaths, animation)
        }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.deletedItems += indexPaths
        } animated: {
            $0.delete(indexPaths, animation)
        }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change {
            $0.reloadedItems += indexPaths
        } animated: {
            $0.delete(indexPaths, animation)
        }
    }
    /// Configures rows again in their existing cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.insertedSections += sections
        } animated: {
            $0.insert(sections, animation)
        }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.deletedSections += sections
        } animated: {
            $0.delete(sections, animation)
        }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change {
            $0.reloadedSections += sections
        } animated: {
            $0.delete(sections, animation)
        }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Editing

    /// Whether rows can be deleted, inserted and moved.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange(animated: false) } } }

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Layout

    /// The index path that was focused last.
    var lastFocusedPath: IndexPath?

    /// The preferred focus in the table: the previously focused row if remembered, the delegate's choice, the selected
    /// rows, the visible rows.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { wishedFocus }
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { mayMoveFocus(context) }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { tellOfFocus(context, coordinator) }

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

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(touches) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelTouch() { super.touchesCancelled(touches, with: event) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
