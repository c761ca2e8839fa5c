import UIKit

/// The handlers and observers of one type of event.
@MainActor
@usableFromInline
final class HandlerTable<E: ResponderEvent>: EventTable {
    /// The casts to the event's responder of registered classes; empty while handlers are found by their conformance.
    private var casts: [@MainActor (UIResponder) -> E.Responder?] = []
    @usableFromInline private(set) var hasRegisteredHandlers = false
    /// Whether an object is of a registered class of observers.
    private var observers: [@MainActor (UIResponder) -> Bool] = []

    @usableFromInline override init() {}

    /// The event's table.
    @inlinable
    static var shared: HandlerTable {
        let event = ObjectIdentifier(E.self)
        if let table = EventTables.table(of: event) as? HandlerTable { return table }
        let table = HandlerTable()
        EventTables.add(table, for: event)
        return table
    }

    /// Sends an event past its observers, and returns the first responder that handles and accepts it.
    @inlinable
    func send(_ event: E, from first: UIResponder?) -> E.Responder? {
        let handler = handler(of: event, from: first, isObserved: true)
        if EventRecording.isActive { EventRecording.record(event, from: first, handler: handler) }
        return handler
    }

    /// Returns the first responder that handles and accepts an event.
    @inlinable
    func handler(of event: E, from first: UIResponder?, isObserved: Bool = false) -> E.Responder? {
        var walk = ResponderWalk(from: first)
        while true {
            let role = advance(&walk)
            guard let responder = walk.current else { return nil }
            if isObserved, role.contains(.observes) { (responder as? any EventObserver)?.observe(event) }
            if role.contains(.handles), let handler = cast(responder), event.isAccepted(by: handler) {
                return handler
            }
            walk.advance()
        }
    }

    /// An object as a handler; nil for one that is none.
    @inlinable
    func cast(_ responder: UIResponder) -> E.Responder? {
        hasRegisteredHandlers ? castRegistered(responder) : responder as? E.Responder
    }

    @usableFromInline
    func castRegistered(_ responder: UIResponder) -> E.Responder? {
        for cast in casts {
            if let handler = cast(responder) { return handler }
        }
        return nil
    }

    @usableFromInline
    override func lookUpRole(of responder: UIResponder) -> ResponderRole {
        var role: ResponderRole = cast(responder) == nil ? [] : .handles
        if isObserver(responder) { role.insert(.observes) }
        return role
    }

    private func isObserver(_ responder: UIResponder) -> Bool {
        if !hasRegisteredHandlers, observers.isEmpty { return responder is any EventObserver }
        return observers.contains { $0(responder) }
    }
}

// MARK: - Registration

extension HandlerTable {
    /// Adds a class of handlers by its cast.
    @usableFromInline
    func registerHandler(_ cast: @escaping @MainActor (UIResponder) -> E.Responder?) {
        casts.append(cast)
        hasRegisteredHandlers = true
        prepare()
    }

    /// Adds a class of observers.
    @usableFromInline
    func registerObserver(_ isObserver: @escaping @MainActor (UIResponder) -> Bool) {
        observers.append(isObserver)
        prepare()
    }

    /// Looks up once in advance, so that type metadata is instantiated before the first event.
    private func prepare() {
        removeRoles()
        var walk = ResponderWalk(from: UIResponder())
        _ = advance(&walk)
    }
}
