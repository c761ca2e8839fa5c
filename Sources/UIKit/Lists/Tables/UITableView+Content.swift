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

    func replace(_ old: UIView?, _ new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsReload()
    }

    var loadedContent: TableContent {
        loadContentIfNeeded()
        return content
    }

    var loadedGeometry: TableGeometry { loadedContent.geometry }

    func loadContentIfNeeded() {
        guard !content.isLoaded || content.width != bounds.width else { return }
        content.isLoaded = true
        content.width = bounds.width
        removeContentViews()
        content.sections = askForSections()
        content.geometry = measure()
        contentSize = CGSize(width: bounds.width, height: content.geometry.height)
    }

    private func removeContentViews() {
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) where cell !== documentRows.cell(at: path) {
            registry.enqueue(cell, cell.reuseIdentifier)
        }
        for cell in content.cells.values { cell.removeFromSuperview() }
        for view in content.headers.values { view.removeFromSuperview() }
        for view in content.footers.values { view.removeFromSuperview() }
        (content.cells, content.headers, content.footers, content.measured) = ([:], [:], [:], [:])
    }

    private func askForSections() -> [TableContent.Section] {
        guard let dataSource else {
            return documentRows.sections.map {
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

    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        registry.dequeue(identifier) {
            ($0 as? UITableViewCell.Type)?.init(style: .default, reuseIdentifier: identifier)
        }
    }

    func missingCell(_ identifier: String) -> UITableViewCell {
        RuntimeDiagnostics.report(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier"
                + " or connect a prototype cell in a storyboard")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// The cell for a row, from the data source or the document.
    func makeCell(at path: IndexPath) -> UITableViewCell {
        if let cell = content.measured.removeValue(forKey: path) { return cell }
        guard let dataSource else { return documentRows.cell(at: path) ?? UITableViewCell() }
        return dataSource.tableView(self, cellForRowAt: path)
    }
}
