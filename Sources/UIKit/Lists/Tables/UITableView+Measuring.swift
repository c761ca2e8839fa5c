import CoreGraphics
import Foundation

extension UITableView {
    func measure() -> TableGeometry {
        var geometry = TableGeometry()
        geometry.skip(fittedHeight(tableHeaderView))
        for number in content.sections.indices {
            geometry.append(
                header: headerHeight(number), rows: rowHeights(number), footer: footerHeight(number))
        }
        geometry.skip(fittedHeight(tableFooterView))
        return geometry
    }

    private func fittedHeight(_ view: UIView?) -> CGFloat { view.map(\.bounds.height) ?? 0 }

    private func rowHeights(_ section: Int) -> [CGFloat] {
        (0..<content.sections[section].rows).map { rowHeight(at: IndexPath(row: $0, section: section)) }
    }

    private func rowHeight(at path: IndexPath) -> CGFloat {
        if let own = documentRows.cell(at: path)?.documentRowHeight, dataSource == nil { return own }
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if asked >= 0 { return asked }
        return automaticHeight(at: path)
    }

    /// The height that the cell's constraints give, at least 44 points where they give none.
    private func automaticHeight(at path: IndexPath) -> CGFloat {
        let cell = makeCell(at: path)
        content.measured[path] = cell
        return cell.fittingHeight(width: bounds.width - 2 * sideInset, in: self)
    }

    /// How far the cells stand from the edges in an inset grouped table.
    var sideInset: CGFloat {
        guard style == .insetGrouped else { return 0 }
        return max(layoutMargins.left, bounds.width < 414 ? 16 : 20)
    }

    func headerHeight(_ section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
        if view != nil || content.sections[section].header != nil {
            return asked > 0 ? titleHeight(content.sections[section].header, asked, isHeader: true, section) : automaticHeader(section)
        }
        if style == .plain { return 0 }
        return asked > 0 ? max(asked, section == 0 ? 35 : asked) : (section == 0 ? 35 : 17.5)
    }

    func footerHeight(_ section: Int) -> CGFloat {
        let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if let text = content.sections[section].footer {
            return titleHeight(text, asked, isHeader: false, section)
        }
        if style == .plain { return 0 }
        return asked > 0 ? asked : 17.5
    }

    private func automaticHeader(_ section: Int) -> CGFloat {
        titleHeight(content.sections[section].header, 0, isHeader: true, section)
    }

    /// Titles grow with their text; a height that was asked for is the least.
    private func titleHeight(_ text: String?, _ asked: CGFloat, isHeader: Bool, _ section: Int) -> CGFloat {
        guard let text else { return max(asked, 28) }
        let view = TableTitleView(text: text, style: style, isHeader: isHeader, isFirst: section == 0)
        return max(asked, view.fittingHeight(width: bounds.width - 2 * sideInset, margin: titleMargin))
    }

    /// Where titles start, from the edge of the cells.
    var titleMargin: CGFloat { style == .insetGrouped ? (bounds.width < 414 ? 16 : 20) : max(layoutMargins.left, 16) }
}
