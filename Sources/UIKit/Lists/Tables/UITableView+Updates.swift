import CoreGraphics
import Foundation

/// Changes that wait for the end of the outermost batch.
struct TableUpdates {
    /// The number of batches that have begun and not ended.
    var depth = 0
    var changes = BatchUpdates()
    var completions: [(Bool) -> Void] = []
    /// The animations of the batch's insertions and deletions.
    var animations = RowAnimations()
    /// The animations of deleted rows, while the table applies a change.
    var leavingBy: RowAnimations?
    /// The cells that rows keep while the data source configures them again.
    var reconfigured: [IndexPath: UITableViewCell] = [:]
    /// The rows to reconfigure after the batch, by their index paths before it.
    var toReconfigure: [IndexPath] = []

    mutating func discard() { (changes, animations, toReconfigure) = (BatchUpdates(), RowAnimations(), []) }
}

/// Changes of the content.
extension UITableView {
    func beginBatch() {
        // Changes refer to the rows that were displayed before.
        if updates.depth == 0, window != nil { loadContentIfNeeded() }
        updates.depth += 1
    }

    func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        beginBatch()
        updates?()
        endBatch(completion: completion)
    }

    func endBatch(completion: ((Bool) -> Void)?) {
        guard updates.depth > 0 else {
            return RuntimeDiagnostics.report("endUpdates called without a matching beginUpdates")
        }
        if let completion { updates.completions.append(completion) }
        updates.depth -= 1
        guard updates.depth == 0 else { return }
        let completions = updates.completions
        updates.completions = []
        commit { finished in for completion in completions { completion(finished) } }
    }

    /// Notes a change, and carries it out at once outside of a batch.
    func change(
        _ note: (inout BatchUpdates) -> Void, animated animate: (inout RowAnimations) -> Void = { _ in }
    ) {
        note(&updates.changes)
        animate(&updates.animations)
        if updates.depth == 0 { commit { _ in } }
    }

    private func commit(completion: @escaping (Bool) -> Void) {
        let (told, animations, again) = (updates.changes, updates.animations, updates.toReconfigure)
        updates.discard()
        endSwipe()
        let changes = shown(told)
        // Before the first load there is nothing to update: the load will read the new state.
        guard content.isLoaded, dataSource != nil else {
            setNeedsReload()
            return completion(true)
        }
        let before = content.sections
        let sections = sectionsAfter(changes)
        let check = BatchCheck(
            updates: changes, before: before.map(\.rows), after: sections.map(\.rows), words: .table)
        if let problem = check.problem {
            RuntimeDiagnostics.report("\(problem). The table is reloaded")
            setNeedsReload()
            return completion(true)
        }
        let map = BatchMap(changes, sectionCount: content.sections.count)
        carryOut(changes, to: sections, animations, completion: completion)
        if !again.isEmpty { reconfigure(again.compactMap(map.item)) }
    }

    /// Returns the changes with the displayed index paths.
    private func shown(_ changes: BatchUpdates) -> BatchUpdates {
        guard !content.placeholders.isEmpty, !content.usesShownPaths else { return changes }
        return content.placeholders.translate(changes, sectionCount: content.sections.count)
    }

    /// Returns the current sections of the data source. Titles of unchanged sections are not requested again.
    private func sectionsAfter(_ changes: BatchUpdates) -> [TableContent.Section] {
        guard let dataSource else { return content.sections }
        let map = BatchMap(changes, sectionCount: content.sections.count)
        let reloaded = Set(changes.reloadedSections)
        var known: [Int: TableContent.Section] = [:]
        for old in content.sections.indices where !reloaded.contains(old) {
            if let new = map.section(old) { known[new] = content.sections[old] }
        }
        return (0..<max(dataSource.numberOfSections(in: self), 0)).map { section in
            guard var kept = known[section] else { return askForSection(section) }
            kept.rows = askedRows(inSection: section)
            return kept
        }
    }

    func adopt(_ sections: [TableContent.Section], after changes: BatchUpdates) {
        let map = BatchMap(changes, sectionCount: content.sections.count)
        let reloaded = Reloads(changes)
        let anchor = anchor(after: changes, map)
        let old = content.geometry
        content.sections = sections
        moveCells(map, reloaded)
        moveTitles(map, reloaded)
        selection = selection.filter { !reloaded.contains($0) }.compactMap(map.item)
        highlightedRow = highlightedRow.flatMap(map.item)
        content.unsettle()
        content.geometry = estimatedGeometry()
        keepHeights(of: old, map, reloaded)
        if let anchor { keep(.row(anchor.path), at: anchor.distance) }
        if !isAtTop, bounds.origin.y > maximumOffset { bounds.origin.y = maximumOffset }
    }

    /// The rows and sections to reload.
    struct Reloads {
        private let sections: Set<Int>
        private let rows: Set<IndexPath>

        init(_ changes: BatchUpdates) {
            (sections, rows) = (Set(changes.reloadedSections), Set(changes.reloadedItems))
        }

        func contains(_ path: IndexPath) -> Bool { rows.contains(path) || sections.contains(path.section) }
        func contains(section: Int) -> Bool { sections.contains(section) }
    }

    private func moveCells(_ map: BatchMap, _ reloaded: Reloads) {
        let cells = content.cells.sorted { $0.key < $1.key }
        content.cells = [:]
        for (path, cell) in content.waiting.sorted(by: { $0.key < $1.key }) { retire(cell, at: path) }
        content.waiting = [:]
        for (path, cell) in cells {
            if !reloaded.contains(path), let new = map.item(path), content.sections.has(new) {
                content.cells[new] = cell
            } else {
                // Another row may be at the index path by now.
                takeAway(cell, from: path)
            }
        }
    }

    private func moveTitles(_ map: BatchMap, _ reloaded: Reloads) {
        let titles = content.titles.sorted { $0.key < $1.key }
        let shown = content.shownTitles
        content.titles = [:]
        var stillShown: Set<TableTitle> = []
        for (title, view) in titles {
            guard !reloaded.contains(section: title.section), let section = map.section(title.section) else {
                remove(view, title)
                continue
            }
            let new = TableTitle(section: section, isHeader: title.isHeader)
            content.titles[new] = view
            if shown.contains(title) { stillShown.insert(new) }
        }
        content.shownTitles = stillShown
    }

    /// Keeps measured heights as estimates of the remaining rows, until they become visible.
    private func keepHeights(of old: TableGeometry, _ map: BatchMap, _ reloaded: Reloads) {
        let titles = titleHeights(of: old, map, reloaded)
        let rows = rowHeights(of: old, map, reloaded)
        content.geometry = TableGeometry(
            sections: content.geometry.sections.enumerated().map { section, estimated in
                TableGeometry.Section(
                    header: titles[TableTitle(section: section, isHeader: true)] ?? estimated.header,
                    rows: rows?[section] ?? estimated.rows,
                    footer: titles[TableTitle(section: section, isHeader: false)] ?? estimated.footer)
            }, top: content.geometry.top, bottom: content.geometry.bottom)
    }

    /// Returns the rows with their known heights; nil if the cells do not determine them.
    private func rowHeights(of old: TableGeometry, _ map: BatchMap, _ reloaded: Reloads) -> [HeightTree]? {
        guard content.rowHeights == .lazy else { return nil }
        var known = [[(place: Int, height: CGFloat)]](repeating: [], count: content.sections.count)
        for section in old.sections.indices {
            for (row, height) in old.sections[section].rows.known {
                let path = IndexPath(row: row, section: section)
                guard !reloaded.contains(path), let new = map.item(path), content.sections.has(new) else {
                    continue
                }
                known[new.section].append((new.row, height))
            }
        }
        let learned = content.hasLearnedEstimate ? old.sections.first?.rows.estimate : nil
        return content.geometry.sections.enumerated().map { section, estimated in
            HeightTree(
                count: estimated.rows.count, estimate: learned ?? estimated.rows.estimate,
                known: known[section].sorted { $0.place < $1.place })
        }
    }

    private func titleHeights(of old: TableGeometry, _ map: BatchMap, _ reloaded: Reloads)
        -> [TableTitle: CGFloat]
    {
        var heights: [TableTitle: CGFloat] = [:]
        for (number, section) in old.sections.enumerated() where !reloaded.contains(section: number) {
            guard let new = map.section(number) else { continue }
            heights[TableTitle(section: new, isHeader: true)] = section.header
            heights[TableTitle(section: new, isHeader: false)] = section.footer
        }
        return heights
    }

    /// Returns the first visible row that remains, at its new index path, and its distance from the top of the view.
    private func anchor(after changes: BatchUpdates, _ map: BatchMap) -> (path: IndexPath, distance: CGFloat)?
    {
        guard !isAtTop else { return nil }
        let moved = Set(changes.movedItems.map(\.from))
        for path in content.cells.keys.sorted() where !moved.contains(path) {
            guard let new = map.item(path), let range = content.geometry.row(at: path) else { continue }
            return (new, range.lowerBound - bounds.minY)
        }
        return nil
    }

    // MARK: Reconfiguring

    func reconfigure(_ paths: [IndexPath]) {
        // In a batch the data source may be ahead of the displayed content.
        guard updates.depth == 0 else { return updates.toReconfigure += paths }
        guard content.isLoaded, let dataSource else { return }
        for path in paths {
            content.settledRows.remove(path)
            guard let cell = content.cells[path] else { continue }
            updates.reconfigured[path] = cell
            let answer = dataSource.tableView(self, cellForRowAt: path)
            updates.reconfigured[path] = nil
            if answer !== cell { replace(cell, with: answer, at: path) }
        }
        setNeedsLayout()
    }

    /// Returns the cell that a row keeps, if it has the requested reuse identifier.
    func reconfigured(_ identifier: String, at path: IndexPath) -> UITableViewCell? {
        guard let cell = updates.reconfigured[path], cell.reuseIdentifier == identifier else { return nil }
        return cell
    }

    private func replace(_ cell: UITableViewCell, with new: UITableViewCell, at path: IndexPath) {
        endDisplaying(cell, at: path)
        prepare(new, at: path)
        content.waiting[path] = new
    }
}

extension [TableContent.Section] {
    func has(_ path: IndexPath) -> Bool {
        indices.contains(path.section) && path.row >= 0 && path.row < self[path.section].rows
    }
}
