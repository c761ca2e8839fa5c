import CoreGraphics
import Foundation
import QuartzCore

/// The position and appearance of an element of a collection.
///
/// `size`, `center` and `transform3D` are stored; `frame` is derived from them.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    /// The size in points, before the transform.
    open var size: CGSize = .zero
    open var center: CGPoint = .zero
    open var transform3D: CATransform3D = CATransform3DIdentity
    /// Opacity from 0 to 1.
    open var alpha: CGFloat = 1
    open var isHidden = false
    /// The order of overlapping elements: those with higher numbers are in front.
    open var zIndex = 0
    open var indexPath = IndexPath(item: 0, section: 0)
    open private(set) var representedElementKind: String?
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The orthogonally scrolling section that contains the element; nil for elements that scroll with the collection.
    var orthogonalSection: Int?
    /// The element's position in a list; nil for elements of other layouts.
    var list: ListPlace?
    /// Whether the layout has only estimated the width or height, so that the element's view determines it.
    var isWidthEstimated = false
    var isHeightEstimated = false

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    public required override init() { super.init() }

    func represent(_ element: CollectionElement) {
        indexPath = element.path
        representedElementCategory = element.category
        representedElementKind = element.category == .cell ? nil : element.kind
    }

    /// Returns a copy to be changed. Subclasses copy their own values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        (copy.size, copy.center, copy.transform3D) = (size, center, transform3D)
        (copy.alpha, copy.isHidden, copy.zIndex, copy.indexPath) = (alpha, isHidden, zIndex, indexPath)
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        (copy.orthogonalSection, copy.list) = (orthogonalSection, list)
        (copy.isWidthEstimated, copy.isHeightEstimated) = (isWidthEstimated, isHeightEstimated)
        return copy
    }

    /// Whether the other object describes the same element in the same position and appearance. Subclasses compare their own
    /// values.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        guard MainQueue.isCurrent else { return false }
        return MainActor.assumeIsolated { type(of: other) == type(of: self) && hasSameValues(as: other) }
    }

    open nonisolated override var hash: Int {
        guard MainQueue.isCurrent else { return super.hash }
        return MainActor.assumeIsolated { indexPath.hashValue }
    }

    private func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
        (indexPath, representedElementKind) == (other.indexPath, other.representedElementKind)
            && representedElementCategory == other.representedElementCategory
            && (size, center, alpha) == (other.size, other.center, other.alpha)
            && (isHidden, zIndex) == (other.isHidden, other.zIndex)
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }

    /// The rectangle around the element, in points. Setting it changes the size before the transform.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            guard !CATransform3DIsIdentity(transform3D), CATransform3DIsAffine(transform3D) else {
                return plain
            }
            let placed = bounds.offsetBy(dx: -size.width / 2, dy: -size.height / 2).applying(transform)
            return placed.offsetBy(dx: center.x, dy: center.y)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The transform within the plane.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns a copy to be changed.
    func copied() -> UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    /// Whether the frame is finite: layouts may return NaN, and infinite rectangles.
    var isFinite: Bool {
        let lengths = [center.x, center.y, size.width, size.height]
        return lengths.allSatisfy { $0.isFinite && abs($0) < 1e12 }
    }

    var isEstimated: Bool { isWidthEstimated || isHeightEstimated }

    /// The identity of the element in the collection.
    var element: CollectionElement {
        CollectionElement(
            category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
    }

    /// Returns whether the other attributes have the same appearance.
    func looks(like other: UICollectionViewLayoutAttributes) -> Bool {
        type(of: self) == UICollectionViewLayoutAttributes.self && type(of: other) == type(of: self)
            && size == other.size && center == other.center && alpha == other.alpha
            && list == other.list && isHidden == other.isHidden && zIndex == other.zIndex
            && indexPath == other.indexPath
            && CATransform3DEqualToTransform(transform3D, other.transform3D)
    }
}

extension CGSize {
    /// The size with 0 for lengths that are no numbers or without end.
    var finite: CGSize {
        CGSize(
            width: width.isFinite && abs(width) < 1e12 ? width : 0,
            height: height.isFinite && abs(height) < 1e12 ? height : 0)
    }
}
