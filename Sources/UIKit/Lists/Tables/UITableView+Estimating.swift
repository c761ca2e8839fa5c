import CoreGraphics
import Foundation

/// Heights before any row has been visible.
extension UITableView {
    /// Returns the positions as far as they can be computed without creating cells or views.
    func estimatedGeometry() -> TableGeometry {
        content.rowHeights = rowHeightRule()
        return TableGeometry(
            sections: content.sections.indices.map { section in
                TableGeometry.Section(
                    header: estimatedHeight(of: TableTitle(section: section, isHeader: true)),
                    rows: estimatedRows(section),
                    footer: estimatedHeight(of: TableTitle(section: section, isHeader: false)))
            },
            top: tableHeaderView?.bounds.height ?? 0, bottom: tableFooterView?.bounds.height ?? 0)
    }

    private func rowHeightRule() -> TableContent.RowHeights {
        if estimatedRowHeight == 0 { return .asked }
        guard rowHeight > 0, !documentRows.isShown else { return .lazy }
        // Requesting the first row's height determines whether the delegate implements the method.
        if let first = content.sections.firstIndex(where: { $0.rows > 0 }) {
            _ = ask(.heightForRow) { $0.tableView(self, heightForRowAt: IndexPath(row: 0, section: first)) }
        }
        return tableDelegate == nil || missingMethods.contains(.heightForRow) ? .fixed : .lazy
    }

    func estimatedRows(_ section: Int) -> HeightTree {
        let count = content.sections[section].rows
        switch content.rowHeights {
        case .fixed: return HeightTree(count: count, estimate: rowHeight)
        case .asked:
            return knownRows(section, estimate: controlMetrics.rowHeight, askedHeight)
        case .lazy:
            guard estimatesEachRow(section) else {
                return HeightTree(count: count, estimate: commonEstimate)
            }
            return knownRows(section, estimate: commonEstimate) { path in
                guard let own = content.placeholders.dataSourcePath(of: path) else { return -1 }
                return ask(.estimatedHeightForRow) { $0.tableView(self, estimatedHeightForRowAt: own) } ?? -1
            }
        }
    }

    /// Returns the heights of a section's rows where the method returns valid ones.
    private func knownRows(_ section: Int, estimate: CGFloat, _ ask: (IndexPath) -> CGFloat) -> HeightTree {
        let count = content.sections[section].rows
        var known: [(place: Int, height: CGFloat)] = []
        for row in 0..<count {
            let height = ask(IndexPath(row: row, section: section))
            if height >= 0 { known.append((row, height)) }
        }
        return HeightTree(count: count, estimate: estimate, known: known)
    }

    private func estimatesEachRow(_ section: Int) -> Bool {
        guard content.sections[section].rows > 0 else { return false }
        let first = IndexPath(row: 0, section: section)
        return ask(.estimatedHeightForRow) { $0.tableView(self, estimatedHeightForRowAt: first) } != nil
    }

    private var commonEstimate: CGFloat {
        estimatedRowHeight > 0
            ? estimatedRowHeight : rowHeight > 0 ? rowHeight : controlMetrics.rowHeight
    }

    /// Sets an automatic estimate to the mean height of the first visible rows.
    func learnEstimate() {
        guard !content.hasLearnedEstimate, content.rowHeights == .lazy, estimatedRowHeight < 0 else { return }
        let seen = content.settledRows.compactMap { path in
            content.geometry.row(at: path).map { $0.upperBound - $0.lowerBound }
        }
        guard let least = seen.min(), let most = seen.max() else { return }
        content.hasLearnedEstimate = true
        let mean = seen.sorted().reduce(0, +) / CGFloat(seen.count)
        // Whole points keep the following rows aligned to pixels.
        content.geometry.setEstimate(least == most ? least : mean.rounded())
    }

    // MARK: Requested heights

    /// Returns the delegate's height, or the table's, or the document's; negative if the cell determines it. On a
    /// canvas, rows have their saved heights; in an app, those set in code or in the document.
    func askedHeight(at path: IndexPath) -> CGFloat {
        let size = documentRows.isShown ? documentRows.cell(at: path)?.documentSize : nil
        if isOnCanvas, let height = size?.rowHeight ?? size?.height { return height }
        if let entry = content.placeholders.entry(at: path) { return entry.height }
        let own = content.placeholders.dataSourcePath(of: path) ?? path
        let asked = ask(.heightForRow) { $0.tableView(self, heightForRowAt: own) } ?? rowHeight
        return asked == rowHeight ? size?.rowHeight ?? asked : asked
    }

    // MARK: Titles

    /// Returns the height of a title that has not been visible.
    private func estimatedHeight(of title: TableTitle) -> CGFloat {
        let estimate = askedEstimate(of: title)
        if estimate > 0 { return estimate }
        let common = title.isHeader ? sectionHeaderHeight : sectionFooterHeight
        let section = content.sections[title.section]
        let hasText = (title.isHeader ? section.header : section.footer) != nil
        if style == .plain { return hasText ? max(common, Self.plainTitleHeight) + topPadding(title) : 0 }
        if hasText { return max(common, 38) + topPadding(title) }
        return common > 0 ? common : emptyTitleHeight(title)
    }

    private func askedEstimate(of title: TableTitle) -> CGFloat {
        let common = title.isHeader ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        guard let delegate = tableDelegate else { return common }
        return title.isHeader
            ? delegate.tableView(self, estimatedHeightForHeaderInSection: title.section)
            : delegate.tableView(self, estimatedHeightForFooterInSection: title.section)
    }
}
