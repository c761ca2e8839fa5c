import CoreGraphics
import Foundation

/// Makes items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
    /// The objects with which items collide.
    public struct Mode: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let items = Mode(rawValue: 1 << 0)
        public static let boundaries = Mode(rawValue: 1 << 1)
        public static let everything = Mode(rawValue: .max)
    }

    open private(set) var items: [any UIDynamicItem]
    open var collisionMode = Mode.everything { didSet { didChange() } }
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

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

    // MARK: Boundaries

    /// Whether the reference view's edges are boundaries.
    open var translatesReferenceBoundsIntoBoundary = false {
        didSet {
            insets = .zero
            didChange()
        }
    }
    private var insets = UIEdgeInsets.zero
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

    /// Makes the reference view's edges boundaries, inset by the insets.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
        self.insets = insets
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append((identifier, bezierPath))
        didChange()
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let line = UIBezierPath()
        line.move(to: p1)
        line.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: line)
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { Self.areEqual($0.identifier, identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.areEqual($0.identifier, identifier) }
        didChange()
    }
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.map(\.identifier)
    }
    open func removeAllBoundaries() {
        boundaries = []
        didChange()
    }

    private static func areEqual(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        guard let one = one as? AnyHashable, let other = other as? AnyHashable else {
            return one as AnyObject === other as AnyObject
        }
        return one == other
    }

    // MARK: Simulation

    override var movedItems: [any UIDynamicItem] { items }

    override func prepare(_ world: DynamicWorld) {
        let bodies = items.map { world.body(of: $0) }
        if collisionMode.contains(.items) {
            for (index, body) in bodies.enumerated() {
                for other in bodies.dropFirst(index + 1) where other !== body {
                    world.pairs.append(BodyPair(first: body, second: other, behavior: self))
                }
            }
        }
        guard collisionMode.contains(.boundaries) else { return }
        let walls = walls(world)
        for body in bodies {
            for wall in walls { world.pairs.append(BodyPair(first: body, second: wall, behavior: self)) }
        }
    }

    /// Bodies that never move, one for each stretch of the boundaries.
    private func walls(_ world: DynamicWorld) -> [RigidBody] {
        var walls = boundaries.flatMap { identifier, path in
            path.cgPath.stretches.map { RigidBody(wall: [$0.0, $0.1], identifier: identifier) }
        }
        guard translatesReferenceBoundsIntoBoundary, let bounds = world.referenceBounds else { return walls }
        let area = bounds.inset(by: insets)
        // Thick, so that no item passes through in one step.
        let depth: CGFloat = 1000
        let sides = [
            CGRect(x: area.minX - depth, y: area.maxY, width: area.width + 2 * depth, height: depth),
            CGRect(x: area.minX - depth, y: area.minY - depth, width: area.width + 2 * depth, height: depth),
            CGRect(x: area.minX - depth, y: area.minY, width: depth, height: area.height),
            CGRect(x: area.maxX, y: area.minY, width: depth, height: area.height),
        ]
        walls += sides.map { RigidBody(wall: $0.corners, identifier: nil) }
        return walls
    }
}

/// The methods called when items begin and end contact with each other or a boundary.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem)
    /// Called when an item begins contact with a boundary; the identifier of the reference view's edges is nil.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
        with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
