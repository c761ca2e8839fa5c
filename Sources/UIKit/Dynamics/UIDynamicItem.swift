import CoreGraphics
import Foundation

/// Something that a dynamic animator moves.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    /// The bounds, of which only the size is used.
    var bounds: CGRect { get }
    /// The rotation; an animator sets no other transform.
    var transform: CGAffineTransform { get set }
    /// The shape that collides.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// A convex shape around the origin, if the type is `path`.
    var collisionBoundingPath: UIBezierPath { get }
}

/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    case rectangle, ellipse, path
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Items that move as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    open private(set) var items: [any UIDynamicItem]
    private var place: CGPoint
    private var rotation = CGAffineTransform.identity
    private let frames: [(offset: CGPoint, transform: CGAffineTransform)]

    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frame = items.reduce(CGRect.null) { $0.union($1.frameWithoutRotation) }
        let middle = frame.isNull ? CGPoint.zero : CGPoint(x: frame.midX, y: frame.midY)
        place = middle
        size = frame.isNull ? .zero : frame.size
        frames = items.map {
            (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform)
        }
        super.init()
    }

    private let size: CGSize

    open var center: CGPoint {
        get { place }
        set {
            place = newValue
            moveItems()
        }
    }
    open var bounds: CGRect { CGRect(origin: .zero, size: size) }
    open var transform: CGAffineTransform {
        get { rotation }
        set {
            rotation = newValue
            moveItems()
        }
    }

    private func moveItems() {
        for (item, frame) in zip(items, frames) {
            let offset = frame.offset.applying(rotation)
            item.center = CGPoint(x: place.x + offset.x, y: place.y + offset.y)
            item.transform = frame.transform.concatenating(rotation)
        }
    }
}

extension UIDynamicItem {
    var frameWithoutRotation: CGRect {
        CGRect(
            x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
            height: bounds.height)
    }
}
