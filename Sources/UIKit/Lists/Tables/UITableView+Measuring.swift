import CoreGraphics
import Foundation

/// How high the rows are.
extension UITableView {
    func measure() -> TableGeometry {
        var geometry = TableGeometry()
        geometry.skip(tableHeaderView?.bounds.height ?? 0)
        for number in content.sections.indices {
            geometry.append(
                header: titleHeight(TableTitle(section: number, isHeader: true)), rows: rowHeights(number),
                footer: titleHeight(TableTitle(section: number, isHeader: false)))
        }
        geometry.skip(tableFooterView?.bounds.height ?? 0)
        return geometry
    }

    /// The delegate's heights, or the table's, or the document's; negative where the cells decide.
    func askForHeights() -> [[CGFloat]] {
        content.sections.indices.map { section in
            (0..<content.sections[section].rows).map {
                askForHeight(at: IndexPath(row: $0, section: section))
            }
        }
    }

    /// On a canvas a row is as high as it was saved; in an app as its author asked, in code or in the document.
    private func askForHeight(at path: IndexPath) -> CGFloat {
        let size = documentRows.isShown ? documentRows.cell(at: path)?.documentSize : nil
        if isOnCanvas, let height = size?.rowHeight ?? size?.height { return height }
        let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return asked == rowHeight ? size?.rowHeight ?? asked : asked
    }

    private func rowHeights(_ section: Int) -> [CGFloat] {
        let asked = content.askedHeights[section]
        guard asked.contains(where: { $0 < 0 }) else { return asked }
        return asked.indices.map { row in
            guard asked[row] < 0 else { return asked[row] }
            return content.measuredHeights[IndexPath(row: row, section: section)] ?? estimatedHeight
        }
    }

    private var estimatedHeight: CGFloat {
        estimatedRowHeight > 0 ? estimatedRowHeight : UITableViewCell.defaultHeight
    }

    /// Whether the row's cell has yet to say how high it is.
    private func isUnmeasured(_ path: IndexPath) -> Bool {
        content.askedHeights[path.section][path.row] < 0 && content.measuredHeights[path] == nil
    }

    /// Measures the cells of the rows that are to be shown, which may bring others into view, until all are known.
    func visibleRows() -> [IndexPath] {
        let rounds = 100
        for _ in 0..<rounds {
            let paths = content.geometry.rows(in: visibleStretch)
            let unknown = paths.filter(isUnmeasured)
            guard !unknown.isEmpty else { return paths }
            for path in unknown { content.measuredHeights[path] = cellHeight(at: path) }
            arrange()
        }
        return content.geometry.rows(in: visibleStretch)
    }

    /// What is on the screen; on a canvas, all that the document has.
    var visibleStretch: ClosedRange<CGFloat> {
        if isOnCanvas, documentRows.isShown { return 0...max(content.geometry.height, 0) }
        return bounds.minY...max(bounds.maxY, bounds.minY)
    }

    /// The height that the cell's content gives; without one, that of the document.
    private func cellHeight(at path: IndexPath) -> CGFloat {
        let cell = content.cells[path] ?? makeCell(at: path)
        if content.cells[path] == nil { content.waiting[path] = cell }
        return cell.ownHeightThatFits(width: cellWidth) ?? cell.documentSize.height
            ?? UITableViewCell.defaultHeight
    }

    // MARK: Sides

    /// How far the cells stand from the edges in an inset grouped table.
    var sideInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let side = UIViewController.sideMargin(of: self)
        return (side + safeAreaInsets.left, side + safeAreaInsets.right)
    }

    var cellWidth: CGFloat { max(bounds.width - sideInsets.left - sideInsets.right, 0) }

    /// The margins of cells and titles: the table's own where it has some, else those of what spans the window.
    var cellMargins: (left: CGFloat, right: CGFloat) {
        let side = UIViewController.sideMargin(of: self)
        guard hasOwnMargins else { return (side, side) }
        let margins = layoutMargins
        guard insetsLayoutMarginsFromSafeArea else { return (margins.left, margins.right) }
        return (max(margins.left - safeAreaInsets.left, 0), max(margins.right - safeAreaInsets.right, 0))
    }

    private var hasOwnMargins: Bool { layoutState.margins != nil }
}
