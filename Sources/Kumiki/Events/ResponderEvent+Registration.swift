import UIKit

extension ResponderEvent {
    /// Registers a class that handles this event, with its subclasses.
    ///
    /// Registration is optional: a class that conforms is found by itself. In an app of thousands of types the runtime's
    /// first lookup of a conformance takes up to a millisecond, which registration at launch avoids:
    ///
    /// ```swift
    /// ShowAlert.register(MapViewController.self) { $0 }
    /// ShowAlert.register(VideoViewController.self) { $0 }
    /// ShowAlert.register(observer: LogWindow.self)
    /// ```
    ///
    /// Once a handler is registered for an event, only registered classes handle it. Once anything is, only registered
    /// observers see it.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - responder: Converts an object of the class; `{ $0 }` is an upcast that the compiler checks.
    // Inlined into the app's module, so that the table's type, whose lookup searches all conformances, is there before
    // the first event.
    @inlinable
    @MainActor public static func register<Handler: UIResponder>(
        _ type: Handler.Type, as responder: @escaping @MainActor (Handler) -> Responder
    ) {
        HandlerTable<Self>.shared.registerHandler {
            guard let handler = $0 as? Handler else { return nil }
            return responder(handler)
        }
    }

    /// Registers a class that observes this event, with its subclasses. See ``register(_:as:)``.
    @inlinable
    @MainActor public static func register<Observer: EventObserver>(observer type: Observer.Type) {
        HandlerTable<Self>.shared.registerObserver { $0 is Observer }
    }
}
