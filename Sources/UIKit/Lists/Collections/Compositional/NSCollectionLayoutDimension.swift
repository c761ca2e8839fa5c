import CoreGraphics
import Foundation

/// A width or a height: a fraction of the container's, or in points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @MainActor NSCopying {
    enum Kind: Equatable {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
    }

    private(set) var kind = Kind.absolute
    /// A fraction of the container's length, or a length in points.
    open var dimension: CGFloat { magnitude }
    private var magnitude: CGFloat = 0

    /// Creates a length of no points, which the class methods set.
    public required override init() { super.init() }

    private func set(_ kind: Kind, _ dimension: CGFloat) -> Self {
        self.kind = kind
        magnitude = dimension.isFinite ? max(dimension, 0) : 0
        return self
    }

    /// Returns a fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        Self().set(.fractionalWidth, fractionalWidth)
    }

    /// Returns a fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self().set(.fractionalHeight, fractionalHeight)
    }

    /// Returns a length in points.
    open class func absolute(_ absoluteDimension: CGFloat) -> Self {
        Self().set(.absolute, absoluteDimension)
    }

    /// Returns an estimated length in points, which the view's preferred length replaces.
    open class func estimated(_ estimatedDimension: CGFloat) -> Self {
        Self().set(.estimated, estimatedDimension)
    }

    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    open var isAbsolute: Bool { kind == .absolute }
    open var isEstimated: Bool { kind == .estimated }

    /// Returns itself, since dimensions are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

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
open class NSCollectionLayoutSize: NSObject, @MainActor NSCopying {
    open var widthDimension: NSCollectionLayoutDimension { width }
    open var heightDimension: NSCollectionLayoutDimension { height }
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    public init(
        widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
    ) {
        (self.width, self.height) = (width, height)
        super.init()
    }

    /// Returns itself, since sizes are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

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
