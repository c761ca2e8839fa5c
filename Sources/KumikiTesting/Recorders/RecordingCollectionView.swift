import UIKit

/// A collection view that records the calls of its update methods.
open class RecordingCollectionView: UICollectionView {
    /// The recorded calls.
    public let recorder = ListRecorder()

    open override func reloadData() {
        recorder.note(.reloadData)
        super.reloadData()
    }

    open override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        // Typed as an optional, since there may be an overload for a closure that does not escape.
        let noted: (() -> Void)? = recorder.batch(updates)
        super.performBatchUpdates(noted, completion: completion)
    }

    open override func insertItems(at indexPaths: [IndexPath]) {
        recorder.note(.insert(indexPaths))
        super.insertItems(at: indexPaths)
    }

    open override func deleteItems(at indexPaths: [IndexPath]) {
        recorder.note(.delete(indexPaths))
        super.deleteItems(at: indexPaths)
    }

    open override func reloadItems(at indexPaths: [IndexPath]) {
        recorder.note(.reload(indexPaths))
        super.reloadItems(at: indexPaths)
    }

    open override func reconfigureItems(at indexPaths: [IndexPath]) {
        recorder.note(.reconfigure(indexPaths))
        super.reconfigureItems(at: indexPaths)
    }

    open override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        recorder.note(.move(indexPath, to: newIndexPath))
        super.moveItem(at: indexPath, to: newIndexPath)
    }

    open override func insertSections(_ sections: IndexSet) {
        recorder.note(.insertSections(sections))
        super.insertSections(sections)
    }

    open override func deleteSections(_ sections: IndexSet) {
        recorder.note(.deleteSections(sections))
        super.deleteSections(sections)
    }

    open override func reloadSections(_ sections: IndexSet) {
        recorder.note(.reloadSections(sections))
        super.reloadSections(sections)
    }

    open override func moveSection(_ section: Int, toSection newSection: Int) {
        recorder.note(.moveSection(section, to: newSection))
        super.moveSection(section, toSection: newSection)
    }
}
