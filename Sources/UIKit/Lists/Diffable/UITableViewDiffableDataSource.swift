import Difference
import Foundation

/// Gives a table the rows of a snapshot, and changes the table from one snapshot to the next.
///
/// Snapshots may be applied on the main actor or off it.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Makes the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// How rows come, go and move where changes are animated.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var table: UITableView?
    private let cellProvider: CellProvider
    private var current = Snapshot()
    private var shown = DiffableContent<SectionIdentifierType, ItemIdentifierType>()
    /// Snapshots that were applied while another one was being applied.
    private var waiting: [() -> Void] = []
    private var isApplying = false

    /// A data source of the table, which becomes the table's own.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Applying

    /// Changes the table to what the snapshot says. The completion runs on the main actor when all has changed.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        onMain { $0.change(to: snapshot, animated: animatingDifferences, completion) }
    }

    /// Changes the table to what the snapshot says.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Lets the table ask for everything anew, without looking for differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        onMain { $0.reload(with: snapshot, completion) }
    }

    /// Lets the table ask for everything anew, without looking for differences.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { done in
            applySnapshotUsingReloadData(snapshot) { done.resume() }
        }
    }

    /// At once where the main actor runs, else as soon as it comes to it.
    private nonisolated func onMain(
        _ act: @escaping @MainActor (UITableViewDiffableDataSource) -> Void
    ) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { act(self) }
        } else {
            Task { @MainActor in act(self) }
        }
    }

    // MARK: Asking

    /// What was applied last.
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
                + "\(indexPath.section) - \(indexPath.row). An empty cell stands there")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.unimplemented(nil)
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.unimplemented(nil)
    }

    /// False unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False unless a subclass says otherwise.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethod.unimplemented(nil)
    }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
        -> Int
    { OptionalMethod.unimplemented(index) }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { OptionalMethod.unimplemented() }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.unimplemented() }

    // MARK: Changing

    private func change(to snapshot: Snapshot, animated: Bool, _ completion: (@MainActor () -> Void)?) {
        inTurn { [self] in
            let marks = snapshot.marks
            let old = shown
            let target = DiffableContent(snapshot)
            adopt(snapshot)
            if let table {
                old.stages(to: target).forEach { take($0, in: table) }
            }
            shown = target
            showAnew(marks, besides: old)
            completion?()
        }
    }

    private func take(
        _ stage: SectionStage<DiffableSection<SectionIdentifierType, ItemIdentifierType>>,
        in table: UITableView
    ) {
        table.beginUpdates()
        shown = DiffableContent(stage.elements)
        table.change { $0 = BatchUpdates(stage) }
        table.endUpdates()
    }

    private func reload(with snapshot: Snapshot, _ completion: (@MainActor () -> Void)?) {
        inTurn { [self] in
            adopt(snapshot)
            shown = DiffableContent(snapshot)
            table?.reloadData()
            table?.layoutIfNeeded()
            completion?()
        }
    }

    /// The snapshot without what it asks to be shown anew, which happens once.
    private func adopt(_ snapshot: Snapshot) {
        current = snapshot
        current.marks = SnapshotMarks()
    }

    /// A snapshot that is applied while another one changes the table waits for it.
    private func inTurn(_ work: @escaping () -> Void) {
        guard !isApplying else { return waiting.append(work) }
        isApplying = true
        work()
        isApplying = false
        guard !waiting.isEmpty else { return }
        inTurn(waiting.removeFirst())
    }

    /// Asks for rows again that were there before and that the snapshot names.
    private func showAnew(
        _ marks: SnapshotMarks<SectionIdentifierType, ItemIdentifierType>,
        besides old: DiffableContent<SectionIdentifierType, ItemIdentifierType>
    ) {
        guard let table else { return }
        var old = old
        let sections = marks.reloadedSections.filter { old.index(of: $0) != nil }
            .compactMap { shown.index(of: $0) }
        if !sections.isEmpty { table.reloadSections(IndexSet(sections), with: defaultRowAnimation) }
        let rows = marks.reloadedItems.filter { old.place(of: $0) != nil }
            .compactMap { shown.place(of: $0) }.filter { !sections.contains($0.section) }
        if !rows.isEmpty { table.reloadRows(at: rows, with: defaultRowAnimation) }
        let kept = marks.reconfiguredItems.filter { old.place(of: $0) != nil }
            .compactMap { shown.place(of: $0) }
        if !kept.isEmpty { table.reconfigureRows(at: kept) }
    }
}
