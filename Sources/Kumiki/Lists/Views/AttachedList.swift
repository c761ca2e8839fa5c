import KumikiDifference
import UIKit

/// A table or collection view that shows a data source's models.
@MainActor
protocol AttachedList: AnyObject {
    /// The list, while it lives.
    var view: UIScrollView? { get }
    /// Whether the list still asks this data source.
    func isServed(by source: AnyListSource) -> Bool
    /// Takes several changes as one.
    func batch(_ updates: @escaping () -> Void, completion: @escaping @MainActor () -> Void)
    /// Carries out a step's changes, but for sections that only show something else.
    func carryOut(_ changes: StepChanges, reloading: Set<IndexPath>)
    /// Fills rows anew where they are.
    func refill(_ paths: [IndexPath])
    func reload()
    func reload(sections: IndexSet)
    /// Where a row is, in the list's coordinates.
    func frame(at path: IndexPath) -> CGRect?
    var visiblePaths: [IndexPath] { get }
    /// The view above or below a section, while it is visible.
    func title(_ place: TitlePlace, of section: Int) -> UIView?
    func cellView(at path: IndexPath) -> UIView?
    var ground: UIView? { get set }
    func select(_ path: IndexPath, _ isSelected: Bool, animated: Bool)
    var selectedPaths: [IndexPath] { get }
    /// Tells the data source what will be shown soon; nil leaves the list to whoever is told now.
    func prefetches(from source: AnyListSource?)
}

/// The lists that show a data source's models. They are held weakly; most often there is one.
@MainActor
struct Attachments {
    private var tables: [AttachedTable] = []
    private var collections: [AttachedCollection] = []

    /// The lists that still live and ask this data source.
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
