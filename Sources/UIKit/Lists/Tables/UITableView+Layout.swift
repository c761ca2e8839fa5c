import CoreGraphics
import Foundation

extension UITableView {
    /// Places the views of visible parts and removes the others.
    func layoutContent() {
        setDefaultMargins(
            NSDirectionalEdgeInsets(
                top: 8, leading: UIViewController.listMargin(of: self), bottom: 8,
                trailing: UIViewController.listMargin(of: self)))
        placeBackground()
        placeTableHeader()
        loadContentIfNeeded()
        recycleCells()
        settle { placeCell(at: $0) }
        for path in content.geometry.rows(in: visibleStretch) { placeCell(at: path) }
        recycleCells()
        recycleWaiting()
        placeHeldRow()
        placeTitles()
        placeTableFooter()
        placeSwipeActions()
        placeIndex()
        prefetchRows()
    }

    private func placeBackground() {
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        if subviews.first !== backgroundView { insertSubview(backgroundView, at: 0) }
    }

    private func placeTableHeader() {
        guard let header = tableHeaderView else { return }
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
    }

    private func placeTableFooter() {
        guard let footer = tableFooterView else { return }
        let height = footer.bounds.height
        footer.frame = CGRect(x: 0, y: content.geometry.height - height, width: bounds.width, height: height)
    }

    /// The heights of the table's header and footer views, which are those of their frames; all positions depend on
    /// them.
    var tableViewHeights: [CGFloat] { [tableHeaderView, tableFooterView].map { $0?.bounds.height ?? 0 } }

    // MARK: Recycling

    /// Removes cells that are no longer visible, so that they can be reused for those that become so.
    private func recycleCells() {
        let stretch = visibleStretch
        var visible = Set(content.geometry.rows(in: stretch))
        if let held = editing.movement?.current { visible.insert(held) }
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) where !visible.contains(path) {
            endDisplaying(cell, at: path)
        }
    }

    /// Puts cells that were measured and are not visible into the reuse queue.
    func recycleWaiting() {
        for (path, cell) in content.waiting.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
        content.waiting = [:]
    }

    // MARK: Cells

    func placeCell(at path: IndexPath) {
        guard let range = content.geometry.row(at: path) else { return }
        let shown = content.cells[path]
        let cell = shown ?? makeCell(at: path)
        cell.frame = CGRect(
            x: sideInsets.left + swipeOffset(at: path), y: range.lowerBound, width: cellWidth,
            height: range.upperBound - range.lowerBound)
        let place = CellPlace(
            style: style, isFirst: path.row == 0, isLast: path.row == content.sections[path.section].rows - 1,
            separator: separator(for: cell))
        if cell.place != place { cell.place = place }
        let isSelected = selection.contains(path)
        if isSelected != cell.isSelected { cell.setSelected(isSelected, animated: false) }
        if shown == nil { display(cell, at: path) }
    }

    private func display(_ cell: UITableViewCell, at path: IndexPath) {
        content.cells[path] = cell
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        cell.updateConfigurationIfNeeded()
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }

    private func separator(for cell: UITableViewCell) -> CellSeparator? {
        guard separatorStyle != .none else { return nil }
        let color = separatorColor ?? .separator
        if let own = cell.ownSeparatorInset { return CellSeparator(color: color, inset: own) }
        return CellSeparator(
            color: color, inset: ownSeparatorInset,
            isFromText: separatorInsetReference == .fromAutomaticInsets)
    }
}
