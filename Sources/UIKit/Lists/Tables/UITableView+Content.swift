import CoreGraphics
import Foundation

extension UITableView {
    func applyStyle() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        setNeedsReload()
    }

    func setNeedsReload() {
        content.isLoaded = false
        setNeedsLayout()
    }

    /// Creates the visible rows if all were reloaded since the last layout, so that their cells are known.
    func layoutReloadedRows() {
        if !content.isLoaded, !bounds.isEmpty, dataSource != nil { layoutIfNeeded() }
    }

    /// Computes all positions again without reloading the rows.
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

    var loadedGeometry: TableGeometry {
        loadContentIfNeeded()
        return content.geometry
    }

    func loadContentIfNeeded() {
        if !content.isLoaded {
            content.isLoaded = true
            removeContentViews()
            content.sections = askForSections()
            content.indexTitles = dataSource?.sectionIndexTitles(for: self)
            content.setting = nil
            content.hasLearnedEstimate = false
        }
        let setting = TableContent.Setting(
            width: bounds.width, margins: cellMargins.left + cellMargins.right, tableViews: tableViewHeights)
        guard content.setting != setting else { return }
        let isFirst = content.setting == nil && content.cells.isEmpty
        let anchor = isFirst ? nil : topmostPart
        let wasWithin = bounds.minY <= maximumOffset
        content.setting = setting
        content.unsettle()
        content.geometry = estimatedGeometry()
        if let anchor { keep(anchor.part, at: anchor.distance) }
        adoptContentSize()
        // The content may be shorter than before, if only because heights are estimates again.
        if wasWithin, !isAtTop, bounds.minY > maximumOffset { contentOffset.y = maximumOffset }
    }

    /// Sets the content size to the known one.
    func adoptContentSize() {
        let size = CGSize(width: bounds.width, height: content.geometry.height)
        if contentSize != size { contentSize = size }
    }

    private func removeContentViews() {
        motion.stop()
        for (path, cell) in content.cells.sorted(by: { $0.key < $1.key }) { finishDisplaying(cell, at: path) }
        for (path, cell) in content.waiting.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
        for (title, view) in content.titles.sorted(by: { $0.key < $1.key }) {
            finishRemoving(view, title, wasShown: content.shownTitles.contains(title))
        }
        (content.cells, content.titles, content.waiting) = ([:], [:], [:])
        content.shownTitles = []
    }

    /// Removes a cell, at the end of its animation if changes are animated.
    func endDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
        content.cells[path] = nil
        takeAway(cell, from: path)
    }

    func takeAway(_ cell: UITableViewCell, from path: IndexPath) {
        if !departs(cell, from: path) { finishDisplaying(cell, at: path) }
    }

    func finishDisplaying(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        retire(cell, at: path)
    }

    /// Puts a cell into the reuse queue.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.endMotion()
        if cell !== documentRows.cell(at: path) { registry.enqueue(cell, cell.reuseIdentifier) }
    }

    private func askForSections() -> [TableContent.Section] {
        documentRows.isShown = false
        guard let dataSource else {
            return showDocumentRows().map {
                TableContent.Section(rows: $0.cells.count, header: $0.header, footer: $0.footer)
            }
        }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map(askForSection)
    }

    func askForSection(_ section: Int) -> TableContent.Section {
        TableContent.Section(
            rows: askedRows(inSection: section),
            header: dataSource?.tableView(self, titleForHeaderInSection: section),
            footer: dataSource?.tableView(self, titleForFooterInSection: section))
    }

    /// Adopts the document's sections as the table's content.
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

    /// Returns the cell for a row, from the data source or the document.
    func makeCell(at path: IndexPath) -> UITableViewCell {
        if let cell = content.waiting.removeValue(forKey: path) { return cell }
        let asked = editing.movement?.dataSourcePath(of: path) ?? path
        let placeholder = content.placeholders.entry(at: asked).map(makePlaceholder)
        let cell =
            placeholder
            ?? dataSource?.tableView(
                self, cellForRowAt: content.placeholders.dataSourcePath(of: asked) ?? asked)
            ?? documentRows.cell(at: path)
            ?? UITableViewCell()
        prepare(cell, at: path)
        return cell
    }

    private func makePlaceholder(_ entry: PlaceholderEntry<UITableViewCell>) -> UITableViewCell {
        let cell = dequeueCell(entry.identifier) ?? missingCell(entry.identifier)
        entry.update?(cell)
        return cell
    }

    /// Applies the table's settings to a cell before it is measured.
    func prepare(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = self
        asking(about: cell, at: path) {
            guard let delegate = tableDelegate else { return }
            cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: path)
        }
        prepareEditing(cell, at: path)
    }

    /// Performs work that asks the delegate and the data source about a cell, whose values are their defaults.
    func asking<Answer>(about cell: UITableViewCell, at path: IndexPath, _ work: () -> Answer) -> Answer {
        let outer = content.prepared
        content.prepared = (path, cell)
        defer { content.prepared = outer }
        return work()
    }
}
