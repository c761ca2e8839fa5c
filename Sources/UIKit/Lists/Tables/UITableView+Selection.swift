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
        guard let tableDelegate else {
            return selectRow(at: indexPath, animated: true, scrollPosition: .none)
        }
        guard let chosen = tableDelegate.tableView(self, willSelectRowAt: indexPath) else { return }
        let before = allowsMultipleSelection ? [] : selection.filter { $0 != chosen }
        selectRow(at: chosen, animated: true, scrollPosition: .none)
        for path in before { tableDelegate.tableView(self, didDeselectRowAt: path) }
        tableDelegate.tableView(self, didSelectRowAt: chosen)
    }
}
