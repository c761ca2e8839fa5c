import CoreGraphics
import Foundation

/// Actions at the sides of a row.
extension UITableView {
    /// The side of a row that a swipe opens.
    enum SwipeSide {
        case leading
        case trailing
    }

    /// A row whose actions are shown.
    struct OpenSwipe {
        var path: IndexPath
        var side: SwipeSide
        var view: SwipeActionsView
    }

    /// What a swipe on the row offers; nil where there is nothing.
    func swipeActions(at path: IndexPath, _ side: SwipeSide) -> UISwipeActionsConfiguration? {
        let configuration: UISwipeActionsConfiguration?
        switch side {
        case .leading:
            configuration =
                askDelegate { $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) } ?? nil
        case .trailing:
            configuration =
                (askDelegate { $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) } ?? nil)
                ?? deletion(at: path)
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
        return UIContextualAction(style: .destructive, title: title ?? "Delete") { [weak self] _, _, done in
            self?.commitEditing(.delete, at: path)
            done(true)
        }
    }

    // MARK: Acts

    /// What a swipe on a row does: shows its actions. Answers whether it has any.
    @discardableResult
    func swipeRow(at path: IndexPath, _ side: SwipeSide) -> Bool {
        endSwipe()
        guard !isEditing, cellForRow(at: path) != nil, let configuration = swipeActions(at: path, side)
        else { return false }
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        show(configuration, at: path, side)
        return true
    }

    func show(_ configuration: UISwipeActionsConfiguration, at path: IndexPath, _ side: SwipeSide) {
        let view = SwipeActionsView(configuration, isLeading: side == .leading)
        view.choose = { [weak self] in self?.chooseSwipeAction($0) }
        addSubview(view)
        editing.swipe = OpenSwipe(path: path, side: side, view: view)
        cellForRow(at: path)?.isSwiped = true
        setNeedsLayout()
    }

    /// What a swipe over the whole row does.
    func swipeRowFully(at path: IndexPath, _ side: SwipeSide) {
        guard swipeRow(at: path, side), let swipe = editing.swipe else { return }
        if swipe.view.configuration.performsFirstActionWithFullSwipe { chooseSwipeAction(0) }
    }

    /// What a tap on one of the actions does.
    func chooseSwipeAction(_ number: Int) {
        guard let swipe = editing.swipe, swipe.view.configuration.actions.indices.contains(number) else {
            return
        }
        let action = swipe.view.configuration.actions[number]
        action.handler(action, cellForRow(at: swipe.path) ?? self) { [weak self] _ in self?.endSwipe() }
    }

    /// Hides the actions that are shown.
    func endSwipe() {
        guard let swipe = editing.swipe else { return }
        editing.swipe = nil
        swipe.view.removeFromSuperview()
        cellForRow(at: swipe.path)?.isSwiped = false
        if !isEditing { tableDelegate?.tableView(self, didEndEditingRowAt: swipe.path) }
        setNeedsLayout()
    }

    /// How far the row is pushed aside, in points to the right.
    func swipeOffset(at path: IndexPath) -> CGFloat {
        guard let swipe = editing.swipe, swipe.path == path else { return 0 }
        let width = min(swipe.view.fittingWidth, cellWidth)
        return (swipe.side == .leading) != isRightToLeft ? width : -width
    }

    /// Puts the actions where the row has left room.
    func placeSwipeActions() {
        guard let swipe = editing.swipe, let row = content.geometry.row(at: swipe.path) else { return }
        let offset = swipeOffset(at: swipe.path)
        let left = offset > 0 ? sideInsets.left : sideInsets.left + cellWidth + offset
        swipe.view.frame = CGRect(
            x: left, y: row.lowerBound, width: abs(offset), height: row.upperBound - row.lowerBound)
    }
}
