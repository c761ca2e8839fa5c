import CoreGraphics
import Foundation

/// What a collection has asked its data source for, and the views that show it.
struct CollectionContent {
    var isLoaded = false
    /// The number of items in each section.
    var counts: [Int] = []
    var isPrepared = false
    /// The room that the layout was prepared for, in points.
    var room = CGSize(width: -1, height: -1)
    /// By how much the content is to be scrolled when the layout has been prepared, in points.
    var offsetAdjustment = CGPoint.zero

    /// The views on the screen.
    var views: [CollectionElement: UICollectionReusableView] = [:]
    /// Views made to be measured, kept for when they are shown.
    var waiting: [CollectionElement: UICollectionReusableView] = [:]
    /// What has been asked for its size since it came onto the screen.
    var asked: Set<CollectionElement> = []
    /// Where the view stands that is being made.
    var making: UICollectionViewLayoutAttributes?

    /// The cell that is to be configured anew rather than exchanged.
    var reconfigured: UICollectionViewCell?

    /// The item that is being touched.
    var touched: IndexPath?

    /// The views of sections that scroll by themselves.
    var scrollers: [Int: OrthogonalScroller] = [:]
    var prefetching = PrefetchState()
    /// What the changes collected so far comprise; nil outside of a batch.
    var batch: CollectionBatch?
    /// What a batch has taken away whose way the layout has not been asked for; nil outside of batches that are seen.
    var departing: [CollectionElement: UICollectionReusableView]?
    /// The row whose actions are shown.
    var swipe: OpenSwipe?
    /// The item that is being moved by hand.
    var movement: InteractiveMovement?

    var cells: [IndexPath: UICollectionViewCell] {
        var cells: [IndexPath: UICollectionViewCell] = [:]
        for (element, view) in views where element.category == .cell {
            cells[element.path] = view as? UICollectionViewCell
        }
        return cells
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? { views[.cell(path)] as? UICollectionViewCell }

    /// Whether the content has the item.
    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path.section)
            && (0..<counts[path.section]).contains(path.item)
    }
}
