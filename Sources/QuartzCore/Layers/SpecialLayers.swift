import CoreGraphics

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// Apple's name for it.
    public let rawValue: String
    /// Creates a mode with Apple's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that displays a part of larger content.
open class CAScrollLayer: CALayer {
    /// The directions in which it scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer with empty bounds.
    public required init() {
        super.init()
        masksToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    /// Scrolls to a point, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
    }

    /// Scrolls by the smallest amount that makes a rectangle visible.
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

/// A layer that only contains sublayers; it has no appearance of its own and is never hit itself.
open class CATransformLayer: CALayer {
    override var hasContents: Bool { false }
    /// Returns false: only sublayers can be hit.
    open override func contains(_ p: CGPoint) -> Bool { false }
}

/// A layer that draws its sublayers several times, each time with the transform applied once more.
open class CAReplicatorLayer: CALayer {
    /// The number of instances, at most 10,000.
    open var instanceCount = 1
    /// The transform from one instance to the next, about the layer's anchor point.
    open var instanceTransform = CATransform3DIdentity
    /// Stored only; instances are not animated with a delay.
    open var instanceDelay: CFTimeInterval = 0
    /// Stored only; instances are not tinted.
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
