import KumikiDifference
import UIKit

/// A collection view of a data source, and the views that are registered with it.
@MainActor
final class AttachedCollection: AttachedList {
    private(set) weak var collection: UICollectionView?
    private var known: Set<String> = []

    init(_ collection: UICollectionView) { self.collection = collection }

    var view: UIScrollView? { collection }

    func isServed(by source: AnyListSource) -> Bool { collection?.dataSource === source }

    func batch(_ updates: @escaping () -> Void, completion: @escaping @MainActor () -> Void) {
        guard let collection else {
            updates()
            return completion()
        }
        collection.performBatchUpdates(updates) { _ in completion() }
    }

    func perform(_ changes: StepChanges, reloading: Set<IndexPath>) {
        guard let collection else { return }
        let (sections, items) = (changes.sections, changes.rows)
        collection.deleteSections(IndexSet(sections.deletions))
        collection.insertSections(IndexSet(sections.insertions))
        for move in sections.moves { collection.moveSection(move.origin, toSection: move.destination) }
        collection.deleteItems(at: items.deletions)
        collection.insertItems(at: items.insertions)
        for move in items.moves { collection.moveItem(at: move.origin, to: move.destination) }
        if reloading.isEmpty { return collection.reconfigureItems(at: items.updates) }
        collection.reconfigureItems(at: items.updates.filter { !reloading.contains($0) })
        collection.reloadItems(at: items.updates.filter(reloading.contains))
    }

    func reconfigure(_ paths: [IndexPath]) { collection?.reconfigureItems(at: paths) }
    func reload() { collection?.reloadData() }
    func reload(sections: IndexSet) { collection?.reloadSections(sections) }
    func frame(at path: IndexPath) -> CGRect? { collection?.layoutAttributesForItem(at: path)?.frame }
    var visiblePaths: [IndexPath] { (collection?.indexPathsForVisibleItems ?? []).sorted() }
    func title(_ place: TitlePlace, of section: Int) -> UIView? {
        supplement(ofKind: place.kind, of: section)
    }
    func supplement(ofKind kind: String, of section: Int) -> UIView? {
        collection?.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
    }
    func cellView(at path: IndexPath) -> UIView? { collection?.cellForItem(at: path) }
    var background: UIView? {
        get { collection?.backgroundView }
        set { collection?.backgroundView = newValue }
    }

    func select(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
        guard isSelected else { return collection?.deselectItem(at: path, animated: animated) ?? () }
        collection?.selectItem(at: path, animated: animated, scrollPosition: [])
    }

    var selectedPaths: [IndexPath] { (collection?.indexPathsForSelectedItems ?? []).sorted() }

    func prefetches(from source: AnyListSource?) {
        if let source { collection?.prefetchDataSource = source }
    }
}

extension AttachedCollection {
    /// Returns a cell of a class, which is registered at first, unless its prototype is in a storyboard.
    func dequeue<Cell: UICollectionViewCell>(
        _ type: Cell.Type, style: String, for path: IndexPath, _ place: CallPlace
    ) -> Cell? {
        let identifier = ReuseIdentifiers.unique(type, style: style)
        if !(type is any StoryboardPrototype.Type), known.insert(identifier).inserted {
            collection?.register(anyCell: type, identifier: identifier, place)
        }
        return collection?.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as? Cell
    }

    /// Returns a supplementary view of a class, which is registered at first.
    func dequeue<View: UICollectionReusableView>(
        _ type: View.Type, ofKind kind: String, style: String, for path: IndexPath, _ place: CallPlace
    ) -> View? {
        let identifier = ReuseIdentifiers.unique(type, style: style)
        if !(type is any StoryboardPrototype.Type), known.insert(kind + "/" + identifier).inserted {
            collection?.register(anyView: type, ofKind: kind, identifier: identifier, place)
        }
        return collection?.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: path) as? View
    }

    /// Returns an empty item. Collection views accept dequeued cells only.
    func emptyCell(at path: IndexPath) -> UICollectionViewCell {
        dequeue(EmptyCell.self, style: "", for: path, .dataSource) ?? UICollectionViewCell()
    }

    /// Returns an empty supplementary view.
    func emptyView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView {
        dequeue(EmptyCell.self, ofKind: kind, style: "", for: path, .dataSource) ?? UICollectionReusableView()
    }
}

/// Displays models and sections without a registered view.
private final class EmptyCell: UICollectionViewCell {}
