import CoreGraphics
import Foundation

/// Items in sections, placed by a layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    open class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    open class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

    open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { scrollDelegate = newValue }
    }

    open override var delegat_: (any UIScrollViewDelegate)? {
        get { delegate }
        set { take(newValue) { delegate = $0 } }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { if collectionViewLayout !== oldValue { adoptLayout(insteadOf: oldValue) } }
    }

    /// A view behind the items that does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }

    // MARK: Behavior

    open var allowsSelection = true { didSet { if !allowsSelection { clearSelection() } } }
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether moving the focus selects.
    open var selectionFollowsFocus = false
    /// Whether items can have the focus.
    open var allowsFocus = true
    /// Whether items can have the focus while they are edited.
    open var allowsFocusDuringEditing = true
    /// Whether the items are being edited; the cells are notified.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
    open var isPrefetchingEnabled = true
    /// The object that is notified of items that scrolling will soon make visible.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?
    /// Whether items can be dragged; on phones not unless set.
    open var dragInteractionEnabled = false
    open var reorderingCadence = ReorderingCadence.immediate
    open var remembersLastFocusedIndexPath = false
    open var isSpringLoaded = false

    /// Whether an item of the collection is being dragged.
    open var hasActiveDrag: Bool { dragging.session != nil }
    /// Whether there is a drag over the collection that may be dropped.
    open var hasActiveDrop: Bool { dragging.isOver }
    /// Whether there are changes that the data source has not been queried about yet.
    open var hasUncommittedUpdates: Bool { content.batch?.updates.isEmpty == false }

    var content = CollectionContent()
    /// The animations of changes.
    private(set) lazy var motion = ListMotion(of: self)
    /// The controller that scrolls while an item is held near an edge.
    private(set) lazy var edges = EdgeScroller(of: self)
    /// The selected items, in the order of selection.
    var selection: [IndexPath] = []
    var registry = ReuseRegistry<UICollectionViewCell>()
    var supplements: [String: ReuseRegistry<UICollectionReusableView>] = [:]
    var dragging = CollectionDrag()
    /// The background color adopted from the list.
    var listBackground: UIColor?
    /// The rows that a pan with two touches has selected so far.
    var multipleSelection: MultipleSelection?
    /// The completion handler of the current transition to another layout.
    var transitionCompletion: LayoutInteractiveTransitionCompletion?

    /// The cells and views of the document, displayed while there is no data source.
    var documentItems = DocumentCollectionItems()

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        if layout is MissingCollectionViewLayout {
            RuntimeDiagnostics.report("UICollectionView must be initialized with a non-nil layout parameter")
        }
        adoptLayout(insteadOf: nil)
        addListGestures()
    }

    /// Creates a collection without a layout, which only a subclass may do that passes one of its own to the superclass.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: MissingCollectionViewLayout())
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
        adoptLayout(insteadOf: nil)
        addListGestures()
    }

    // MARK: Layouts

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(to: layout, animated: animated, completion) }

    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    open func finishInteractiveTransition() { endTransition(isFinished: true) }
    open func cancelInteractiveTransition() { endTransition(isFinished: false) }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutIsCurrent()
        return content.contains(indexPath)
            ? flipped(collectionViewLayout.layoutAttributesForItem(at: indexPath)) : nil
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutIsCurrent()
        return flipped(
            collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }

    // MARK: Registration

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registry.register(cellClass, identifier)
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registry.register(nib, identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        supplements[elementKind, default: ReuseRegistry()].register(viewClass, identifier)
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        supplements[kind, default: ReuseRegistry()].register(nib, identifier)
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { TurnPool.keep(dequeueCell(identifier, for: indexPath)) }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        TurnPool.keep(dequeueSupplement(elementKind, identifier, for: indexPath))
    }

    // MARK: Content

    /// Reloads all content.
    open func reloadData() {
        selection = []
        content.placeholders = Placeholders()
        setNeedsReload()
    }

    open var numberOfSections: Int {
        loadContentIfNeeded()
        return content.counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        loadContentIfNeeded()
        return content.counts.indices.contains(section) ? content.counts[section] : 0
    }

    /// Returns the cell of an item that is on the screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { content.cell(at: indexPath) }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        content.views.first { $0.value === cell }?.key.path
    }

    /// Returns the item at a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    /// Returns the visible header, footer or other view of a section.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        content.views[.supplement(elementKind, indexPath)]
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        visibleSupplements(elementKind).compactMap { content.views[$0] }
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        visibleSupplements(elementKind).map(\.path)
    }

    open var visibleCells: [UICollectionViewCell] {
        content.cells.sorted { $0.key < $1.key }.map(\.value)
    }
    open var indexPathsForVisibleItems: [IndexPath] { content.cells.keys.sorted() }

    // MARK: Selection and scrolling

    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

    /// Selects an item without calling the delegate; nil deselects all.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) { select(indexPath, animated, scrollPosition) }

    /// Deselects an item without calling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// Scrolls so that the item is at the position.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) { scroll(to: indexPath, scrollPosition, animated) }

    // MARK: Changes

    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedItems.append((indexPath, newIndexPath)) }
    }

    /// Reconfigures the cells of items without replacing them.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Performs several changes as one. A batch that does not agree with the data source is reported, and everything is
    /// reloaded.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        BatchEntry.reachedOwn(self)
        runBatch(updates, completion)
    }

    // MARK: Interactive movement

    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        moveHeld(to: targetPosition)
    }
    open func endInteractiveMovement() { endMovement(isCancelled: false) }
    open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

    // MARK: Layout

    /// The bounds; the layout is queried before a change takes effect.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            boundsWillChange(to: newValue)
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            super.frame = newValue
        }
    }

    /// The index path that was focused last.
    var lastFocusedPath: IndexPath?

    /// The preferred focus in the collection: the previously focused item if remembered, the delegate's choice, the
    /// selected items, the visible items.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { wishedFocus }
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { mayMoveFocus(context) }
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) { tellOfFocus(context, coordinator) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(isCancelled: false) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endTouch(isCancelled: true) { super.touchesCancelled(touches, with: event) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

/// The layout of a collection that was created without one. It has no items.
private final class MissingCollectionViewLayout: UICollectionViewLayout {}
