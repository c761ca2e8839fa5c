import UIKit

/// The part of a ``ListSource`` that lists talk to: what they ask of any data source, whatever its models are.
///
/// Lists hold their data source weakly: a controller owns it. Tables and collection views that have it as their
/// `dataSource` are known to it from the first question on; ``attach(to:asDelegate:)-(UITableView,_)`` makes it their delegate as
/// well.
///
/// A list whose delegate is another object keeps it. What that object leaves to the data source it hands on, since
/// all methods of the protocols are public here: `dataSource.tableView(tableView, didSelectRowAt: indexPath)`.
@MainActor
public class AnyListSource: NSObject {
    /// Told when a list is scrolled, whose delegate the data source is.
    public var onScroll: (@MainActor (UIScrollView) -> Void)?

    var attachments = Attachments()

    /// A data source without data.
    public override init() {
        super.init()
    }

    /// Gives a table its rows, and does what the data source was told to do with them, as the table's delegate.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - asDelegate: Whether the data source becomes the delegate; unless that is said, it does where there is none. A
    ///     `UITableViewController` is its table's delegate from the start, so that such screens say `true`, or hand on
    ///     what they are told and say `false`.
    public func attach(to table: UITableView, asDelegate: Bool? = nil) {
        table.dataSource = self
        if asDelegate ?? (table.delegate == nil) { table.delegate = self }
        if asDelegate == nil { noteDelegate(table.delegate) }
        attachments.table(table).prefetches(from: prefetches ? self : nil)
    }

    /// Gives a collection view its items, and does what the data source was told to do with them, as the collection
    /// view's delegate.
    ///
    /// - Parameters:
    ///   - collection: The collection view.
    ///   - asDelegate: Whether the data source becomes the delegate; unless that is said, it does where there is none, and
    ///     of a `UICollectionViewController` there is one.
    public func attach(to collection: UICollectionView, asDelegate: Bool? = nil) {
        collection.dataSource = self
        if asDelegate ?? (collection.delegate == nil) { collection.delegate = self }
        if asDelegate == nil { noteDelegate(collection.delegate) }
        attachments.collection(collection).prefetches(from: prefetches ? self : nil)
    }

    /// The classes of delegates that were found, and of which nothing was said.
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
    func behaviour(at path: IndexPath) -> RowBehaviour { RowBehaviour() }
    func displayChanged(_ isDisplayed: Bool, of cell: UIView, at path: IndexPath) {}
    func selectionChanged(_ isSelected: Bool, at path: IndexPath, in list: UIView) {}
    /// Whether somebody wants to know what will be shown soon, which lists go to some length to find out.
    var prefetches: Bool { false }
    func prefetch(_ paths: [IndexPath], isCancelled: Bool) {}
    func delete(at path: IndexPath) {}
    func move(from origin: IndexPath, to destination: IndexPath, in list: UIScrollView) {}
}

/// Where a section's title stands.
enum TitlePlace: Hashable {
    case header, footer
}

/// What a row does besides being shown.
@MainActor
struct RowBehaviour {
    var leadingActions: () -> UISwipeActionsConfiguration? = { nil }
    var trailingActions: () -> UISwipeActionsConfiguration? = { nil }
    var menu: () -> UIContextMenuConfiguration? = { nil }
    var canSelect = true
    var canDelete = false
    var canMove = false
    var canSwipe = false
}
