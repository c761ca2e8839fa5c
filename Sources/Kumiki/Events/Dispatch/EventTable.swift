import UIKit

/// The roles of classes for one type of event, each looked up once: a conformance costs far more than the rest of a step
/// up the chain.
///
/// Nothing here is generic, so that it is compiled once for all events.
@MainActor
@usableFromInline
class EventTable {
    private var roles = ClassRoles()

    @usableFromInline init() {}

    /// The role of a class that was not met before, by one of its objects.
    @usableFromInline
    func lookUpRole(of responder: UIResponder) -> ResponderRole { [] }

    /// Discards all roles, to be looked up again.
    final func removeRoles() { roles = ClassRoles() }

    /// Moves to the nearest responder that has a role, beginning with the current one, and returns the role. Moves to
    /// the end of the chain where there is none.
    @usableFromInline
    final func advance(_ walk: inout ResponderWalk) -> ResponderRole {
        while let responder = walk.current {
            let role = role(of: responder)
            if !role.isEmpty { return role }
            walk.advance()
        }
        return []
    }

    private func role(of responder: UIResponder) -> ResponderRole {
        let type = ObjectIdentifier(type(of: responder))
        if let role = roles[type] { return role }
        let role = lookUpRole(of: responder)
        roles.insert(type, role)
        return role
    }
}

/// The tables of all events; a generic type has no stored static properties.
@MainActor
@usableFromInline
enum EventTables {
    private static var tables: [ObjectIdentifier: EventTable] = [:]
    /// The table that was used last: events of one type often follow each other.
    private static var last: (event: ObjectIdentifier, table: EventTable)?

    /// The table of an event's type, if it has one.
    @usableFromInline
    static func table(of event: ObjectIdentifier) -> EventTable? {
        if let last, last.event == event { return last.table }
        guard let table = tables[event] else { return nil }
        last = (event, table)
        return table
    }

    /// Adds a table for an event's type.
    @usableFromInline
    static func add(_ table: EventTable, for event: ObjectIdentifier) { tables[event] = table }
}
