import KumikiDifference
import UIKit

/// A table or collection view of a data source.
@MainActor
protocol AttachedList: AnyObject {
    /// The list, unless it has been deallocated.
    var view: UIScrollView? { get }
    /// Whether a data source is still the list's data source.
    func isServed(by source: AnyListSource) -> Bool
    /// Performs several changes as one.
    func batch(_ updates: @escaping () -> Void, completion: @escaping @MainActor () -> Void)
    /// Performs a step's changes, except for titles of sections.
    func perform(_ changes: StepChanges, reloading: Set<IndexPath>)
    /// Configures rows again in their cells.
    func reconfigure(_ paths: [IndexPath])
    func reload()
    func reload(sections: IndexSet)
    /// Returns the frame of a row in the list's coordinates.
    func frame(at path: IndexPath) -> CGRect?
    var visiblePaths: [IndexPath] { get }
    /// Returns the view above or below a section, if it is visible.
    func title(_ place: TitlePlace, of section: Int) -> UIView?
    func cellView(at path: IndexPath) -> UIView?
    var background: UIView? { get set }
    func select(_ path: IndexPath, _ isSelected: Bool, animated: Bool)
    var selectedPaths: [IndexPath] { get }
    /// Sets the data source for prefetching; nil changes nothing.
    func prefetches(from source: AnyListSource?)
}

/// Weak references to the lists of a data source, of which there is usually one.
@MainActor
struct Attachments {
    private var tables: [AttachedTable] = []
    private var collections: [AttachedCollection] = []

    /// Returns the lists whose data source is still the given one.
    mutating func lists(of source: AnyListSource) -> [any AttachedList] {
        tables.removeAll { !$0.isServed(by: source) }
        collections.removeAll { !$0.isServed(by: source) }
        return tables + collections
    }

    mutating func table(_ table: UITableView) -> AttachedTable {
        if let known = tables.first(where: { $0.table === table }) { return known }
        tables.append(AttachedTable(table))
        return tables[tables.count - 1]
    }

    mutating func collection(_ collection: UICollectionView) -> AttachedCollection {
        if let known = collections.first(where: { $0.collection === collection }) { return known }
        collections.append(AttachedCollection(collection))
        return collections[collections.count - 1]
    }
}
