import KumikiDifference
import Foundation
import QuartzCore

/// Provides a table with the rows of a snapshot, and animates the changes from one snapshot to the next.
///
/// Snapshots may be applied on the main actor or off it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The animation of inserted, deleted and moved rows.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    private var shown = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    private let turns = UpdateTurns()

    /// Creates a data source, which becomes that of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Applying

    /// Applies a snapshot to the table. The completion runs on the main actor at the end of all animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        MainQueue.run(with: self) { $0.change(to: snapshot, isAnimated: animatingDifferences, completion) }
    }

    /// Applies a snapshot to the table.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Reloads the table without computing differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        MainQueue.run(with: self) { $0.reload(with: snapshot, completion) }
    }

    /// Reloads the table without computing differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in
            applySnapshotUsingReloadData(snapshot) { done.resume() }
        }
    }

    // MARK: Queries

    /// Returns the snapshot that was applied last.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        current
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

    open func numberOfSections(in tableView: UITableView) -> Int { shown.sections.count }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count(ofSection: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = shown.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) {
            return cell
        }
        RuntimeDiagnostics.report(
            "UITableView dataSource returned a nil cell for row at index path: "
                + "\(indexPath.section) - \(indexPath.row). An empty cell is used")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        nil
    }

    /// Returns false unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Returns false unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        nil
    }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { index }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Changing

    private func change(
        to snapshot: Snapshot, isAnimated: Bool, _ completion: (@MainActor () -> Void)?
    ) {
        turns.take { [self] in
            let arrival = CompletionGroup { _ in completion?() }
            UIView.perform(animated: isAnimated) { change(to: snapshot, arrival) }
            arrival.seal()
        }
    }

    private func change(to snapshot: Snapshot, _ arrival: CompletionGroup) {
        let marks = snapshot.marks
        let old = shown
        let target = DiffableContent(snapshot)
        adopt(snapshot)
        if let table {
            old.stages(to: target).forEach { take($0, in: table, arrival) }
        }
        shown = target
        showAnew(marks, besides: old, arrival)
    }

    private func take(
        _ stage: SectionStage<DiffableSection<SectionIdentifierType, ItemIdentifierType>>,
        in table: UITableView, _ arrival: CompletionGroup
    ) {
        table.beginUpdates()
        shown = DiffableContent(stage.elements)
        table.change {
            $0 = BatchUpdates(stage)
        } animated: {
            $0.common = defaultRowAnimation
        }
        table.updates.completions.append(arrival.member())
        table.endUpdates()
    }

    private func reload(with snapshot: Snapshot, _ completion: (@MainActor () -> Void)?) {
        turns.take { [self] in
            adopt(snapshot)
            shown = DiffableContent(snapshot)
            table?.reloadData()
            table?.layoutIfNeeded()
            completion?()
        }
    }

    /// Adopts the snapshot without its requests to reload rows, which are performed once.
    private func adopt(_ snapshot: Snapshot) {
        current = snapshot
        current.marks = SnapshotMarks()
    }

    /// Reloads rows that existed before and that the snapshot names.
    private func showAnew(
        _ marks: SnapshotMarks<SectionIdentifierType, ItemIdentifierType>,
        besides old: DiffableContent<SectionIdentifierType, ItemIdentifierType>, _ arrival: CompletionGroup
    ) {
        guard let table else { return }
        let refresh = DiffableRefresh(marks, from: old, to: &shown)
        if refresh.reloads {
            table.beginUpdates()
            table.reloadSections(IndexSet(refresh.reloadedSections), with: defaultRowAnimation)
            table.reloadRows(at: refresh.reloadedItems, with: defaultRowAnimation)
            table.updates.completions.append(arrival.member())
            table.endUpdates()
        }
        if !refresh.reconfiguredItems.isEmpty { table.reconfigureRows(at: refresh.reconfiguredItems) }
    }
}
