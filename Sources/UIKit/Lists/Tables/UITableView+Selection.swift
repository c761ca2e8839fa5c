import Foundation

/// Which rows are selected.
extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selection.first }
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects a row without telling the delegate; nil deselects all.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return selection.forEach { deselectRow(at: $0, animated: animated) } }
        if !allowsMultipleSelection { selection.forEach { deselectRow(at: $0, animated: animated) } }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    /// What a tap on a row does: selects it, or deselects it where several may be selected, and tells the delegate.
    func tapRow(at indexPath: IndexPath) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, selection.contains(indexPath) {
            deselectRow(at: indexPath, animated: true)
            tableDelegate?.tableView(self, didDeselectRowAt: indexPath)
            return
        }
        let delegate = tableDelegate
        let answer = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
        guard let chosen = answer else { return }
        let before = allowsMultipleSelection ? [] : selection.filter { $0 != chosen }
        selectRow(at: chosen, animated: true, scrollPosition: .none)
        // Known from practice: the segue is prepared before the delegate is told.
        let cell = cellForRow(at: chosen)
        cell?.selectionSegue?.performTriggered(by: cell)
        for path in before { delegate?.tableView(self, didDeselectRowAt: path) }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    /// What a tap on a row's accessory button does.
    func tapAccessory(at indexPath: IndexPath) {
        let cell = cellForRow(at: indexPath)
        cell?.accessorySegue?.performTriggered(by: cell)
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
