import CoreGraphics
import Foundation

/// An item, a boundary or an anchor of the simulation. Lengths are points, angles radians, times seconds.
@MainActor
final class RigidBody {
    /// The item; nil for boundaries and anchors.
    let item: (any UIDynamicItem)?
    /// The identifier of a boundary.
    let identifier: (any NSCopying)?

    var position = CGPoint.zero
    var angle: CGFloat = 0
    var velocity = CGVector()
    var angularVelocity: CGFloat = 0
    /// The acceleration in the current step.
    var acceleration = CGVector()
    var angularAcceleration: CGFloat = 0
    /// The point to which the item snaps.
    var snapPoint: CGPoint?

    private(set) var inverseMass: CGFloat = 0
    private(set) var inverseInertia: CGFloat = 0
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0

    /// A convex shape around the position.
    private let shape: [CGVector]
    private(set) var corners: [CGPoint] = []
    private(set) var frame = CGRect.zero

    init(_ item: any UIDynamicItem) {
        self.item = item
        identifier = nil
        shape = Self.shape(of: item)
        readPlace()
        setMass(density: 1, isAnchored: false, allowsRotation: true)
    }

    /// Creates a body that never moves.
    init(wall: [CGPoint], identifier: (any NSCopying)?) {
        (item, self.identifier) = (nil, identifier)
        shape = wall.map { CGVector(dx: $0.x, dy: $0.y) }
        moveCorners()
    }

    /// Creates a point that never moves.
    init(anchor: CGPoint) {
        (item, identifier, shape) = (nil, nil, [])
        position = anchor
    }

    private static func shape(of item: any UIDynamicItem) -> [CGVector] {
        let (width, height) = (item.bounds.width / 2, item.bounds.height / 2)
        switch item.collisionBoundsType {
        case .rectangle:
            return [(-1, -1), (1, -1), (1, 1), (-1, 1)].map { CGVector(dx: width * $0, dy: height * $1) }
        case .ellipse:
            return (0..<cornersOfEllipse).map {
                let turn = CGFloat($0) / CGFloat(cornersOfEllipse) * 2 * .pi
                return CGVector(dx: width * cos(turn), dy: height * sin(turn))
            }
        case .path:
            return item.collisionBoundingPath.cgPath.stretches.map { CGVector(dx: $0.0.x, dy: $0.0.y) }
                .convexHull
        }
    }

    private static let cornersOfEllipse = 24

    // MARK: The item

    func readPlace() {
        guard let item else { return }
        position = item.center
        angle = CGVector(dx: item.transform.a, dy: item.transform.b).angle
        moveCorners()
    }

    func writePlace() {
        guard let item else { return }
        if item.center != position { item.center = position }
        let transform = CGAffineTransform(rotationAngle: angle)
        if inverseInertia > 0, item.transform != transform { item.transform = transform }
    }

    /// Sets the mass from the item's rectangle; 100 × 100 points of density 1 have mass 1.
    func setMass(density: CGFloat, isAnchored: Bool, allowsRotation: Bool) {
        guard let item else { return }
        let (width, height) = (max(item.bounds.width, 1), max(item.bounds.height, 1))
        let mass = max(density, 0.001) * width * height / 10_000
        inverseMass = isAnchored ? 0 : 1 / mass
        let inertia = mass * (width * width + height * height) / 12
        inverseInertia = isAnchored || !allowsRotation ? 0 : 1 / inertia
        if isAnchored { velocity = CGVector() }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    // MARK: Movement

    func velocity(at arm: CGVector) -> CGVector { velocity + arm.turning(angularVelocity) }

    func apply(impulse: CGVector, at arm: CGVector) {
        velocity += impulse * inverseMass
        angularVelocity += arm.cross(impulse) * inverseInertia
    }

    func accelerate(_ duration: CGFloat) {
        defer { (acceleration, angularAcceleration) = (CGVector(), 0) }
        guard inverseMass > 0 else { return }
        velocity += acceleration * duration
        velocity = velocity * max(0, 1 - resistance * duration)
        guard inverseInertia > 0 else { return }
        angularVelocity += angularAcceleration * duration
        angularVelocity *= max(0, 1 - angularResistance * duration)
    }

    func move(_ duration: CGFloat) {
        guard inverseMass > 0 else { return }
        position = position + velocity * duration
        angle += angularVelocity * duration
        if let snapPoint, isSlow, position.distance(to: snapPoint) < 0.5, abs(angle) < 0.02 {
            (position, angle, velocity, angularVelocity) = (snapPoint, 0, CGVector(), 0)
        }
        moveCorners()
    }

    /// Moves the body without velocity, out of another one.
    func shift(by way: CGVector) {
        position = position + way
        moveCorners()
    }

    private func moveCorners() {
        corners = shape.map { position + $0.rotated(by: angle) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return
        }
        frame = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether movement is too slow to be visible.
    var isSlow: Bool { velocity.length < 4 && abs(angularVelocity) < 0.05 }

    func stop() { (velocity, angularVelocity) = (CGVector(), 0) }
}

extension [CGVector] {
    /// The corners of the convex shape around all (Andrew's monotone chain).
    var convexHull: [CGVector] {
        let sorted = sorted { ($0.dx, $0.dy) < ($1.dx, $1.dy) }
        guard sorted.count > 2 else { return sorted }
        func half(_ points: [CGVector]) -> [CGVector] {
            var chain: [CGVector] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2])
                        .cross(point - chain[chain.count - 1]) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }
}
