import CoreGraphics
import Foundation

/// A range of numbers.
public struct UIFloatRange: Hashable, Sendable {
    public var minimum: CGFloat
    public var maximum: CGFloat

    public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
    public init() { (minimum, maximum) = (0, 0) }

    public static let zero = UIFloatRange()
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
    public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Keeps an item at a distance from a point or from another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable {
        case items, anchor
    }

    /// The constraint between both ends.
    private enum Link {
        case distance, limit, pin, fixed
        case slide(axis: CGVector)
    }

    open private(set) var items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    /// The point to which an item is attached, if it is not attached to another item.
    open var anchorPoint: CGPoint { didSet { didChange() } }
    /// The distance of both ends, in points.
    open var length: CGFloat { didSet { didChange() } }
    /// The damping of a spring.
    open var damping: CGFloat = 0 { didSet { didChange() } }
    /// Swings a second; 0 is a rod.
    open var frequency: CGFloat = 0 { didSet { didChange() } }
    /// The resistance to rotation around the end. Stored; ends rotate freely.
    open var frictionTorque: CGFloat = 0
    /// The range in which a sliding attachment may move. Stored; it slides without limits.
    open var attachmentRange = UIFloatRange.infinite

    private var link = Link.distance
    private let offsets: [UIOffset]
    /// The difference of the angles of items that do not rotate relative to each other.
    private var heldAngle: CGFloat?

    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, offsets, attachedBehaviorType, anchorPoint) = ([item], [offset], .anchor, point)
        length = item.point(at: offset).distance(to: point)
        super.init()
    }

    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    public init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) {
        (items, offsets, attachedBehaviorType) = ([item1, item2], [offset1, offset2], .items)
        anchorPoint = item2.point(at: offset2)
        length = item1.point(at: offset1).distance(to: anchorPoint)
        super.init()
    }

    // These return this class rather than `Self`, which would need an initializer that Apple's class does not require.

    open class func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        let behavior = UIAttachmentBehavior(
            item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
        behavior.link = .limit
        return behavior
    }

    open class func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { joint(.pin, item1, item2, point) }

    open class func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { joint(.fixed, item1, item2, point) }

    open class func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { joint(.slide(axis: axis), item1, item2, point) }

    open class func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior {
        let offset = UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
        let behavior = UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: point)
        behavior.link = .slide(axis: axis)
        return behavior
    }

    private static func joint(
        _ link: Link, _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, _ point: CGPoint
    ) -> UIAttachmentBehavior {
        let offsets = [item1, item2].map {
            UIOffset(horizontal: point.x - $0.center.x, vertical: point.y - $0.center.y)
        }
        let behavior = UIAttachmentBehavior(
            item: item1, offsetFromCenter: offsets[0], attachedTo: item2, offsetFromCenter: offsets[1])
        behavior.link = link
        return behavior
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ world: DynamicWorld) {
        let ends = zip(items, offsets).map { item, offset in
            Joint.End(
                body: world.body(of: item), arm: CGVector(dx: offset.horizontal, dy: offset.vertical))
        }
        guard let first = ends.first else { return }
        let second =
            ends.count > 1 ? ends[1] : Joint.End(body: RigidBody(anchor: anchorPoint), arm: CGVector())
        var joint = Joint(first: first, second: second, kind: kind(first))
        if case .fixed = link { holdAngle(&joint) }
        if case .slide = link { holdAngle(&joint) }
        world.joints.append(joint)
    }

    private func kind(_ first: Joint.End) -> Joint.Kind {
        switch link {
        case .distance where frequency > 0: .spring(length: length, frequency: frequency, damping: damping)
        case .distance where length < 0.01: .point
        case .distance: .rod(length: length)
        case .limit: .rope(length: length)
        case .pin, .fixed: .point
        case .slide(let axis): .line(axis: axis)
        }
    }

    private func holdAngle(_ joint: inout Joint) {
        let difference = joint.second.body.angle - joint.first.body.angle
        heldAngle = heldAngle ?? difference
        joint.heldAngle = heldAngle
    }
}
