import CoreGraphics
import Foundation

extension UITableView {
    /// Puts the views of what is visible in place and takes away the others.
    func layoutContent() {
        setListMargins(
            NSDirectionalEdgeInsets(
                top: 8, leading: UIViewController.sideMargin(of: self), bottom: 8,
                trailing: UIViewController.sideMargin(of: self)))
        placeBackground()
        placeTableHeader()
        loadContentIfNeeded()
        let paths = visibleRows()
        recycleCells(keeping: Set(paths))
        for path in paths { placeCell(at: path) }
        placeTitles()
        placeTableFooter()
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

    /// The table's header and footer keep the heights of their frames; other heights move everything.
    var tableViewHeights: [CGFloat] { [tableHeaderView, tableFooterView].map { $0?.bounds.height ?? 0 } }

    private func recycleCells(keeping paths: Set<IndexPath>) {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
            content.cells[path] = nil
            retire(cell, at: path)
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        }
    }

    private func placeCell(at path: IndexPath) {
        guard let range = content.geometry.row(at: path) else { return }
        let cell = content.cells[path] ?? showCell(at: path)
        let place = CellPlace(
            style: style, isFirst: path.row == 0, isLast: path.row == content.sections[path.section].rows - 1,
            separator: separator(for: cell))
        if cell.place != place { cell.place = place }
        let isSelected = selection.contains(path)
        if isSelected != cell.isSelected { cell.setSelected(isSelected, animated: false) }
        cell.frame = CGRect(
            x: sideInsets.left, y: range.lowerBound, width: cellWidth,
            height: range.upperBound - range.lowerBound)
    }

    private func showCell(at path: IndexPath) -> UITableViewCell {
        let cell = makeCell(at: path)
        content.cells[path] = cell
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
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
