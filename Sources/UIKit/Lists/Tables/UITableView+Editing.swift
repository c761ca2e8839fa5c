import Foundation

/// The editing state of a table.
struct TableEditing {
    var swipe: OpenSwipe?
    /// The current interactive movement.
    var movement: InteractiveMovement?
    /// The row whose menu is open, and its menu.
    var menu: RowMenu?
}

/// Deleting, inserting and moving rows.
extension UITableView {
    func canEdit(_ path: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path) ?? false
    }

    /// Returns whether a row can be moved: the data source allows and implements moves.
    func canMove(_ path: IndexPath) -> Bool {
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: path) else { return false }
        return !AdaptedClasses.isAdapted(dataSource)
            || AdaptedClasses.implements(dataSource, "tableView:moveRowAtIndexPath:toIndexPath:")
    }

    /// Whether the data source accepts deletions and insertions. A method with side effects cannot be called to test
    /// for its presence: adapted classes list their methods, others are assumed to implement it.
    var canCommit: Bool {
        guard let dataSource else { return false }
        return !AdaptedClasses.isAdapted(dataSource)
            || AdaptedClasses.implements(dataSource, "tableView:commitEditingStyle:forRowAtIndexPath:")
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Sets the controls of a cell for the editing state of the table.
    func prepareEditing(_ cell: UITableViewCell, at path: IndexPath) {
        guard isEditing, canEdit(path) else {
            if cell.isEditing { cell.setEditing(false, animated: false) }
            return cell.setEditingControls(EditingControls())
        }
        cell.setEditingControls(editingControls(of: cell, at: path))
        if !cell.isEditing { cell.setEditing(true, animated: false) }
    }

    private func editingControls(of cell: UITableViewCell, at path: IndexPath) -> EditingControls {
        asking(about: cell, at: path) {
            EditingControls(
                style: editingStyle(at: path), selectsSeveral: allowsMultipleSelectionDuringEditing,
                moves: canMove(path),
                indents: tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
                    ?? cell.shouldIndentWhileEditing)
        }
    }

    func editingDidChange(animated: Bool) {
        endSwipe()
        if !selection.isEmpty,
            isEditing ? !allowsSelectionDuringEditing : allowsMultipleSelectionDuringEditing
        {
            selection.forEach { deselectRow(at: $0, animated: animated) }
        }
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) {
            prepareEditing(cell, at: path)
        }
        setNeedsLayout()
    }

    // MARK: Acts

    /// Handles a tap on the control at the leading edge of a row: inserts at once, and confirms before deletion.
    func tapEditingControl(at path: IndexPath) {
        guard isEditing, canEdit(path) else { return }
        switch editingStyle(at: path) {
        case .none: return
        case .insert: commitEditing(.insert, at: path)
        case .delete:
            endSwipe()
            let confirmation = swipeActions(at: path, .trailing)
            if let confirmation { show(confirmation, at: path, .trailing) }
        }
    }

    /// Calls the data source to delete or insert a row.
    func commitEditing(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: path)
    }

    // MARK: Menus

    func announceMenu(_ configuration: UIContextMenuConfiguration) {
        let animator = MenuAnimator(preview: configuration.previewProvider?())
        tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
        animator.run()
    }

    /// Closes the menu that is open.
    func closeContextMenu() {
        guard let menu = editing.menu else { return }
        editing.menu = nil
        menu.panel?.close()
        let animator = MenuAnimator()
        tableDelegate?.tableView(
            self, willEndContextMenuInteraction: menu.configuration, animator: animator)
        animator.run()
    }
}
