import UIKit

/// Which classes handle one type of event, and how their objects are cast for it, remembered: a cast to a protocol
/// costs far more than the rest of a step.
@MainActor
@usableFromInline
final class HandlerTable<E: ResponderEvent>: EventRoute {
    private var casts: [UInt: HandlerCast<E.Responder>] = [:]
    private var handlers: EventHandlers<E>?
    /// The cast that was used last: events of one type mostly have one handler. It is not freed, as tables are not.
    @usableFromInline let last: UnsafeMutablePointer<LastCast>

    @usableFromInline
    override init() {
        last = .allocate(capacity: 1)
        last.initialize(to: LastCast())
    }

    /// From now on only named classes handle and observe the event.
    func replace(with handlers: EventHandlers<E>) {
        self.handlers = handlers
        casts = [:]
        last.pointee = LastCast()
        forget()
        rehearse()
    }

    /// Goes the way of an event once, on which Swift makes the types that it needs: the app starts with that, and the
    /// first event does not wait for it.
    private func rehearse() {
        let nobody = UIResponder()
        var walk = ChainWalk(from: nobody)
        _ = advance(&walk)
        let cast = HandlerCast<E.Responder>({ _ in nil }, example: nobody)
        casts[UInt(bitPattern: ObjectIdentifier(UIResponder.self))] = cast
        _ = cast(nobody)
        casts = [:]
    }

    @usableFromInline
    override func learn(from object: UIResponder) -> ResponderRole {
        if let handlers { return handlers.role(of: object) }
        var role: ResponderRole = object is E.Responder ? .handles : []
        if object is any EventObserver { role.insert(.observes) }
        return role
    }

    /// An object of a class that handles the event, as its handler.
    @inlinable
    func handler(_ object: UIResponder) -> E.Responder? {
        let type = UInt(bitPattern: ObjectIdentifier(type(of: object)))
        if last.pointee.type == type, let words = last.pointee.words {
            return HandlerCast<E.Responder>.value(of: object, with: words)
        }
        return handler(object, of: type)
    }

    @usableFromInline
    func handler(_ object: UIResponder, of type: UInt) -> E.Responder? {
        let cast = casts[type] ?? learnCast(from: object)
        casts[type] = cast
        last.pointee = LastCast(type: type, words: cast.words)
        return cast(object)
    }

    private func learnCast(from object: UIResponder) -> HandlerCast<E.Responder> {
        HandlerCast(handlers?.cast(for: object) ?? { $0 as? E.Responder }, example: object)
    }
}

/// A class, and the words that a cast of its objects is made of.
@usableFromInline
struct LastCast {
    @usableFromInline var type: UInt = 0
    @usableFromInline var words: UnsafeMutableRawPointer?
}

extension HandlerTable {
    /// The first responder of a chain that handles and accepts an event, past those that observe it.
    @inlinable
    func find(_ event: E, on chain: ResponderChain, telling: Bool) -> E.Responder? {
        var walk = ChainWalk(from: chain.first)
        while true {
            let role = advance(&walk)
            guard let current = walk.current else { return nil }
            if telling, role.contains(.observes) { (current as? any EventObserver)?.observe(event) }
            if role.contains(.handles), let handler = handler(current), event.isAccepted(by: handler) {
                return handler
            }
            walk.advance()
        }
    }
}

extension HandlerTable {
    /// The event's table. Generic types have no stored statics, so the tables of all events stand in one.
    @inlinable
    static var shared: HandlerTable {
        let key = UInt(bitPattern: ObjectIdentifier(E.self))
        if EventGate.memory.pointee.event == key, let table = EventGate.memory.pointee.table {
            return unsafeDowncast(table.takeUnretainedValue(), to: HandlerTable.self)
        }
        return EventTables.table(key) { HandlerTable() }
    }
}

/// The tables of all events.
@MainActor
@usableFromInline
enum EventTables {
    private static var tables: [UInt: EventRoute] = [:]

    @usableFromInline
    static func table<Table: EventRoute>(_ key: UInt, make: () -> Table) -> Table {
        let table = tables[key] as? Table ?? make()
        tables[key] = table
        EventGate.memory.pointee.event = key
        EventGate.memory.pointee.table = Unmanaged.passUnretained(table)
        return table
    }
}
