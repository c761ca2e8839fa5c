import UIKit

/// Which classes handle an event, remembered: a walk up the chain asks it at every step, and a cast to a protocol costs
/// far more than a look into a table.
@MainActor
final class HandlerTable<E: Event> {
    /// What a class is to the event.
    private struct Role {
        let cast: ((UIResponder) -> E.Responder?)?
        let observes: Bool
    }

    private var roles = ClassTable<Role>()
    private var handlers: EventHandlers<E>?

    /// From now on only named classes handle the event.
    func replace(with handlers: EventHandlers<E>) {
        self.handlers = handlers
        roles = ClassTable()
    }

    /// The object as a handler, or nil.
    func handler(_ object: UIResponder) -> E.Responder? {
        role(of: object).cast?(object)
    }

    /// As ``handler(_:)``, after the object was told of the event if it wants to know.
    func handler(_ object: UIResponder, observing event: E) -> E.Responder? {
        let role = role(of: object)
        if role.observes {
            (object as? any EventObserver)?.observe(event)
        }
        return role.cast?(object)
    }

    private func role(of object: UIResponder) -> Role {
        let type = ObjectIdentifier(type(of: object))
        return roles[type] ?? learn(type, from: object)
    }

    private func learn(_ type: ObjectIdentifier, from object: UIResponder) -> Role {
        let role = Role(cast: cast(for: object), observes: object is any EventObserver)
        roles[type] = role
        return role
    }

    private func cast(for object: UIResponder) -> ((UIResponder) -> E.Responder?)? {
        if let handlers { return handlers.cast(for: object) }
        return object is E.Responder ? { $0 as? E.Responder } : nil
    }
}

extension HandlerTable {
    /// The event's table. Generic types have no stored statics, so the tables of all events stand in one.
    static var shared: HandlerTable { EventTables.table(for: E.self) }
}

/// The tables of all events.
@MainActor
private enum EventTables {
    private static var tables: [ObjectIdentifier: AnyObject] = [:]
    /// The table that was asked for last: events of one type come in rows.
    private static var last: (event: ObjectIdentifier, table: AnyObject)?

    static func table<E: Event>(for event: E.Type) -> HandlerTable<E> {
        let key = ObjectIdentifier(event)
        if let last, last.event == key {
            return unsafeDowncast(last.table, to: HandlerTable<E>.self)
        }
        let table = tables[key] as? HandlerTable<E> ?? HandlerTable<E>()
        tables[key] = table
        last = (key, table)
        return table
    }
}
