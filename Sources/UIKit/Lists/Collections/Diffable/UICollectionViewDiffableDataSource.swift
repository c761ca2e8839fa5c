import KumikiDifference
import Foundation
import QuartzCore

/// Provides a collection with the items of a snapshot, and animates the changes from one snapshot to the next.
///
/// Snapshots may be applied on the main actor or off it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Returns a header, a footer or another supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The closures called when the user moves items.
    public struct ReorderingHandlers {
        /// Returns whether an item can be moved; if nil, none can.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// The closures called when items are expanded or collapsed.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the items below an item that is about to be expanded, given its current snapshot.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }

    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collection: UICollectionView?
    private let cellProvider: CellProvider
    var current = Snapshot()
    var shown = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// The outlines of the sections that are outlines.
    var outlines: [SectionIdentifierType: SectionSnapshot] = [:]
    private let turns = UpdateTurns()

    /// Creates a data source, which becomes that of the collection.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Applying

    /// Applies a snapshot to the collection. The completion runs on the main actor at the end of all animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        MainQueue.run(with: self) { source in
            source.takeTurn(animatingDifferences, completion) { source.change(to: snapshot, $0) }
        }
    }

    /// Applies a snapshot to the collection.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Reloads the collection without computing differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        MainQueue.run(with: self) { source in source.turns.take { source.reload(with: snapshot, completion) }
        }
    }

    /// Reloads the collection without computing differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in
            applySnapshotUsingReloadData(snapshot) { done.resume() }
        }
    }

    /// Applies an outline to one section; a missing section is added.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        MainQueue.run(with: self) { source in
            source.takeTurn(animatingDifferences, completion) { source.change(section, to: snapshot, $0) }
        }
    }

    /// Applies an outline to one section; a missing section is added.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    // MARK: Queries

    /// Returns the snapshot that was applied last.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
    }

    /// Returns the outline of a section; if it is no outline, its items.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return outline }
        var flat = SectionSnapshot()
        if current.indexOfSection(section) != nil { flat.append(current.itemIdentifiers(inSection: section)) }
        return flat
    }

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        shown.place(of: itemIdentifier)
    }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { shown.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.index(of: sectionIdentifier)
    }

    // MARK: Data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.sections.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.count(ofSection: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = shown.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        RuntimeDiagnostics.report(
            "UICollectionView dataSource returned a nil cell for item at index path: "
                + "\(indexPath.section) - \(indexPath.item). An empty cell is used")
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? MissingSupplement(frame: .zero)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        shown.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        nil
    }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }

    // MARK: Changing

    /// Performs a change after the previous ones. The completion runs at the end of all animations.
    private func takeTurn(
        _ isAnimated: Bool, _ completion: (@MainActor () -> Void)?,
        _ change: @escaping (CompletionGroup) -> Void
    ) {
        turns.take {
            let arrival = CompletionGroup { _ in completion?() }
            UIView.perform(animated: isAnimated) { change(arrival) }
            arrival.seal()
        }
    }

    private func change(to snapshot: Snapshot, _ arrival: CompletionGroup) {
        let marks = snapshot.marks
        let old = shown
        let target = DiffableContent(snapshot)
        adopt(snapshot)
        if let collection, old.sections.isEmpty {
            shown = target
            collection.reloadData()
        } else if let collection {
            for stage in old.stages(to: target) { take(stage, in: collection, arrival) }
        }
        shown = target
        showAnew(marks, besides: old, arrival)
        if let collection, !collection.bounds.isEmpty { collection.layoutIfNeeded() }
    }

    private func take(
        _ stage: SectionStage<DiffableSection<SectionIdentifierType, ItemIdentifierType>>,
        in collection: UICollectionView, _ arrival: CompletionGroup
    ) {
        collection.performBatchUpdates(
            { [self] in
                shown = DiffableContent(stage.elements)
                collection.change { $0 = BatchUpdates(stage) }
            }, completion: arrival.member())
    }

    private func reload(with snapshot: Snapshot, _ completion: (@MainActor () -> Void)?) {
        adopt(snapshot)
        shown = DiffableContent(snapshot)
        collection?.reloadData()
        if let collection, !collection.bounds.isEmpty { collection.layoutIfNeeded() }
        completion?()
    }

    private func change(
        _ section: SectionIdentifierType, to outline: SectionSnapshot, _ arrival: CompletionGroup
    ) {
        var next = current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.deleteItems(next.itemIdentifiers(inSection: section))
        next.appendItems(outline.visibleItems, toSection: section)
        outlines[section] = outline
        change(to: next, arrival)
        if let number = shown.index(of: section) { collection?.refreshOutline(ofSection: number) }
    }

    /// Adopts the snapshot without its requests to reload items, which are performed once. Sections whose items it
    /// changes are no longer outlines.
    private func adopt(_ snapshot: Snapshot) {
        current = snapshot
        current.marks = SnapshotMarks()
        outlines = outlines.filter { section, outline in
            current.indexOfSection(section) != nil
                && current.itemIdentifiers(inSection: section) == outline.visibleItems
        }
    }

    /// Reloads items that existed before and that the snapshot names.
    private func showAnew(
        _ marks: SnapshotMarks<SectionIdentifierType, ItemIdentifierType>,
        besides old: DiffableContent<SectionIdentifierType, ItemIdentifierType>, _ arrival: CompletionGroup
    ) {
        guard let collection else { return }
        let refresh = DiffableRefresh(marks, from: old, to: &shown)
        if refresh.reloads {
            collection.performBatchUpdates(
                {
                    collection.reloadSections(IndexSet(refresh.reloadedSections))
                    collection.reloadItems(at: refresh.reloadedItems)
                }, completion: arrival.member())
        }
        if !refresh.reconfiguredItems.isEmpty { collection.reconfigureItems(at: refresh.reconfiguredItems) }
    }

    // MARK: Moving

    /// Updates the snapshot after the user has moved an item.
    private func reorder(from source: IndexPath, to destination: IndexPath) {
        guard let item = shown.item(at: source), let section = shown.section(at: destination.section) else {
            return
        }
        var next = current
        next.deleteItems([item])
        let items = next.itemIdentifiers(inSection: section)
        if items.indices.contains(destination.item) {
            next.insertItems([item], beforeItem: items[destination.item])
        } else {
            next.appendItems([item], toSection: section)
        }
        let change = transaction(to: next)
        reorderingHandlers.willReorder?(change)
        for part in change.sectionTransactions where outlines[part.sectionIdentifier] != nil {
            outlines[part.sectionIdentifier] = part.finalSnapshot
        }
        adopt(next)
        shown = DiffableContent(next)
        collection?.content.counts = shown.sections.map(\.items.count)
        reorderingHandlers.didReorder?(change)
    }

    private func transaction(
        to next: Snapshot
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
        let changed = next.sectionIdentifiers.filter {
            next.itemIdentifiers(inSection: $0) != current.itemIdentifiers(inSection: $0)
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: current, finalSnapshot: next,
            difference: next.itemIdentifiers.difference(from: current.itemIdentifiers).inferringMoves(),
            sectionTransactions: changed.map { section in
                let (old, new) = (
                    current.itemIdentifiers(inSection: section), next.itemIdentifiers(inSection: section)
                )
                var final = SectionSnapshot()
                final.append(new)
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: snapshot(for: section), finalSnapshot: final,
                    difference: new.difference(from: old).inferringMoves())
            })
    }
}
