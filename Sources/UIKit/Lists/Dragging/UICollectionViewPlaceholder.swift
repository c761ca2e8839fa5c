import CoreGraphics
import Foundation

/// A cell in place of an item that the data source does not yet have.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    /// Fills the cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Creates a placeholder at an index path, displayed by a registered cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }
}

/// A cell in place of a dropped item that is still being loaded.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the parameters of the drag preview that moves to the placeholder. No preview moves here.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder in a collection, which is replaced by an item or deleted.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by an item, which the closure adds to the data. Returns whether the placeholder
    /// existed.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Deletes the placeholder. Returns whether it existed.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Configures the placeholder's cell again.
    func setNeedsCellUpdate()
}

@MainActor
final class CollectionPlaceholderContext: PlaceholderContext<UICollectionView, UICollectionViewCell>,
    UICollectionViewDropPlaceholderContext
{
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        entry.flatMap { list?.commitPlaceholder($0, dataSourceUpdates) } ?? false
    }
    func deletePlaceholder() -> Bool { entry.flatMap { list?.deletePlaceholder($0) } ?? false }

    func setNeedsCellUpdate() {
        if let entry, let cell = list?.cellForItem(at: entry.path) { entry.update?(cell) }
    }
}

extension UICollectionView {
    /// Inserts a placeholder; returns nil if there is no such index path.
    func insert(_ placeholder: UICollectionViewPlaceholder) -> PlaceholderEntry<UICollectionViewCell>? {
        loadContentIfNeeded()
        let path = content.placeholders.shownPath(of: placeholder.insertionIndexPath)
        guard path.count == 2, content.counts.indices.contains(path.section),
            (0...content.counts[path.section]).contains(path.item)
        else {
            RuntimeDiagnostics.report("A placeholder was inserted at a missing index path: \(path)")
            return nil
        }
        let entry = PlaceholderEntry(
            at: path, placeholder.reuseIdentifier, update: placeholder.cellUpdateHandler)
        content.placeholders.insert(entry)
        var updates = BatchUpdates()
        updates.insertedItems = [path]
        var counts = content.counts
        counts[path.section] += 1
        carryOut(updates, counts: counts) { _ in }
        return entry
    }

    func commitPlaceholder(
        _ entry: PlaceholderEntry<UICollectionViewCell>, _ change: (IndexPath) -> Void
    ) -> Bool {
        guard content.placeholders.entry(at: entry.path) === entry else { return false }
        let path = entry.path
        content.placeholders.remove(entry, placeGoes: false)
        change(content.placeholders.dataSourcePath(of: path) ?? path)
        var updates = BatchUpdates()
        updates.reloadedItems = [path]
        settle(updates, expecting: content.counts)
        return true
    }

    func deletePlaceholder(_ entry: PlaceholderEntry<UICollectionViewCell>) -> Bool {
        guard content.placeholders.entry(at: entry.path) === entry else { return false }
        content.placeholders.remove(entry, placeGoes: true)
        var updates = BatchUpdates()
        updates.deletedItems = [entry.path]
        var counts = content.counts
        counts[entry.path.section] -= 1
        settle(updates, expecting: counts)
        return true
    }

    private func settle(_ updates: BatchUpdates, expecting counts: [Int]) {
        guard askForCounts() == counts else {
            RuntimeDiagnostics.report(
                "Invalid update: the data source's items do not match the placeholder's insertion. The collection"
                    + " view is reloaded")
            return reloadData()
        }
        carryOut(updates, counts: counts) { _ in }
    }
}

extension UICollectionView: UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(content.placeholders.shownPath)
    }
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    {
        presentationIndexPath.flatMap(content.placeholders.dataSourcePath)
    }
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        let was = content.usesShownPaths
        content.usesShownPaths = true
        actionsToTranslate()
        content.usesShownPaths = was
    }
}
