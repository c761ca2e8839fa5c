import CoreGraphics
import Foundation

/// The views that show a collection.
struct CollectionContent {
    var isPrepared = false
    /// The size that the layout was prepared for, in points.
    var size = CGSize(width: -1, height: -1)
    var cells: [IndexPath: UICollectionViewCell] = [:]
    var supplements: [String: UICollectionReusableView] = [:]
}

/// What a document gives a collection: prototypes that stand for what the data source brings.
@MainActor
struct DocumentCollectionItems {
    var cells: [UICollectionViewCell] = []
    var header: UICollectionReusableView?
    var footer: UICollectionReusableView?

    var isEmpty: Bool { cells.isEmpty && header == nil && footer == nil }
}
