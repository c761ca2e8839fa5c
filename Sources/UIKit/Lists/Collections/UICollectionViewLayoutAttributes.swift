import CoreGraphics
import Foundation

/// Where an element of a collection stands and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var frame: CGRect = .zero
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var zIndex = 0
    open var transform: CGAffineTransform = .identity
    open var indexPath = IndexPath(item: 0, section: 0)
    open private(set) var representedElementKind: String?
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    public required override init() { super.init() }

    /// The same again, to be changed.
    func copied() -> UICollectionViewLayoutAttributes {
        let copy = Self()
        (copy.frame, copy.alpha, copy.isHidden, copy.zIndex) = (frame, alpha, isHidden, zIndex)
        (copy.transform, copy.indexPath) = (transform, indexPath)
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        return copy
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
}
