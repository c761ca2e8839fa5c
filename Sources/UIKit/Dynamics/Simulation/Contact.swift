import CoreGraphics

/// Two bodies that may collide.
@MainActor
struct BodyPair {
    let first: RigidBody
    let second: RigidBody
    let behavior: UICollisionBehavior
}

/// A point at which two bodies touch.
@MainActor
struct Contact {
    /// Bodies this near touch, in points, so that those at rest stay in touch.
    static let margin: CGFloat = 0.1

    let first: RigidBody
    let second: RigidBody
    let point: CGPoint
    /// The direction from the first body to the second, of length 1.
    let normal: CGVector
    let depth: CGFloat
    private let arms: (CGVector, CGVector)
    private let bounce: CGFloat
    private let friction: CGFloat
    private var push: CGFloat = 0
    private var drag: CGFloat = 0

    init(_ first: RigidBody, _ second: RigidBody, _ point: CGPoint, _ normal: CGVector, _ depth: CGFloat) {
        (self.first, self.second, self.point, self.normal, self.depth) = (first, second, point, normal, depth)
        arms = (CGVector(from: first.position, to: point), CGVector(from: second.position, to: point))
        let elasticity = max(first.elasticity, second.elasticity)
        let approach = (second.velocity(at: arms.1) - first.velocity(at: arms.0)).dot(normal)
        // Slow contacts do not bounce, or bodies would never be at rest.
        bounce = approach < -Self.slowestBounce ? -approach * min(elasticity, 1) : 0
        friction =
            second.item == nil ? first.friction : (first.friction * second.friction).squareRoot()
    }

    private static let slowestBounce: CGFloat = 30

    private func mass(along axis: CGVector) -> CGFloat {
        let (one, other) = (arms.0.cross(axis), arms.1.cross(axis))
        let sum =
            first.inverseMass + second.inverseMass + one * one * first.inverseInertia + other * other
            * second.inverseInertia
        return sum > 0 ? 1 / sum : 0
    }

    private func apply(_ impulse: CGVector) {
        first.apply(impulse: impulse * -1, at: arms.0)
        second.apply(impulse: impulse, at: arms.1)
    }

    private var relativeVelocity: CGVector {
        second.velocity(at: arms.1) - first.velocity(at: arms.0)
    }

    /// Prevents the bodies from penetrating each other and applies friction (sequential impulses).
    mutating func solve() {
        let wanted = push + (bounce - relativeVelocity.dot(normal)) * mass(along: normal)
        let newPush = max(wanted, 0)
        apply(normal * (newPush - push))
        push = newPush
        let side = normal.normal
        let limit = friction * push
        let newDrag = min(max(drag - relativeVelocity.dot(side) * mass(along: side), -limit), limit)
        apply(side * (newDrag - drag))
        drag = newDrag
    }

    /// Moves the bodies apart by a fraction of their penetration.
    func separate(among count: Int) {
        let sum = first.inverseMass + second.inverseMass
        let way = max(depth - Self.margin / 2, 0) * 0.4 / CGFloat(max(count, 1))
        guard sum > 0, way > 0 else { return }
        first.shift(by: normal * (-way * first.inverseMass / sum))
        second.shift(by: normal * (way * second.inverseMass / sum))
    }
}

/// Finds the contact of convex bodies: the axis of least overlap, and their edges across it.
@MainActor
struct ContactFinder {
    let first: RigidBody
    let second: RigidBody

    var contacts: [Contact] {
        let margin = Contact.margin
        guard first.corners.count > 1, second.corners.count > 1,
            first.frame.insetBy(dx: -margin, dy: -margin).touches(second.frame),
            let axis = leastOverlap
        else { return [] }
        return points(axis.normal).map { Contact(first, second, $0.point, axis.normal, $0.depth) }
    }

    /// The direction from the first to the second body with the least overlap; nil if they do not touch.
    private var leastOverlap: (normal: CGVector, depth: CGFloat)? {
        var least: (normal: CGVector, depth: CGFloat)?
        for axis in Self.axes(first.corners) + Self.axes(second.corners) {
            let (one, other) = (Self.span(first.corners, axis), Self.span(second.corners, axis))
            let (ahead, behind) = (one.upper - other.lower, other.upper - one.lower)
            let depth = min(ahead, behind)
            guard depth > -Contact.margin else { return nil }
            if depth < (least?.depth ?? .infinity) - 0.001 {
                least = (ahead <= behind ? axis : axis * -1, depth)
            }
        }
        return least
    }

    private static func axes(_ corners: [CGPoint]) -> [CGVector] {
        corners.indices.compactMap { index in
            let edge = CGVector(from: corners[index], to: corners[(index + 1) % corners.count])
            return edge.length > 0 ? edge.normal.unit : nil
        }
    }

    private static func span(_ corners: [CGPoint], _ axis: CGVector) -> (lower: CGFloat, upper: CGFloat) {
        var (lower, upper) = (CGFloat.infinity, -CGFloat.infinity)
        for corner in corners {
            let place = corner.x * axis.dx + corner.y * axis.dy
            (lower, upper) = (min(lower, place), max(upper, place))
        }
        return (lower, upper)
    }

    /// Returns up to two points at which the facing edges overlap.
    private func points(_ normal: CGVector) -> [(point: CGPoint, depth: CGFloat)] {
        let one = Self.facingEdge(first.corners, normal)
        let other = Self.facingEdge(second.corners, normal * -1)
        let side = normal.normal
        let place = { (point: CGPoint) in point.x * side.dx + point.y * side.dy }
        let lower = max(min(place(one.0), place(one.1)), min(place(other.0), place(other.1)))
        let upper = min(max(place(one.0), place(one.1)), max(place(other.0), place(other.1)))
        let places = upper - lower > 0.01 ? [lower, upper] : [(lower + upper) / 2]
        return places.compactMap { at in
            let near = Self.point(on: one, at: at, place)
            let far = Self.point(on: other, at: at, place)
            let depth = CGVector(from: far, to: near).dot(normal)
            guard depth > -Contact.margin else { return nil }
            return (CGPoint(x: (near.x + far.x) / 2, y: (near.y + far.y) / 2), depth)
        }
    }

    /// Returns the furthest edge in the direction.
    private static func facingEdge(_ corners: [CGPoint], _ axis: CGVector) -> (CGPoint, CGPoint) {
        var best = (corners[0], corners[1 % corners.count])
        var (bestAngle, bestPlace) = (-CGFloat.infinity, -CGFloat.infinity)
        let furthest = span(corners, axis).upper
        for index in corners.indices {
            let edge = (corners[index], corners[(index + 1) % corners.count])
            let direction = CGVector(from: edge.0, to: edge.1)
            let places = [edge.0, edge.1].map { $0.x * axis.dx + $0.y * axis.dy }
            // Of the edges at the furthest corner, the one most perpendicular to the direction is chosen.
            guard direction.length > 0, let most = places.max(), most > furthest - 0.001 else { continue }
            let across = -abs(direction.unit.dot(axis))
            let place = (places[0] + places[1]) / 2
            if across > bestAngle + 0.0001 || across > bestAngle - 0.0001 && place > bestPlace {
                (best, bestAngle, bestPlace) = (edge, across, place)
            }
        }
        return best
    }

    private static func point(
        on edge: (CGPoint, CGPoint), at place: CGFloat, _ measure: (CGPoint) -> CGFloat
    ) -> CGPoint {
        let (start, end) = (measure(edge.0), measure(edge.1))
        guard abs(end - start) > 0.0001 else { return edge.0 }
        let part = min(max((place - start) / (end - start), 0), 1)
        return edge.0 + CGVector(from: edge.0, to: edge.1) * part
    }
}

extension CGRect {
    /// Returns whether both have a point in common, even if only on their edges.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
