import CoreGraphics
import Foundation

/// What a collection has asked its data source for, and the views that show it.
struct CollectionContent {
    var isLoaded = false
    /// The number of items in each section.
    var counts: [Int] = []
    var isPrepared = false
    /// The size that the layout was prepared for, in points.
    var size = CGSize(width: -1, height: -1)
    /// The sizes that cells have asked for.
    var fittedSizes: [IndexPath: CGSize] = [:]
    var cells: [IndexPath: UICollectionViewCell] = [:]
    /// Cells made to be measured, kept for when they are shown.
    var waiting: [IndexPath: UICollectionViewCell] = [:]
    var supplements: [SupplementPlace: UICollectionReusableView] = [:]
}

/// A view of a collection that is not an item.
struct SupplementPlace: Hashable {
    var kind: String
    var path: IndexPath
}
