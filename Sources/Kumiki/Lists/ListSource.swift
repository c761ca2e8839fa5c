import UIKit

/// The data source of a list as an object of its own, which lives as long as the list and knows an abstract model only.
///
/// The controller owns it, since lists hold their data source weakly. One data source serves tables and collection views,
/// also both at once.
///
/// ```swift
/// private let dataSource = ListSource<User>()
///
/// dataSource.register(row: UserCell.self) { cell, user in cell.show(user) }
/// dataSource.onSelect = { [weak self] user in self?.show(user) }
/// dataSource.attach(to: tableView)
/// dataSource.apply(users)
/// ```
///
/// ``apply(_:animated:completion:)`` finds the difference to the last state, and changes list and data in one step;
/// ``bind(_:animated:onFailure:)`` does so for every state of a sequence.
@MainActor
public final class ListSource<Model: DataSourceModel>: AnyListSource {
    /// The visible sections. They change together with the lists.
    public internal(set) var sections: [ListSection<Model>] = []

    /// The policy for models with the same `id`.
    public var duplicates = DuplicateHandling.keepFirst
    /// Whether what is visible keeps its position when rows above it are inserted and deleted. At the very top, new rows are
    /// shown.
    public var keepsScrollPosition = true
    /// Whether the cell of a model that has changed is configured again; otherwise another cell replaces it.
    public var updatesInPlace = true
    /// The view behind the lists while they have no model. It is not shown before the first data.
    public var emptyView: UIView? {
        didSet { showEmptyView() }
    }

    /// Called with problems of the data. By default they are logged in builds for debugging.
    public var onProblem: @MainActor (ListProblem) -> Void = ListProblem.log
    /// Called after every update.
    public var onUpdate: (@MainActor (ListUpdate) -> Void)?
    /// The last updates, for a bug report: `print(dataSource.trace.map(\.description))`.
    public internal(set) var trace: [ListUpdate] = []

    // MARK: What the user does

    /// Called with a model that the user has selected.
    public var onSelect: (@MainActor (Model) -> Void)?
    /// Called with a model that the user has deselected.
    public var onDeselect: (@MainActor (Model) -> Void)?
    /// Whether a row is deselected as soon as ``onSelect`` has been called.
    public var deselectsAtOnce = false
    /// Returns whether the user may select a model; every model unless set.
    public var canSelect: (@MainActor (Model) -> Bool)?
    /// Returns the leading actions of a row, shown by a swipe.
    public var leadingSwipeActions: (@MainActor (Model) -> UISwipeActionsConfiguration?)?
    /// Returns the trailing actions of a row, shown by a swipe.
    public var trailingSwipeActions: (@MainActor (Model) -> UISwipeActionsConfiguration?)?
    /// Returns the menu of a model, shown by a long press.
    public var contextMenu: (@MainActor (Model) -> UIContextMenuConfiguration?)?
    /// Called with a model that the user deletes, while a table is edited or by a swipe. Apply data without it.
    public var onDelete: (@MainActor (Model) -> Void)?
    /// Called with the new order after the user has moved a model. Models can be moved once this is set.
    public var onReorder: (@MainActor ([ListSection<Model>]) -> Void)?
    /// Returns whether the user may move a model; every model unless set, once ``onReorder`` is set.
    public var canMove: (@MainActor (Model) -> Bool)?
    /// Called with a model whose row or item is about to become visible.
    public var onDisplay: (@MainActor (Model) -> Void)?
    /// Called with a model whose row or item is no longer visible, as it was when it became visible.
    public var onEndDisplay: (@MainActor (Model) -> Void)?
    /// Called with models that will be visible soon.
    public var onPrefetch: (@MainActor ([Model]) -> Void)? { didSet { attachPrefetching() } }
    /// Called with models that will not be visible soon after all.
    public var onCancelPrefetching: (@MainActor ([Model]) -> Void)? { didSet { attachPrefetching() } }

    // MARK: What extensions keep

    /// Compares two states, with the model's type known.
    private let compare: Comparison
    /// Whether no section has two models with the same `id`.
    private var isDistinct = true
    /// Whether models may be objects, which can change without a new state.
    let mayShowObjects = ModelObjects.areExpected(in: Model.self)
    var views = ViewRegister<Model>()
    var updates = UpdateQueue<Model>()
    var hasData = false
    var pager: Pager?
    var sendSelection: ((UIResponder, Model) -> Void)?
    /// The object that updates the list from a source of states until it is released.
    var binding: AnyObject?
    /// The models of visible cells, where ``onDisplay`` or ``onEndDisplay`` is set.
    var displayed: [ObjectIdentifier: Model] = [:]
    /// The states of hosted views for models that are off screen.
    let itemStates = ItemStates()

    /// Creates a data source without data.
    ///
    /// It is inlinable so that the comparison of models is compiled where their type is known. An override of `init()`
    /// is dynamic on Apple's platforms and cannot be inlined.
    ///
    /// - Parameter duplicates: The handling of models with the same identifier.
    @inlinable
    public convenience init(duplicates: DuplicateHandling = .keepFirst) {
        self.init { ListPlan(from: $0, to: $1, duplicates: $2.policy, sourceIsDistinct: $3) }
        self.duplicates = duplicates
    }

    @usableFromInline
    typealias Comparison = ([ListSection<Model>], [ListSection<Model>], DuplicateHandling, Bool) -> ListPlan<
        Model
    >

    @usableFromInline
    init(compare: @escaping Comparison) {
        self.compare = compare
        super.init()
    }

    /// Returns the steps to another state.
    func plan(to target: [ListSection<Model>]) -> ListPlan<Model> {
        defer { isDistinct = isDistinct && duplicates != .keepAll }
        return compare(sections, target, duplicates, isDistinct)
    }

    /// Returns a state without the duplicates that are left out.
    func distinct(_ target: [ListSection<Model>]) -> [ListSection<Model>] {
        defer { isDistinct = duplicates != .keepAll }
        return compare([], target, duplicates, true).target
    }

    // MARK: What lists request

    override var sectionCount: Int { sections.count }
    override var indexTitles: [String?] { sections.map(\.indexTitle) }

    override func rowCount(in section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].models.count : 0
    }

    override func title(_ place: TitlePlace, of section: Int) -> String? {
        sections.indices.contains(section) ? sections[section].text(place) : nil
    }

    override func cell(_ list: AttachedTable, at path: IndexPath) -> UITableViewCell {
        guard let model = model(at: path) else { return UITableViewCell() }
        pager?.rowIsShown(rowsAfter: rowsAfter(path), of: modelCount)
        if let cell = views.rows.view(for: model)?(self, list, path, model) { return cell }
        onProblem(.noView(model: String(describing: model), list: "table"))
        return UITableViewCell()
    }

    override func cell(_ list: AttachedCollection, at path: IndexPath) -> UICollectionViewCell {
        guard let model = model(at: path) else { return list.emptyCell(at: path) }
        pager?.rowIsShown(rowsAfter: rowsAfter(path), of: modelCount)
        if let cell = views.items.view(for: model)?(self, list, path, model) { return cell }
        onProblem(.noView(model: String(describing: model), list: "collection view"))
        return list.emptyCell(at: path)
    }

    override func titleView(_ list: AttachedTable, _ place: TitlePlace, of section: Int) -> UIView? {
        guard sections.indices.contains(section) else { return nil }
        return views.titles(place).view(for: sections[section])?.make(list, sections[section])
    }

    override func supplement(
        _ list: AttachedCollection, ofKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        // Views of the whole layout have an index path without a section.
        let hasSection = path.count == 2 && sections.indices.contains(path.section)
        let place = (kind: kind, section: hasSection ? sections[path.section] : nil)
        return views.supplements.view(for: place)?.make(list, place, path)
            ?? list.emptyView(ofKind: kind, at: path)
    }

    override func behavior(at path: IndexPath) -> RowBehavior {
        model(at: path).map(behavior) ?? RowBehavior(canSelect: false)
    }

    override func displayChanged(_ isDisplayed: Bool, of cell: UIView, at path: IndexPath) {
        notifyDisplay(isDisplayed, of: cell, at: path)
    }

    override func selectionChanged(_ isSelected: Bool, at path: IndexPath, in list: UIView) {
        notifySelection(isSelected, at: path, in: list)
    }

    override var prefetches: Bool { onPrefetch != nil || onCancelPrefetching != nil }

    private func attachPrefetching() {
        guard prefetches else { return }
        for list in attachments.lists(of: self) { list.prefetches(from: self) }
    }

    override func prefetch(_ paths: [IndexPath], isCancelled: Bool) {
        let models = paths.compactMap(model)
        (isCancelled ? onCancelPrefetching : onPrefetch)?(models)
    }

    override func delete(at path: IndexPath) {
        if let model = model(at: path) { onDelete?(model) }
    }

    override func move(from origin: IndexPath, to destination: IndexPath, in list: UIScrollView) {
        adoptMove(from: origin, to: destination, in: list)
    }
}
