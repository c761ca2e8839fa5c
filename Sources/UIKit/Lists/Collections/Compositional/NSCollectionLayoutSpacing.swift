import CoreGraphics
import Foundation

/// The spacing between or around items, in points.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject, @MainActor NSCopying {
    /// The spacing; if flexible, the minimum.
    public let spacing: CGFloat
    /// Whether the spacing grows to fill the remaining length.
    public let isFlexible: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? min(max(spacing, -1_000_000), 1_000_000) : 0
        self.isFlexible = isFlexible
        super.init()
    }

    /// Returns a spacing of at least the length.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// Returns a spacing of exactly the length.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    public var isFixed: Bool { !isFlexible }

    /// Returns itself, since spacings are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spacing around an item, in addition to the spacing that its container puts between items.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// Returns itself, since spacings are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The point at which a view is attached to an item: a corner, the middle of an edge, or the middle.
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
    public let edges: NSDirectionalRectEdge
    /// The offset in points, or in fractions of the attached view's size.
    public let offset: CGPoint
    public let isFractionalOffset: Bool
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Returns itself, since anchors are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the anchor's point on a rectangle, without its offset.
    func point(on rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
