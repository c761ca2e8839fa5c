import CoreGraphics
import Foundation

/// The bodies of an animator and what moves them in a step.
@MainActor
final class DynamicWorld {
    var referenceBounds: CGRect?
    var pairs: [BodyPair] = []
    var joints: [Joint] = []

    private var bodies: [ObjectIdentifier: RigidBody] = [:]
    private var touching: [Touch] = []
    private var reported: [Touch] = []

    /// Two bodies that touch.
    private struct Touch {
        let pair: BodyPair
        let point: CGPoint

        /// Returns whether both are of the same items, or of the same item and boundary.
        @MainActor
        func isSame(as other: Touch) -> Bool {
            guard pair.behavior === other.pair.behavior, pair.first.item === other.pair.first.item else {
                return false
            }
            if let item = pair.second.item { return item === other.pair.second.item }
            guard other.pair.second.item == nil else { return false }
            let (name, otherName) = (pair.second.identifier, other.pair.second.identifier)
            guard let name, let otherName else { return name == nil && otherName == nil }
            return (name as? AnyHashable) == (otherName as? AnyHashable)
        }
    }

    // MARK: Bodies

    func body(of item: any UIDynamicItem) -> RigidBody {
        if let body = bodies[ObjectIdentifier(item)] { return body }
        let body = RigidBody(item)
        bodies[ObjectIdentifier(item)] = body
        return body
    }

    func knownBody(of item: any UIDynamicItem) -> RigidBody? { bodies[ObjectIdentifier(item)] }

    /// Removes the items that no behavior moves any longer.
    func keep(_ items: [any UIDynamicItem]) {
        let known = Set(items.map { ObjectIdentifier($0) })
        bodies = bodies.filter { known.contains($0.key) }
        order = items.map { body(of: $0) }
    }

    private var order: [RigidBody] = []

    var isAtRest: Bool { order.allSatisfy(\.isSlow) }

    func stop() { for body in order { body.stop() } }

    // MARK: Steps

    /// Forgets what moved the bodies in the step before.
    func beginStep() {
        (pairs, joints) = ([], [])
        for body in order { body.snapPoint = nil }
    }

    /// Moves the bodies on, by sequential impulses (Catto, "Iterative Dynamics with Temporal Coherence", 2005).
    func step(_ duration: CGFloat) {
        for body in order { body.accelerate(duration) }
        for joint in joints { joint.pull(duration) }
        var contacts: [Contact] = []
        touching = []
        for pair in pairs {
            let found = ContactFinder(first: pair.first, second: pair.second).contacts
            if let first = found.first { touching.append(Touch(pair: pair, point: first.point)) }
            contacts += found
        }
        for _ in 0..<Self.rounds {
            for joint in joints { joint.solve(duration) }
            for index in contacts.indices { contacts[index].solve() }
        }
        for body in order { body.move(duration) }
        for contact in contacts { contact.separate(among: 2) }
    }

    private static let rounds = 12

    // MARK: Reports

    /// Calls the delegates about bodies that have met or parted.
    func reportContacts() {
        let former = reported
        reported = touching.reduce(into: []) { list, touch in
            if !list.contains(where: { $0.isSame(as: touch) }) { list.append(touch) }
        }
        for touch in reported where !former.contains(where: { $0.isSame(as: touch) }) { reportBegin(touch) }
        for touch in former where !reported.contains(where: { $0.isSame(as: touch) }) { reportEnd(touch) }
    }

    private func reportBegin(_ touch: Touch) {
        let behavior = touch.pair.behavior
        guard let delegate = behavior.collisionDelegate, let item = touch.pair.first.item else { return }
        if let other = touch.pair.second.item {
            delegate.collisionBehavior(behavior, beganContactFor: item, with: other, at: touch.point)
        } else {
            delegate.collisionBehavior(
                behavior, beganContactFor: item, withBoundaryIdentifier: touch.pair.second.identifier,
                at: touch.point)
        }
    }

    private func reportEnd(_ touch: Touch) {
        let behavior = touch.pair.behavior
        guard let delegate = behavior.collisionDelegate, let item = touch.pair.first.item else { return }
        if let other = touch.pair.second.item {
            delegate.collisionBehavior(behavior, endedContactFor: item, with: other)
        } else {
            delegate.collisionBehavior(
                behavior, endedContactFor: item, withBoundaryIdentifier: touch.pair.second.identifier)
        }
    }
}
