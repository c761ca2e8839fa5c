import CoreGraphics
import Foundation

/// The parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalid.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections and items are to be requested again.
    open internal(set) var invalidateDataSourceCounts = false

    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The change of the content offset, in points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// The change of the content size, in points.
    open var contentSizeAdjustment: CGSize = .zero

    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of the items that are being moved, in the collection's coordinates.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero

    public required override init() { super.init() }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names the element of the attributes among what is no longer true.
    func invalidate(_ element: CollectionElement) {
        switch element.category {
        case .cell: invalidateItems(at: [element.path])
        case .supplementaryView: invalidateSupplementaryElements(ofKind: element.kind, at: [element.path])
        case .decorationView: invalidateDecorationElements(ofKind: element.kind, at: [element.path])
        }
    }
}

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is to be called again for sizes and spacings.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether all items are to be placed again.
    open var invalidateFlowLayoutAttributes = true
}
