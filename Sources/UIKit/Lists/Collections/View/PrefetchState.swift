import CoreGraphics
import Foundation

/// The state of the calls to a collection's prefetching data source.
struct PrefetchState {
    /// The content offset of the last layout.
    var offset: CGPoint?
    /// Items announced and not shown yet.
    var announced: Set<IndexPath> = []
}

extension UICollectionView {
    /// Announces the items of the next screen in the direction of scrolling, and cancels those that are no longer
    /// ahead.
    func prefetch() {
        let old = content.prefetching.offset
        content.prefetching.offset = contentOffset
        guard let old, old != contentOffset, isPrefetchingEnabled, let prefetchDataSource else { return }
        let (dx, dy) = (contentOffset.x - old.x, contentOffset.y - old.y)
        let ahead = bounds.offsetBy(
            dx: dx == 0 ? 0 : dx > 0 ? bounds.width : -bounds.width,
            dy: dy == 0 ? 0 : dy > 0 ? bounds.height : -bounds.height)
        let next = attributes(in: ahead).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        let hidden = next.filter { content.views[.cell($0)] == nil }
        let new = hidden.filter { !content.prefetching.announced.contains($0) }
        let gone = content.prefetching.announced.subtracting(hidden)
        let cancelled = gone.filter { content.views[.cell($0)] == nil }.sorted()
        content.prefetching.announced = Set(hidden)
        if !cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
        }
        if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
    }
}
