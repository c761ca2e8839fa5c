import CoreGraphics

/// In which directions a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// A mode by Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of a larger one.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
    /// In which directions it moves.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// A layer of no size.
    public required init() {
        super.init()
        masksToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Moves the origin to a point, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
    }

    /// Moves so that a rectangle shows, as little as will do.
    open func scroll(to r: CGRect) {
        func near(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ extent: CGFloat) -> CGFloat {
            low < start ? low : high > start + extent ? high - extent : start
        }
        scroll(
            to: CGPoint(
                x: near(r.minX, r.maxX, bounds.minX, bounds.width),
                y: near(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

/// A layer that only holds others; it has no looks of its own and is never hit itself.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    override var hasContents: Bool { false }
    /// Only sublayers can be hit.
    open override func contains(_ p: CGPoint) -> Bool { false }
}

/// A layer that draws its sublayers several times, each time moved on by the same map.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// How often; beyond 10,000 times is left out.
    open var instanceCount = 1
    /// The map from one time to the next, about the layer's anchor point.
    open var instanceTransform = CATransform3DIdentity
    /// Kept for its callers; nothing moves yet.
    open var instanceDelay: CFTimeInterval = 0
    /// Kept for its callers; instances are not tinted.
    open var instanceColor: CGColor? = .white

    override func copyAppearance(of other: CALayer) {
        super.copyAppearance(of: other)
        guard let other = other as? CAReplicatorLayer else { return }
        (instanceCount, instanceTransform) = (other.instanceCount, other.instanceTransform)
    }

    override var sublayerInstances: [CGAffineTransform] {
        let first = super.sublayerInstances.first ?? .identity
        let anchor = anchorInBounds
        let step = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(instanceTransform))
            .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
        var maps: [CGAffineTransform] = []
        var map = CGAffineTransform.identity
        for _ in 0..<max(0, min(instanceCount, 10_000)) {
            maps.append(map.concatenating(first))
            map = map.concatenating(step)
        }
        return maps
    }
}
