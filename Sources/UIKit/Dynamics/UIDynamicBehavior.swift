import Foundation

/// A behavior of a dynamic animator's items, or a group of such behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called at each step of the animation.
    open var action: (() -> Void)?
    private weak var animator: UIDynamicAnimator?

    public override init() { super.init() }

    /// The animator to which the behavior, or its parent, was added.
    open var dynamicAnimator: UIDynamicAnimator? { animator }

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.move(to: animator)
        animator?.behaviorsDidChange()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.move(to: nil)
        animator?.behaviorsDidChange()
    }

    /// Called before the behavior is added to an animator, or removed from it.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    final func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        self.animator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// The behavior with all its child behaviors.
    final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    /// The items that the behavior itself moves.
    var movedItems: [any UIDynamicItem] { [] }

    /// Adds the behavior's effects to the simulation of a step.
    func prepare(_ world: DynamicWorld) {}

    /// Called when a property of the behavior has changed.
    final func didChange() { animator?.behaviorsDidChange() }
}

/// Accelerates items downward, or in another direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        didChange()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// A length of 1 is an acceleration of 1,000 points a second squared; down by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

    /// The angle in radians, clockwise from the right.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
    }
    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { gravityDirection = CGVector(angle: angle, length: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ world: DynamicWorld) {
        let pull = gravityDirection * 1000
        for item in items { world.body(of: item).acceleration += pull }
    }
}

/// Pushes items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    open private(set) var items: [any UIDynamicItem]
    public let mode: Mode
    /// Whether the items are pushed. A push at once switches itself off.
    open var active = true { didSet { if active { didChange() } } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        (self.items, self.mode) = (items, mode)
        super.init()
    }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        didChange()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// The direction and magnitude: a length of 1 accelerates an item of 100 × 100 points and density 1 by 100 points
    /// per second squared, or sets its velocity to 100 points per second.
    open var pushDirection = CGVector(dx: 0, dy: 0) { didSet { didChange() } }

    /// The angle in radians, clockwise from the right.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { pushDirection = CGVector(angle: newValue, length: magnitude) }
    }
    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { pushDirection = CGVector(angle: angle, length: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }

    /// Returns the point at which the push acts, relative to the item's center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        didChange()
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ world: DynamicWorld) {
        guard active else { return }
        let push = pushDirection * 100
        for item in items {
            let body = world.body(of: item)
            let offset = targetOffsetFromCenter(for: item)
            let arm = CGVector(dx: offset.horizontal, dy: offset.vertical).rotated(by: body.angle)
            if mode == .instantaneous {
                body.apply(impulse: push, at: arm)
            } else {
                body.acceleration += push * body.inverseMass
                body.angularAcceleration += arm.cross(push) * body.inverseInertia
            }
        }
        if mode == .instantaneous { active = false }
    }
}

/// Moves an item to a point, swinging around it.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { didChange() } }
    /// The damping of the item's oscillation, from 0 to 1.
    open var damping: CGFloat = 0.5 { didSet { didChange() } }

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    override var movedItems: [any UIDynamicItem] { [item] }

    override func prepare(_ world: DynamicWorld) {
        let body = world.body(of: item)
        body.snapPoint = snapPoint
        // Apple documents no figures; the oscillation lasts about half a second at the default.
        let (rate, ratio) = (CGFloat(18), 0.2 + 0.8 * min(max(damping, 0), 1))
        let distance = CGVector(from: body.position, to: snapPoint)
        body.acceleration += distance * (rate * rate) - body.velocity * (2 * ratio * rate)
        body.angularAcceleration +=
            -body.angle * rate * rate - body.angularVelocity * 2 * ratio * rate
    }
}

/// The physical properties of items, and their own motion.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]

    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        didChange()
    }
    open func removeItem(_ item: any UIDynamicItem) {
        items.removeAll { $0 === item }
        didChange()
    }

    /// The elasticity from 0, without bouncing, to 1.
    open var elasticity: CGFloat = 0 { didSet { didChange() } }
    /// Against sliding along what the item touches.
    open var friction: CGFloat = 0 { didSet { didChange() } }
    /// The mass of 100 × 100 points.
    open var density: CGFloat = 1 { didSet { didChange() } }
    /// The part of the velocity that is lost a second.
    open var resistance: CGFloat = 0 { didSet { didChange() } }
    /// The part of the angular velocity that is lost a second.
    open var angularResistance: CGFloat = 0 { didSet { didChange() } }
    /// The charge in electric and magnetic fields, of which there are none here.
    open var charge: CGFloat = 0
    /// Whether the items are fixed.
    open var isAnchored = false { didSet { didChange() } }
    open var allowsRotation = true { didSet { didChange() } }

    private var addedVelocities: [(item: any UIDynamicItem, velocity: CGVector)] = []
    private var addedRotations: [(item: any UIDynamicItem, velocity: CGFloat)] = []

    /// Adds a velocity in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        addedVelocities.append((item, CGVector(dx: velocity.x, dy: velocity.y)))
        didChange()
    }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let velocity = dynamicAnimator?.world.knownBody(of: item)?.velocity ?? CGVector()
        return CGPoint(x: velocity.dx, y: velocity.dy)
    }
    /// Adds an angular velocity in radians per second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        addedRotations.append((item, velocity))
        didChange()
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.world.knownBody(of: item)?.angularVelocity ?? 0
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ world: DynamicWorld) {
        for item in items {
            let body = world.body(of: item)
            (body.elasticity, body.friction) = (max(elasticity, 0), max(friction, 0))
            (body.resistance, body.angularResistance) = (max(resistance, 0), max(angularResistance, 0))
            body.setMass(density: density, isAnchored: isAnchored, allowsRotation: allowsRotation)
        }
        for (item, velocity) in addedVelocities { world.body(of: item).velocity += velocity }
        for (item, velocity) in addedRotations { world.body(of: item).angularVelocity += velocity }
        (addedVelocities, addedRotations) = ([], [])
    }
}
