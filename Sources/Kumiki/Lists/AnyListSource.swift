import UIKit

/// The part of a ``ListSource`` that lists use, which is the same for all models.
///
/// It is a class of its own because UIKit's protocols are Objective-C's, and extensions of generic classes cannot conform to
/// those.
///
/// Lists hold their data source weakly: a controller owns it. Tables and collection views that have it as their
/// `dataSource` are known to it from their first request on; ``attach(to:asDelegate:)-(UITableView,_)`` makes it their
/// delegate as well.
///
/// A list with a delegate of its own keeps it. That object may forward what it leaves to the data source, since all methods
/// of the protocols are public here: `dataSource.tableView(tableView, didSelectRowAt: indexPath)`.
///
/// ```swift
/// func show(_ source: AnyListSource, asGrid isGrid: Bool) {
///     if isGrid { source.attach(to: collectionView) } else { source.attach(to: tableView) }
/// }
/// ```
@MainActor
public class AnyListSource: NSObject {
    /// Called when a list that the data source is the delegate of is scrolled.
    public var onScroll: (@MainActor (UIScrollView) -> Void)?

    var attachments = Attachments()

    /// Creates a data source without data.
    public override init() {
        super.init()
    }

    /// Becomes the data source of a table, and its delegate.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - asDelegate: Whether the data source becomes the delegate; by default it does where there is none. A
    ///     `UITableViewController` is its table's delegate from the start: pass `true` there, or forward the delegate's calls
    ///     and pass `false`.
    public func attach(to table: UITableView, asDelegate: Bool? = nil) {
        table.dataSource = self
        if asDelegate ?? (table.delegate == nil) { table.delegate = self }
        if asDelegate == nil { noteDelegate(table.delegate) }
        attachments.table(table).prefetches(from: prefetches ? self : nil)
    }

    /// Becomes the data source of a collection view, and its delegate.
    ///
    /// - Parameters:
    ///   - collection: The collection view.
    ///   - asDelegate: Whether the data source becomes the delegate; by default it does where there is none. A
    ///     `UICollectionViewController` is its collection view's delegate from the start.
    public func attach(to collection: UICollectionView, asDelegate: Bool? = nil) {
        collection.dataSource = self
        if asDelegate ?? (collection.delegate == nil) { collection.delegate = self }
        if asDelegate == nil { noteDelegate(collection.delegate) }
        attachments.collection(collection).prefetches(from: prefetches ? self : nil)
    }

    /// The classes of delegates that were found where `asDelegate` was not passed.
    var otherDelegates: [String] = []

    private func noteDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        if let delegate, delegate !== self { otherDelegates.append(String(describing: type(of: delegate))) }
    }

    // MARK: What subclasses know

    var sectionCount: Int { 0 }
    var indexTitles: [String?] { [] }
    func rowCount(in section: Int) -> Int { 0 }
    func cell(_ list: AttachedTable, at path: IndexPath) -> UITableViewCell { UITableViewCell() }
    func cell(_ list: AttachedCollection, at path: IndexPath) -> UICollectionViewCell {
        list.emptyCell(at: path)
    }
    func title(_ place: TitlePlace, of section: Int) -> String? { nil }
    func titleView(_ list: AttachedTable, _ place: TitlePlace, of section: Int) -> UIView? { nil }
    func supplement(_ list: AttachedCollection, ofKind kind: String, at path: IndexPath)
        -> UICollectionReusableView
    { list.emptyView(ofKind: kind, at: path) }
    func behavior(at path: IndexPath) -> RowBehavior { RowBehavior() }
    func displayChanged(_ isDisplayed: Bool, of cell: UIView, at path: IndexPath) {}
    func selectionChanged(_ isSelected: Bool, at path: IndexPath, in list: UIView) {}
    /// Whether prefetching is used, which costs lists some effort.
    var prefetches: Bool { false }
    func prefetch(_ paths: [IndexPath], isCancelled: Bool) {}
    func delete(at path: IndexPath) {}
    func move(from origin: IndexPath, to destination: IndexPath, in list: UIScrollView) {}
}

/// The position of a section's title.
enum TitlePlace: Hashable {
    case header, footer
}

/// The callbacks of a row.
@MainActor
struct RowBehavior {
    var leadingActions: () -> UISwipeActionsConfiguration? = { nil }
    var trailingActions: () -> UISwipeActionsConfiguration? = { nil }
    var menu: () -> UIContextMenuConfiguration? = { nil }
    var canSelect = true
    var canDelete = false
    var canMove = false
    var canSwipe = false
}
