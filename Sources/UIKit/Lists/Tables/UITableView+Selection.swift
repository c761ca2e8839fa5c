import Foundation

/// The selection of rows.
extension UITableView {
    /// Whether rows can currently be selected, and whether several can be.
    private var selects: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        guard let path else { return selection.forEach { deselect($0, animated) } }
        if !selectsSeveral { selection.filter { $0 != path }.forEach { deselect($0, animated) } }
        if !selection.contains(path) { selection.append(path) }
        cellForRow(at: path)?.setSelected(true, animated: animated)
        if position != .none { scrollToRow(at: path, at: position, animated: animated) }
    }

    func deselect(_ path: IndexPath, _ animated: Bool) {
        selection.removeAll { $0 == path }
        cellForRow(at: path)?.setSelected(false, animated: animated)
    }

    // MARK: Highlighting

    /// Highlights a row when a touch begins on it. Returns whether the row is highlighted.
    @discardableResult
    func highlightRow(at path: IndexPath) -> Bool {
        guard selects, tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else {
            return false
        }
        unhighlightRow()
        highlightedRow = path
        cellForRow(at: path)?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    /// Unhighlights a row when the touch ends or is cancelled.
    func unhighlightRow() {
        guard let path = highlightedRow else { return }
        highlightedRow = nil
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }

    // MARK: Acts

    /// Selects the highlighted row when the touch ends on it.
    func chooseRow(at path: IndexPath) {
        let extends = selectsSeveral && !selection.isEmpty
        defer { if !extends { performPrimaryAction(at: path) } }
        if selectsSeveral, selection.contains(path) {
            tapSelectedRow(path)
        } else {
            selectByTap(path)
        }
    }

    /// Performs the primary action of a row that is chosen alone, even if it may not be selected (Apple:
    /// tableView(_:performPrimaryActionForRowAt:)).
    private func performPrimaryAction(at path: IndexPath) {
        guard let delegate = tableDelegate else { return }
        if delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
            delegate.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    func tapSelectedRow(_ path: IndexPath) {
        guard let chosen = willDeselect(path) else { return }
        deselectRow(at: chosen, animated: true)
        tableDelegate?.tableView(self, didDeselectRowAt: chosen)
        announceSelection()
    }

    func selectByTap(_ path: IndexPath) {
        guard let chosen = willSelect(path) else { return }
        let before = selectsSeveral ? [] : selection.filter { $0 != chosen }
        for path in before {
            guard let gone = willDeselect(path) else { continue }
            deselectRow(at: gone, animated: true)
            tableDelegate?.tableView(self, didDeselectRowAt: gone)
        }
        selectRow(at: chosen, animated: true, scrollPosition: .none)
        // Observed in UIKit: the segue is prepared before the delegate is called.
        let cell = cellForRow(at: chosen)
        if !isEditing { cell?.selectionSegue?.performTriggered(by: cell) }
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
        announceSelection()
    }

    /// Returns the row to deselect, as determined by the delegate.
    private func willDeselect(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    private func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    private func announceSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    /// Performs a tap on a row's accessory button.
    func tapAccessory(at indexPath: IndexPath) {
        let cell = cellForRow(at: indexPath)
        cell?.accessorySegue?.performTriggered(by: cell)
        tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    }
}
