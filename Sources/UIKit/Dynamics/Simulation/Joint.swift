import CoreGraphics

/// A joint that connects points of two bodies.
@MainActor
struct Joint {
    @MainActor
    struct End {
        let body: RigidBody
        /// The vector from the body's center, without its rotation.
        let arm: CGVector

        var turnedArm: CGVector { arm.rotated(by: body.angle) }
        var point: CGPoint { body.position + turnedArm }
        var velocity: CGVector { body.velocity(at: turnedArm) }
    }

    enum Kind {
        case spring(length: CGFloat, frequency: CGFloat, damping: CGFloat)
        case rod(length: CGFloat)
        case rope(length: CGFloat)
        case point
        case line(axis: CGVector)
    }

    let first: End
    let second: End
    let kind: Kind
    /// The fixed difference of the angles.
    var heldAngle: CGFloat?

    init(first: End, second: End, kind: Kind) { (self.first, self.second, self.kind) = (first, second, kind) }

    private var way: CGVector { CGVector(from: first.point, to: second.point) }

    private func mass(along axis: CGVector) -> CGFloat {
        let (one, other) = (first.turnedArm.cross(axis), second.turnedArm.cross(axis))
        let sum =
            first.body.inverseMass + second.body.inverseMass + one * one * first.body.inverseInertia + other
            * other * second.body.inverseInertia
        return sum > 0 ? 1 / sum : 0
    }

    private func apply(_ impulse: CGVector) {
        first.body.apply(impulse: impulse * -1, at: first.turnedArm)
        second.body.apply(impulse: impulse, at: second.turnedArm)
    }

    /// Applies the force of a spring, before rigid constraints are solved.
    func pull(_ duration: CGFloat) {
        guard case .spring(let length, let frequency, let damping) = kind else { return }
        let axis = way.unit
        // Higher frequencies would not be stable at the simulation's steps.
        let rate = 2 * CGFloat.pi * min(frequency, 20)
        let speed = (second.velocity - first.velocity).dot(axis)
        let force = (way.length - length) * rate * rate + speed * 2 * max(damping, 0) * rate
        apply(axis * (-force * mass(along: axis) * duration))
    }

    /// Sets velocities of the bodies that satisfy the joint.
    func solve(_ duration: CGFloat) {
        switch kind {
        case .spring: break
        case .rod(let length): hold(along: way.unit, error: way.length - length, duration)
        case .rope(let length):
            if way.length > length { hold(along: way.unit, error: way.length - length, duration) }
        case .point:
            hold(along: CGVector(dx: 1, dy: 0), error: way.dx, duration)
            hold(along: CGVector(dx: 0, dy: 1), error: way.dy, duration)
        case .line(let axis):
            let across = axis.unit.normal
            hold(along: across, error: way.dot(across), duration)
        }
        holdAngle(duration)
    }

    /// The fraction of an error that is corrected in a step.
    private static let correction: CGFloat = 0.2

    private func hold(along axis: CGVector, error: CGFloat, _ duration: CGFloat) {
        let speed = (second.velocity - first.velocity).dot(axis)
        apply(axis * (-(speed + error * Self.correction / duration) * mass(along: axis)))
    }

    private func holdAngle(_ duration: CGFloat) {
        let sum = first.body.inverseInertia + second.body.inverseInertia
        guard let heldAngle, sum > 0 else { return }
        let error = second.body.angle - first.body.angle - heldAngle
        let speed = second.body.angularVelocity - first.body.angularVelocity
        let impulse = -(speed + error * Self.correction / duration) / sum
        first.body.angularVelocity -= impulse * first.body.inverseInertia
        second.body.angularVelocity += impulse * second.body.inverseInertia
    }
}
