import UIKit

/// The classes that handle an event, named beforehand.
///
/// Nobody has to be: a class that conforms is found by itself. Where an app has thousands of types, though, the first
/// question whether a class conforms takes the runtime a while, and then it pays to name the handlers as the app
/// starts:
///
/// ```swift
/// ShowAlert.register {
///     $0.add(MapViewController.self) { $0 }
///     $0.add(VideoViewController.self) { $0 }
///     $0.observed(by: LogWindow.self)
/// }
/// ```
///
/// From then on those classes and their subclasses handle the event, and no others; likewise those that observe it
/// (``observed(by:)``).
@MainActor
public struct EventHandlers<E: ResponderEvent> {
    /// A class that was named.
    private struct Named {
        let cast: ((UIResponder) -> E.Responder?)?
        let covers: (UIResponder) -> Bool
    }

    private var named: [Named] = []

    init() {}

    /// Names a class that handles the event. The closure is an upcast that the compiler checks: `{ $0 }`.
    public mutating func add<Handler: UIResponder>(
        _ type: Handler.Type, as responder: @escaping (Handler) -> E.Responder
    ) {
        named.append(
            Named(cast: { ($0 as? Handler).map(responder) }, covers: { $0 is Handler }))
    }

    /// Names a class that observes the event.
    public mutating func observed<Observer: EventObserver>(by type: Observer.Type) {
        named.append(Named(cast: nil, covers: { $0 is Observer }))
    }

    /// What an object's class has to do with the event.
    func role(of object: UIResponder) -> ResponderRole {
        named.reduce(into: []) { role, named in
            if named.covers(object) { role.insert(named.cast == nil ? .observes : .handles) }
        }
    }

    /// The cast that fits an object.
    func cast(for object: UIResponder) -> ((UIResponder) -> E.Responder?)? {
        named.first { $0.cast != nil && $0.covers(object) }?.cast
    }
}

extension ResponderEvent {
    /// Names the classes that handle and observe this event, instead of asking each class whether it conforms.
    @MainActor public static func register(_ name: (inout EventHandlers<Self>) -> Void) {
        var handlers = EventHandlers<Self>()
        name(&handlers)
        HandlerTable<Self>.shared.replace(with: handlers)
    }
}
