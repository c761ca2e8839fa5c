import CoreGraphics
import Foundation

/// A width or a height: a fraction of the container's, or in points.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
    enum Kind: Equatable {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
    }

    let kind: Kind
    /// A fraction of the container's length, or a length in points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension.isFinite ? max(dimension, 0) : 0
        super.init()
    }

    /// Returns a fraction of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// Returns a length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// Returns an estimated length in points, which the view's preferred length replaces.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    public var isAbsolute: Bool { kind == .absolute }
    public var isEstimated: Bool { kind == .estimated }

    /// Returns itself, since dimensions are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    func length(in container: CGSize) -> CGFloat {
        let length =
            switch kind {
            case .fractionalWidth: dimension * container.width
            case .fractionalHeight: dimension * container.height
            case .absolute, .estimated: dimension
            }
        // Excessive lengths are limited.
        return length.isFinite ? min(length, 1_000_000) : 0
    }
}

/// The size of an item, in its container.
@preconcurrency @MainActor
public final class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        (widthDimension, heightDimension) = (width, height)
        super.init()
    }

    /// Returns itself, since sizes are immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    /// Returns the size in a container, with preferred lengths of the view where the dimensions are estimated.
    func size(in container: CGSize, measured: CGSize?) -> CGSize {
        var size = size(in: container)
        guard let measured else { return size }
        if widthDimension.isEstimated { size.width = measured.width }
        if heightDimension.isEstimated { size.height = measured.height }
        return size
    }

    var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}
