import CoreGraphics
import Foundation

/// Items in sections, placed by a layout.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView = 1
        case decorationView = 2
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { adoptLayout() }
    }

    /// Stands behind the items and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsLayout()
        }
    }
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true
    /// Is told of items that the user is about to scroll to; in a still picture there are none.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var dragInteractionEnabled = false
    open var remembersLastFocusedIndexPath = false

    var content = CollectionContent()
    /// The selected items, in the order of selection.
    var selection: [IndexPath] = []
    var registry = ReuseRegistry<UICollectionViewCell>()
    var supplements: [String: ReuseRegistry<UICollectionReusableView>] = [:]

    /// Cells and views that the document brings, shown while there is no data source.
    var documentItems = DocumentCollectionItems()

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
    }

    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        (coder as? NibDecoder)?.configure(self)
        adoptLayout()
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
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
    ) -> UICollectionViewCell {
        let cell = registry.dequeue(identifier) { ($0 as? UICollectionViewCell.Type)?.init(frame: .zero) }
        if cell == nil { reportMissing("UICollectionElementKindCell", identifier) }
        let result = cell ?? UICollectionViewCell(frame: .zero)
        result.reuseIdentifier = identifier
        return result
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = supplements[elementKind, default: ReuseRegistry()].dequeue(identifier) {
            ($0 as? UICollectionReusableView.Type)?.init(frame: .zero)
        }
        if view == nil { reportMissing(elementKind, identifier) }
        let result = view ?? UICollectionReusableView(frame: .zero)
        result.reuseIdentifier = identifier
        return result
    }

    private func reportMissing(_ kind: String, _ identifier: String) {
        RuntimeDiagnostics.report(
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class"
                + " for the identifier or connect a prototype cell in a storyboard")
    }

    // MARK: Content

    /// Asks for everything anew.
    open func reloadData() {
        selection = []
        setNeedsReload()
    }

    func setNeedsReload() {
        content.isLoaded = false
        setNeedsLayout()
    }

    open var numberOfSections: Int {
        loadContentIfNeeded()
        return content.counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        loadContentIfNeeded()
        return content.counts.indices.contains(section) ? content.counts[section] : 0
    }

    /// The cell of an item that is on the screen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { content.cells[indexPath] }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        content.cells.first { $0.value === cell }?.key
    }

    /// The header, footer or other view of a section that is on the screen.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        content.supplements[SupplementPlace(kind: elementKind, path: indexPath)]
    }

    open var visibleCells: [UICollectionViewCell] { content.cells.sorted { $0.key < $1.key }.map(\.value) }
    open var indexPathsForVisibleItems: [IndexPath] { content.cells.keys.sorted() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutItems()
    }

    private func adoptLayout() {
        collectionViewLayout.collectionView = self
        content.isPrepared = false
        content.fittedSizes = [:]
        setNeedsLayout()
    }
}
