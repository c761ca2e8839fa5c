import CoreGraphics
import Foundation

/// The layout of a collection whose document names a class of layout that is not linked: the document's items at their
/// saved frames, as Interface Builder shows them. It places no other items.
final class DocumentCollectionLayout: UICollectionViewLayout {
    private var frames: [CGRect] {
        guard let items = collectionView?.documentItems, items.isShown else { return [] }
        return items.frames
    }

    override var collectionViewContentSize: CGSize {
        frames.reduce(CGSize.zero) { CGSize(width: max($0.width, $1.maxX), height: max($0.height, $1.maxY)) }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        frames.indices.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            .filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let frames = frames
        guard indexPath.section == 0, frames.indices.contains(indexPath.item) else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }
}
