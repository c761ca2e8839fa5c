import CoreGraphics
import Foundation

/// Actions at the sides of a row.
extension UITableView: SwipingList {
    var openSwipe: OpenSwipe? {
        get { editing.swipe }
        set { editing.swipe = newValue }
    }

    func swipeActions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
        let configuration: UISwipeActionsConfiguration?
        switch side {
        case .leading:
            configuration =
                tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        case .trailing:
            let asked = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            configuration = asked ?? deletion(at: path)
        }
        return configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    /// Returns the default action, deletion, for a row that can be deleted.
    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        if let actions = tableDelegate?.tableView(self, editActionsForRowAt: path) {
            return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
        }
        guard editingStyle(at: path) == .delete, canCommit else { return nil }
        return UISwipeActionsConfiguration(actions: [deleteAction(at: path)])
    }

    private func deleteAction(at path: IndexPath) -> UIContextualAction {
        let title =
            tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        return UIContextualAction(style: .destructive, title: title ?? SystemWord.delete.text) {
            [weak self] _, _, done in
            self?.commitEditing(.delete, at: path)
            done(true)
        }
    }

    var takesSwipes: Bool { !isEditing }
    func swipedRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func swipedCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    func swipedRect(at path: IndexPath) -> CGRect? {
        content.geometry.row(at: path).map { row in
            CGRect(
                x: sideInsets.left, y: row.lowerBound, width: cellWidth,
                height: row.upperBound - row.lowerBound)
        }
    }

    func setSwiped(_ isSwiped: Bool, at path: IndexPath) { cellForRow(at: path)?.isSwiped = isSwiped }

    func swipeWillBegin(at path: IndexPath) { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }

    func swipeDidEnd(at path: IndexPath) {
        if !isEditing { tableDelegate?.tableView(self, didEndEditingRowAt: path) }
    }
}
