import Foundation

/// Changes of the content. The table asks its data source for everything anew: the outcome of a change is the same,
/// and there is no time between two pictures in which it could be seen.
extension UITableView {
    public func beginUpdates() {}
    public func endUpdates() { setNeedsReload() }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        setNeedsReload()
        completion?(true)
    }

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { setNeedsReload() }
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { setNeedsReload() }
    public func moveSection(_ section: Int, toSection newSection: Int) { setNeedsReload() }
}
