import CoreGraphics
import Foundation

extension UITableView {
    /// Puts the views of what is visible in place and takes away the others.
    func layoutContent() {
        loadContentIfNeeded()
        placeTableViews()
        let visible = bounds.minY...max(bounds.maxY, bounds.minY)
        let paths = content.geometry.rows(in: visible)
        recycleCells(keeping: Set(paths))
        for path in paths { placeCell(at: path) }
        for section in content.sections.indices { placeTitles(section, visible: visible) }
    }

    private func placeTableViews() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
        }
        if let footer = tableFooterView {
            let height = footer.bounds.height
            footer.frame = CGRect(
                x: 0, y: content.geometry.height - height, width: bounds.width, height: height)
        }
    }

    private func recycleCells(keeping paths: Set<IndexPath>) {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) where !paths.contains(path) {
            content.cells[path] = nil
            cell.removeFromSuperview()
            if cell !== documentRows.cell(at: path) { registry.enqueue(cell, cell.reuseIdentifier) }
        }
    }

    private func placeCell(at path: IndexPath) {
        guard let range = content.geometry.row(at: path) else { return }
        let cell = content.cells[path] ?? showCell(at: path)
        cell.place = CellPlace(
            style: style, isFirst: path.row == 0, isLast: path.row == content.sections[path.section].rows - 1,
            separator: separator(for: cell))
        cell.frame = CGRect(
            x: sideInset, y: range.lowerBound, width: max(bounds.width - 2 * sideInset, 0),
            height: range.upperBound - range.lowerBound)
    }

    private func showCell(at path: IndexPath) -> UITableViewCell {
        let cell = makeCell(at: path)
        content.cells[path] = cell
        cell.preservesSuperviewLayoutMargins = true
        insertSubview(cell, at: 0)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func separator(for cell: UITableViewCell) -> CellSeparator? {
        guard separatorStyle != .none else { return nil }
        return CellSeparator(color: separatorColor ?? .separator, inset: cell.ownSeparatorInset ?? ownSeparatorInset)
    }

    private func placeTitles(_ number: Int, visible: ClosedRange<CGFloat>) {
        let section = content.geometry.sections[number]
        placeTitle(number, isHeader: true, section.header, visible)
        placeTitle(number, isHeader: false, section.footer, visible)
    }

    private func placeTitle(
        _ number: Int, isHeader: Bool, _ range: ClosedRange<CGFloat>, _ visible: ClosedRange<CGFloat>
    ) {
        guard range.overlaps(visible), range.upperBound > range.lowerBound else { return }
        let known = isHeader ? content.headers[number] : content.footers[number]
        guard let view = known ?? makeTitle(number, isHeader: isHeader) else { return }
        if view.superview !== self { addSubview(view) }
        if isHeader { content.headers[number] = view } else { content.footers[number] = view }
        (view as? TableTitleView)?.margin = titleMargin
        view.frame = CGRect(
            x: sideInset, y: range.lowerBound, width: max(bounds.width - 2 * sideInset, 0),
            height: range.upperBound - range.lowerBound)
    }

    private func makeTitle(_ number: Int, isHeader: Bool) -> UIView? {
        let own = isHeader
            ? tableDelegate?.tableView(self, viewForHeaderInSection: number)
            : tableDelegate?.tableView(self, viewForFooterInSection: number)
        if let own { return own }
        let section = content.sections[number]
        guard let text = isHeader ? section.header : section.footer else { return nil }
        return TableTitleView(text: text, style: style, isHeader: isHeader, isFirst: number == 0)
    }
}
