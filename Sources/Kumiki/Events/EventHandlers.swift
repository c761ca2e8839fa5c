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
/// }
/// ```
///
/// From then on those classes and their subclasses handle the event, and no others.
@MainActor
public struct EventHandlers<E: Event> {
    private var casts: [(UIResponder) -> E.Responder?] = []

    init() {}

    /// Names a class. The closure is an upcast that the compiler checks: `{ $0 }`.
    public mutating func add<Handler: UIResponder>(
        _ type: Handler.Type, as responder: @escaping (Handler) -> E.Responder
    ) {
        casts.append { ($0 as? Handler).map(responder) }
    }

    /// The cast that fits an object.
    func cast(for object: UIResponder) -> ((UIResponder) -> E.Responder?)? {
        casts.first { $0(object) != nil }
    }
}

extension Event {
    /// Names the classes that handle this event, instead of asking each class whether it conforms.
    @MainActor public static func register(_ name: (inout EventHandlers<Self>) -> Void) {
        var handlers = EventHandlers<Self>()
        name(&handlers)
        HandlerTable<Self>.shared.replace(with: handlers)
    }
}
