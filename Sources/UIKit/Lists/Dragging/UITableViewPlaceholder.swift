import CoreGraphics
import Foundation

/// A row in place of one that the data source does not yet have.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat
    /// Fills the cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Creates a placeholder at an index path, displayed by a registered cell of a height in points or, with
    /// `automaticDimension`, the height of the cell's content.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A row in place of a dropped one that is still being loaded.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the parameters of the drag preview that moves to the placeholder. No preview moves here.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The context of a placeholder in a table, which is replaced by a row or deleted.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by a row, which the closure adds to the data. Returns whether the placeholder existed.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// Deletes the placeholder. Returns whether it existed.
    @discardableResult
    func deletePlaceholder() -> Bool
}

@MainActor
final class TablePlaceholderContext: PlaceholderContext<UITableView, UITableViewCell>,
    UITableViewDropPlaceholderContext
{
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        entry.flatMap { list?.commitPlaceholder($0, dataSourceUpdates) } ?? false
    }
    func deletePlaceholder() -> Bool { entry.flatMap { list?.deletePlaceholder($0) } ?? false }
}

extension UITableView {
    /// Inserts a placeholder; returns nil if there is no such index path.
    func insert(_ placeholder: UITableViewPlaceholder) -> PlaceholderEntry<UITableViewCell>? {
        loadContentIfNeeded()
        let path = content.placeholders.shownPath(of: placeholder.insertionIndexPath)
        guard path.count == 2, content.sections.indices.contains(path.section),
            (0...content.sections[path.section].rows).contains(path.row)
        else {
            RuntimeDiagnostics.report("A placeholder was inserted at a missing index path: \(path)")
            return nil
        }
        let entry = PlaceholderEntry(
            at: path, placeholder.reuseIdentifier, height: placeholder.rowHeight,
            update: placeholder.cellUpdateHandler)
        content.placeholders.insert(entry)
        var changes = BatchUpdates()
        changes.insertedItems = [path]
        var sections = content.sections
        sections[path.section].rows += 1
        carryOut(changes, to: sections, RowAnimations()) { _ in }
        return entry
    }

    func commitPlaceholder(_ entry: PlaceholderEntry<UITableViewCell>, _ change: (IndexPath) -> Void) -> Bool
    {
        guard content.placeholders.entry(at: entry.path) === entry else { return false }
        let path = entry.path
        content.placeholders.remove(entry, placeGoes: false)
        change(content.placeholders.dataSourcePath(of: path) ?? path)
        var changes = BatchUpdates()
        changes.reloadedItems = [path]
        settle(changes, to: content.sections)
        return true
    }

    func deletePlaceholder(_ entry: PlaceholderEntry<UITableViewCell>) -> Bool {
        guard content.placeholders.entry(at: entry.path) === entry else { return false }
        content.placeholders.remove(entry, placeGoes: true)
        var changes = BatchUpdates()
        changes.deletedItems = [entry.path]
        var sections = content.sections
        sections[entry.path.section].rows -= 1
        settle(changes, to: sections)
        return true
    }

    private func settle(_ changes: BatchUpdates, to sections: [TableContent.Section]) {
        let counts = sections.indices.map { askedRows(inSection: $0) }
        guard counts == sections.map(\.rows) else {
            RuntimeDiagnostics.report(
                "Invalid update: the data source's rows do not match the placeholder's insertion. The table view is"
                    + " reloaded")
            return reloadData()
        }
        carryOut(changes, to: sections, RowAnimations()) { _ in }
    }

    /// Returns the number of the section's rows in the data source, including placeholders.
    func askedRows(inSection section: Int) -> Int {
        max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
            + content.placeholders.count(inSection: section)
    }
}

extension UITableView: UIDataSourceTranslating {
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
