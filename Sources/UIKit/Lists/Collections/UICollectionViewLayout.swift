import CoreGraphics
import Foundation

/// Decides where the elements of a collection stand.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    open internal(set) weak var collectionView: UICollectionView?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    /// Called before anything is asked, when the layout may have changed.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Has everything placed anew in the next layout pass.
    open func invalidateLayout() {
        collectionView?.content.isPrepared = false
        collectionView?.content.fittedSizes = [:]
        collectionView?.setNeedsLayout()
    }
}
