import UIKit

/// A table view that records the calls of its update methods.
open class RecordingTableView: UITableView {
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

    open override func beginUpdates() {
        recorder.note(.batchBegins)
        super.beginUpdates()
    }

    open override func endUpdates() {
        super.endUpdates()
        recorder.note(.batchEnds)
    }

    open override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        recorder.note(.insert(indexPaths))
        super.insertRows(at: indexPaths, with: animation)
    }

    open override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        recorder.note(.delete(indexPaths))
        super.deleteRows(at: indexPaths, with: animation)
    }

    open override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        recorder.note(.reload(indexPaths))
        super.reloadRows(at: indexPaths, with: animation)
    }

    open override func reconfigureRows(at indexPaths: [IndexPath]) {
        recorder.note(.reconfigure(indexPaths))
        super.reconfigureRows(at: indexPaths)
    }

    open override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        recorder.note(.move(indexPath, to: newIndexPath))
        super.moveRow(at: indexPath, to: newIndexPath)
    }

    open override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        recorder.note(.insertSections(sections))
        super.insertSections(sections, with: animation)
    }

    open override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        recorder.note(.deleteSections(sections))
        super.deleteSections(sections, with: animation)
    }

    open override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        recorder.note(.reloadSections(sections))
        super.reloadSections(sections, with: animation)
    }

    open override func moveSection(_ section: Int, toSection newSection: Int) {
        recorder.note(.moveSection(section, to: newSection))
        super.moveSection(section, toSection: newSection)
    }
}
