import Foundation

extension UICollectionViewDiffableDataSource: OutlineSource {
    private func outline(ofSectionAt path: IndexPath) -> SectionSnapshot? {
        shown.section(at: path.section).flatMap { outlines[$0] }
    }

    func outlineLevel(at path: IndexPath) -> Int? {
        guard let item = shown.item(at: path), let tree = outline(ofSectionAt: path), tree.contains(item)
        else {
            return nil
        }
        return tree.level(of: item)
    }

    func isItemExpanded(at path: IndexPath) -> Bool {
        guard let item = shown.item(at: path), let tree = outline(ofSectionAt: path) else { return false }
        return tree.isExpanded(item)
    }

    func toggleItem(at path: IndexPath) {
        guard let item = shown.item(at: path), let section = shown.section(at: path.section),
            let tree = outline(ofSectionAt: path)
        else { return }
        if let next = tree.isExpanded(item) ? collapsed(item, in: tree) : expanded(item, in: tree) {
            apply(next, to: section)
        }
    }

    private func collapsed(_ item: ItemIdentifierType, in tree: SectionSnapshot) -> SectionSnapshot? {
        guard sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true else { return nil }
        sectionSnapshotHandlers.willCollapseItem?(item)
        var next = tree
        next.collapse([item])
        return next
    }

    private func expanded(_ item: ItemIdentifierType, in tree: SectionSnapshot) -> SectionSnapshot? {
        guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return nil }
        sectionSnapshotHandlers.willExpandItem?(item)
        var next = tree
        if let make = sectionSnapshotHandlers.snapshotForExpandingParent {
            next.replace(childrenOf: item, using: make(item, tree.snapshot(of: item)))
        }
        next.expand([item])
        return next
    }
}

extension UICollectionView {
    /// Updates the indentation levels and expansion states of visible cells.
    func refreshOutline(ofSection section: Int) {
        for path in content.cells.keys.sorted() where path.section == section {
            if let cell = content.cell(at: path) { tellOutline(cell, at: path) }
        }
    }

    func tellOutline(_ cell: UICollectionViewCell, at path: IndexPath) {
        guard let source = dataSource as? any OutlineSource, let level = source.outlineLevel(at: path) else {
            return
        }
        cell.isExpanded = source.isItemExpanded(at: path)
        if let cell = cell as? UICollectionViewListCell, cell.indentationLevel != level {
            cell.indentationLevel = level
        }
    }
}
