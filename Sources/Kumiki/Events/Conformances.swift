import UIKit

/// Whether the objects of a class handle an event, remembered: a walk up the chain asks it at every step, and a
/// cast to a protocol costs far more than a look into a table.
@MainActor
enum Conformances {
    private struct Key: Hashable {
        let responder: ObjectIdentifier
        let event: ObjectIdentifier
    }

    private static var known: [Key: Bool] = [:]

    static func handles<E: Event>(_ responder: UIResponder, _ event: E.Type) -> Bool {
        let key = Key(responder: ObjectIdentifier(type(of: responder)), event: ObjectIdentifier(event))
        if let answer = known[key] {
            return answer
        }
        let answer = responder is E.Responder
        known[key] = answer
        return answer
    }
}
