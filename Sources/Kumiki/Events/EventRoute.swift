import UIKit

/// Up a chain to those who have to do with one type of event, and past all others.
///
/// The walk is the same code for all events, compiled once with nothing generic in it: what a step costs beyond UIKit's
/// `next` is a look into a table of classes.
@MainActor
@usableFromInline
class EventRoute {
    private var roles = ClassRoles()

    @usableFromInline init() {}

    /// What a class that was not met before has to do with the event. Asked once for each class.
    @usableFromInline
    func learn(from object: UIResponder) -> ResponderRole { [] }

    /// Forgets what was learnt.
    @usableFromInline
    final func forget() { roles.forget() }

    /// What an object has to do with the event.
    final func role(of object: UIResponder) -> ResponderRole {
        let type = ObjectIdentifier(type(of: object))
        if let role = roles.slots.role(of: type) { return role }
        let role = learn(from: object)
        roles.note(type, role)
        return role
    }

    /// Goes on to the next responder that has to do with the event; the walk ends where there is none.
    @usableFromInline
    final func advance(_ walk: inout ChainWalk) -> ResponderRole {
        while true {
            let role = skip(&walk)
            guard role == nil, let unknown = walk.current else { return role ?? [] }
            _ = self.role(of: unknown)
        }
    }

    /// Goes past the responders that have nothing to do with the event, as far as their classes are known; nil at the
    /// end and at a class that is not known.
    private func skip(_ walk: inout ChainWalk) -> ResponderRole? {
        let slots = roles.slots
        // Taken out and not copied, which would cost about as much as the look into the table.
        while let current = walk.current.take() {
            let role = slots.role(of: ObjectIdentifier(type(of: current)))
            guard role == [] else {
                walk.current = current
                return role
            }
            walk.trusted -= 1
            walk.current = walk.trusted >= 0 ? current.nextForEvents : walk.nextUnseen(after: current)
        }
        return nil
    }
}
