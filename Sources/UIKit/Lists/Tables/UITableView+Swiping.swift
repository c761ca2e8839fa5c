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
                askDelegate { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) } ?? nil
        case .trailing:
            let asked = askDelegate { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) }
            configuration = (asked ?? nil) ?? deletion(at: path)
        }
        return configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    /// What a row offers whose delegate says nothing: deletion, where it can be deleted.
    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard canEdit(path) else { return nil }
        if let actions = askDelegate({ $0.tableView(self, editActionsForRowAt: path) }) ?? nil {
            return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: path) })
        }
        guard editingStyle(at: path) == .delete, canCommit else { return nil }
        return UISwipeActionsConfiguration(actions: [deleteAction(at: path)])
    }

    private func deleteAction(at path: IndexPath) -> UIContextualAction {
        let title =
            askDelegate { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) } ?? nil
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
