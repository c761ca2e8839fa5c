import CoreGraphics

/// The focus among rows.
extension UITableView: FocusedList {
    var preferredFocusPath: IndexPath? {
        tableDelegate?.indexPathForPreferredFocusedView(in: self)
    }
    var firstSelectedPath: IndexPath? { indexPathForSelectedRow }
    var focusableCells: [UIView] { visibleCells.filter(\.canBecomeFocused) }

    func focusPath(of cell: UIView) -> IndexPath? {
        (cell as? UITableViewCell).flatMap { indexPath(for: $0) }
    }
    func focusCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

    /// Returns whether the row can be focused: as the delegate determines, else if it can be selected.
    func canFocus(at path: IndexPath) -> Bool {
        tableDelegate?.tableView(self, canFocusRowAt: path) ?? focusesRows
    }

    func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
        guard heading == .up || heading == .down else { return nil }
        var next = neighbour(of: path, isNext: heading == .down)
        while let row = next, !canFocus(at: row) { next = neighbour(of: row, isNext: heading == .down) }
        return next
    }

    private func neighbour(of path: IndexPath, isNext: Bool) -> IndexPath? {
        let row = path.row + (isNext ? 1 : -1)
        if row >= 0, row < numberOfRows(inSection: path.section) {
            return IndexPath(row: row, section: path.section)
        }
        let sections =
            isNext
            ? Array((path.section + 1)..<max(numberOfSections, path.section + 1))
            : (0..<path.section).reversed()
        guard let section = sections.first(where: { numberOfRows(inSection: $0) > 0 }) else { return nil }
        return IndexPath(row: isNext ? 0 : numberOfRows(inSection: section) - 1, section: section)
    }

    func revealFocus(at path: IndexPath) {
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
    }

    func selectionFollowsFocus(at path: IndexPath) -> Bool {
        tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
    }

    func selectByFocus(at path: IndexPath) {
        if !(indexPathsForSelectedRows ?? []).contains(path) { selectByTap(path) }
    }

    func makeContext(from old: (any UIFocusItem)?, to new: (any UIFocusItem)?) -> UIFocusUpdateContext {
        let context = UITableViewFocusUpdateContext()
        context.previouslyFocusedIndexPath = (old as? UIView).flatMap { focusPath(of: $0) }
        context.nextFocusedIndexPath = (new as? UIView).flatMap { focusPath(of: $0) }
        return context
    }

    func mayMoveFocus(_ context: UIFocusUpdateContext) -> Bool {
        guard let context = context as? UITableViewFocusUpdateContext else { return true }
        return tableDelegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
    }

    func tellOfFocus(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        focusDidMove(context)
        guard let context = context as? UITableViewFocusUpdateContext else { return }
        tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    }
}

extension UITableViewCell: FocusUsing {
    /// Chooses the focused row, as space and return do.
    func useFocused() -> Bool {
        guard let table, let path = table.indexPath(for: self) else { return false }
        table.chooseRow(at: path)
        return true
    }
}
