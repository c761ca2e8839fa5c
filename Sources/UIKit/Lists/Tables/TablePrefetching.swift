import CoreGraphics
import Foundation

/// The rows announced to the prefetching data source.
struct TablePrefetching {
    var announced: Set<IndexPath> = []
    var offset: CGFloat = 0
}

extension UITableView {
    /// Announces the next rows in the direction of scrolling, as many as are visible, and cancels those that have been
    /// passed.
    func prefetchRows() {
        defer { prefetching.offset = bounds.minY }
        guard isPrefetchingEnabled, let source = prefetchDataSource, !content.cells.isEmpty else { return }
        let visible = content.cells.keys.sorted()
        let isUp = bounds.minY < prefetching.offset
        guard let edge = isUp ? visible.first : visible.last else { return }
        let coming = rows(from: edge, count: visible.count, isUp: isUp)
        let stale = prefetching.announced.subtracting(coming).subtracting(visible)
        let new = coming.filter { !prefetching.announced.contains($0) }
        prefetching.announced = Set(coming)
        if !stale.isEmpty {
            source.tableView(self, cancelPrefetchingForRowsAt: stale.sorted())
        }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
    }

    /// Returns the rows next to one, which is excluded.
    private func rows(from edge: IndexPath, count: Int, isUp: Bool) -> [IndexPath] {
        var rows: [IndexPath] = []
        var part = TablePart.row(edge)
        while rows.count < count {
            let next = isUp ? content.geometry.part(before: part) : content.geometry.part(after: part)
            guard let next else { break }
            if case .row(let path) = next { rows.append(path) }
            part = next
        }
        return rows
    }
}
