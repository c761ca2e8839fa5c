import CoreGraphics
import Foundation

extension UITableView {
    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    func applyStyle() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        setNeedsReload()
    }

    func setNeedsReload() {
        content.isLoaded = false
        setNeedsLayout()
    }

    /// Places everything anew without asking for the rows again.
    func setNeedsMeasuring() {
        content.setting = nil
        setNeedsLayout()
    }

    func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsMeasuring()
    }

    /// The content with the places of all rows.
    var loadedContent: TableContent {
        loadContentIfNeeded()
        return content
    }

    var loadedGeometry: TableGeometry { loadedContent.geometry }

    func loadContentIfNeeded() {
        if !content.isLoaded {
            content.isLoaded = true
            removeContentViews()
            content.sections = askForSections()
            content.setting = nil
        }
        let setting = TableContent.Setting(
            width: bounds.width, margins: cellMargins.left + cellMargins.right, tableViews: tableViewHeights)
        guard content.setting != setting else { return }
        content.setting = setting
        content.measuredHeights = [:]
        content.askedHeights = askForHeights()
        arrange()
    }

    /// Works out where everything is, from the heights that are known.
    func arrange() {
        content.geometry = measure()
        let size = CGSize(width: bounds.width, height: content.geometry.height)
        if contentSize != size { contentSize = size }
    }

    private func removeContentViews() {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
        for view in content.titles.values { view.removeFromSuperview() }
        (content.cells, content.titles, content.waiting) = ([:], [:], [:])
    }

    /// Takes a cell away and keeps it for another row.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        if cell !== documentRows.cell(at: path) { registry.enqueue(cell, cell.reuseIdentifier) }
    }

    private func askForSections() -> [TableContent.Section] {
        documentRows.isShown = false
        guard let dataSource else {
            return showDocumentRows().map {
                TableContent.Section(rows: $0.cells.count, header: $0.header, footer: $0.footer)
            }
        }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
            TableContent.Section(
                rows: max(dataSource.tableView(self, numberOfRowsInSection: $0), 0),
                header: dataSource.tableView(self, titleForHeaderInSection: $0),
                footer: dataSource.tableView(self, titleForFooterInSection: $0))
        }
    }

    /// The document's sections, from now on the table's content.
    @discardableResult
    func showDocumentRows() -> [DocumentTableRows.Section] {
        documentRows.makeSamples()
        documentRows.isShown = true
        return documentRows.sections
    }

    // MARK: Cells

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        let cell = registry.dequeue(identifier) {
            ($0 as? UITableViewCell.Type)?.init(style: .default, reuseIdentifier: identifier)
        }
        cell?.table = self
        return cell
    }

    func missingCell(_ identifier: String) -> UITableViewCell {
        RuntimeDiagnostics.report(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier"
                + " or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The cell for a row, from the data source or the document.
    func makeCell(at path: IndexPath) -> UITableViewCell {
        if let cell = content.waiting.removeValue(forKey: path) { return cell }
        let cell =
            dataSource?.tableView(self, cellForRowAt: path) ?? documentRows.cell(at: path)
            ?? UITableViewCell()
        cell.table = self
        return cell
    }
}
