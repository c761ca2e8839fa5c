import CoreGraphics
import Foundation

/// The content received from a collection's data source, and the views that display it.
@MainActor
struct CollectionContent {
    var isLoaded = false
    /// Whether the delegate leaves the sizes of items to the flow layout.
    var hasDefaultItemSize = false
    /// The number of items in each section.
    var counts: [Int] = []
    var isPrepared = false
    /// The size for which the layout was prepared, in points.
    var room = CGSize(width: -1, height: -1)
    /// Whether a batch has shown the items at the origin of empty bounds.
    var fillsEmptyBounds = false
    /// The distance by which the content is to be scrolled when the layout has been prepared, in points.
    var offsetAdjustment = CGPoint.zero

    /// The views on the screen.
    var views: [CollectionElement: UICollectionReusableView] = [:]
    /// Views created for measuring, to be reused when they become visible.
    var waiting: [CollectionElement: UICollectionReusableView] = [:]
    /// The elements that have been asked for their preferred sizes since they became visible.
    var asked: Set<CollectionElement> = []
    /// The attributes of the view that is being created.
    var making: UICollectionViewLayoutAttributes?

    /// The cell that is being reconfigured rather than replaced.
    var reconfigured: UICollectionViewCell?

    /// The item that is being touched.
    var touched: IndexPath?

    /// The views of sections that scroll by themselves.
    var scrollers: [Int: OrthogonalScroller] = [:]
    var prefetching = PrefetchState()
    /// The changes collected so far; nil outside of a batch.
    var batch: CollectionBatch?
    /// The removed views for which the layout has not yet returned final attributes; nil outside of animated batches.
    var departing: [CollectionElement: UICollectionReusableView]?
    /// The row with visible swipe actions.
    var swipe: OpenSwipe?
    /// The placeholders of items that are still being received.
    var placeholders = Placeholders<UICollectionViewCell>()
    /// Whether updates use the displayed index paths.
    var usesShownPaths = false
    /// The index titles beside the items, and the view that displays them.
    var indexTitles: [String] = []
    var indexView: TableIndexView?
    /// The item whose menu is open.
    var menu: RowMenu?
    /// The current interactive movement.
    var movement: InteractiveMovement?

    var cells: [IndexPath: UICollectionViewCell] {
        var cells: [IndexPath: UICollectionViewCell] = [:]
        for (element, view) in views where element.category == .cell {
            cells[element.path] = view as? UICollectionViewCell
        }
        return cells
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        views[.cell(path)] as? UICollectionViewCell
    }

    /// Returns whether the content has the item.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section)
            && (0..<counts[path.section]).contains(path.item)
    }
}
