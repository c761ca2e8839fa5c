import UIKit

/// A list's data source as an object of its own: it lives as long as the list, and knows only an abstract model.
///
/// The controller owns it, since a list holds its data source weakly. One data source serves tables and collection
/// views alike, also both at once.
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
/// ``apply(_:animated:completion:)`` finds out what has changed since the last time, and changes list and data in one
/// step; ``bind(_:animated:onFailure:)`` does so for every state that a sequence brings.
@MainActor
public final class ListSource<Model: DataSourceModel>: AnyListSource {
    /// Makes and fills the cell of a table's row that no ``register(row:style:file:line:_:)`` was named for.
    public var cell: (@MainActor (UITableView, IndexPath, Model) -> UITableViewCell)?
    /// Makes and fills the cell of a collection view's item that no ``register(item:style:file:line:_:)`` was named for.
    public var itemCell: (@MainActor (UICollectionView, IndexPath, Model) -> UICollectionViewCell)?
    /// Makes a header, footer or other supplementary view of a collection view that no
    /// ``register(supplementary:ofKind:style:file:line:_:)`` was named for.
    public var supplementaryView:
        (@MainActor (UICollectionView, String, IndexPath) -> UICollectionReusableView)?

    /// What is shown, section by section. It changes together with the lists.
    public internal(set) var sections: [ListSection<Model>] = []

    /// What to do with models that have one `id`.
    public var duplicates = DuplicateHandling.keepFirst
    /// Whether what is visible stays where it is when rows come and go above it. At the very top new rows are shown.
    public var keepsScrollPosition = true
    /// Whether a cell is filled anew where it is when its model has changed; otherwise it is replaced by another.
    public var updatesInPlace = true
    /// Shown behind the lists while they have no model; not before the first data has come.
    public var emptyView: UIView? {
        didSet { showEmptyView() }
    }

    /// Told of what is wrong with the data. At first it is logged in builds for debugging.
    public var onProblem: @MainActor (ListProblem) -> Void = ListProblem.standardHandler
    /// Told of every update after it.
    public var onUpdate: (@MainActor (ListUpdate) -> Void)?
    /// The last updates, for a bug report: `print(dataSource.trace.map(\.description))`.
    public internal(set) var trace: [ListUpdate] = []

    // MARK: What the user does

    /// Told of a model that the user selected.
    public var onSelect: (@MainActor (Model) -> Void)?
    /// Told of a model that is no longer selected.
    public var onDeselect: (@MainActor (Model) -> Void)?
    /// Whether a selection ends as soon as ``onSelect`` was told of it.
    public var deselectsAtOnce = false
    /// Whether the user may select a model; all unless set.
    public var canSelect: (@MainActor (Model) -> Bool)?
    /// The actions before a row, shown by a swipe.
    public var leadingSwipeActions: (@MainActor (Model) -> UISwipeActionsConfiguration?)?
    /// The actions after a row, shown by a swipe.
    public var trailingSwipeActions: (@MainActor (Model) -> UISwipeActionsConfiguration?)?
    /// The menu of a model that is pressed for long.
    public var contextMenu: (@MainActor (Model) -> UIContextMenuConfiguration?)?
    /// Told of a model that the user deleted, while a table is edited or by a swipe. Apply data without it.
    public var onDelete: (@MainActor (Model) -> Void)?
    /// Told of the new order after the user has moved a model. Models can be moved once this is set.
    public var onReorder: (@MainActor ([ListSection<Model>]) -> Void)?
    /// Whether the user may move a model; all unless set, once ``onReorder`` is set.
    public var canMove: (@MainActor (Model) -> Bool)?
    /// Told of a model whose row or item comes into sight.
    public var onDisplay: (@MainActor (Model) -> Void)?
    /// Told of a model whose row or item has gone out of sight, as it was when it came there.
    public var onEndDisplay: (@MainActor (Model) -> Void)?
    /// Told of models that will be shown soon.
    public var onPrefetch: (@MainActor ([Model]) -> Void)? { didSet { attachPrefetching() } }
    /// Told of models that will not be shown soon after all.
    public var onCancelPrefetching: (@MainActor ([Model]) -> Void)? { didSet { attachPrefetching() } }

    // MARK: What extensions keep

    /// Compares two states, with the model's type known.
    private let compare: Comparison
    /// Whether no section has two models of one `id`.
    private var isDistinct = true
    let views = ViewRegister<Model>()
    var updates = UpdateQueue<Model>()
    var hasData = false
    var pager: Pager?
    var sendSelection: ((UIResponder, Model) -> Void)?
    let binding = BindingBox()
    /// The models of the cells in sight, where somebody wants to know of them.
    var displayed: [ObjectIdentifier: Model] = [:]
    /// What hosted views keep for models that are off screen.
    let itemStates = ItemStates()

    /// A data source without data.
    ///
    /// Inlinable, so that models are compared by code for their type. An override of `init()` is dynamic on Apple's
    /// platforms and cannot be inlined.
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

    /// The way to another state.
    func plan(to target: [ListSection<Model>]) -> ListPlan<Model> {
        defer { isDistinct = isDistinct && duplicates != .keepAll }
        return compare(sections, target, duplicates, isDistinct)
    }

    /// A state without the duplicates that are left out.
    func distinct(_ target: [ListSection<Model>]) -> [ListSection<Model>] {
        defer { isDistinct = duplicates != .keepAll }
        return compare([], target, duplicates, true).target
    }

    // MARK: What lists ask

    override var sectionCount: Int { sections.count }
    override var indexTitles: [String?] { sections.map(\.indexTitle) }

    override func rowCount(in section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].models.count : 0
    }

    override func title(_ place: TitlePlace, of section: Int) -> String? {
        guard sections.indices.contains(section) else { return nil }
        return place == .header ? sections[section].header : sections[section].footer
    }

    override func cell(_ list: AttachedTable, at path: IndexPath) -> UITableViewCell {
        guard let model = model(at: path) else { return UITableViewCell() }
        pager?.shows(rowsAfter(path), of: modelCount)
        return views.cell(list, path, model) ?? ownCell(list, path, model)
    }

    override func cell(_ list: AttachedCollection, at path: IndexPath) -> UICollectionViewCell {
        guard let model = model(at: path) else { return list.emptyCell(at: path) }
        pager?.shows(rowsAfter(path), of: modelCount)
        return views.cell(list, path, model) ?? ownCell(list, path, model)
    }

    override func titleView(_ list: AttachedTable, _ place: TitlePlace, of section: Int) -> UIView? {
        sections.indices.contains(section) ? views.titleView(list, place, sections[section]) : nil
    }

    override func supplement(
        _ list: AttachedCollection, ofKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        if sections.indices.contains(path.section),
            let view = views.supplement(list, kind, path, sections[path.section])
        {
            return view
        }
        guard let own = supplementaryView, let collection = list.collection else {
            return list.emptyView(ofKind: kind, at: path)
        }
        return own(collection, kind, path)
    }

    override func behaviour(at path: IndexPath) -> RowBehaviour {
        model(at: path).map(behaviour) ?? RowBehaviour(canSelect: false)
    }

    override func displayChanged(_ isDisplayed: Bool, of cell: UIView, at path: IndexPath) {
        tellOfDisplay(isDisplayed, of: cell, at: path)
    }

    override func selectionChanged(_ isSelected: Bool, at path: IndexPath, in list: UIView) {
        tellOfSelection(isSelected, at: path, in: list)
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
        takeOverMove(from: origin, to: destination, in: list)
    }
}
