import UIKit

/// A responder that sees every event on its way up the chain and consumes none.
///
/// An event is observed by the responders that it passes, its handler included, and by none above the handler.
///
/// ```swift
/// final class CountingWindow: UIWindow, EventObserver {
///     private var counts: [String: Int] = [:]
///     func observe(_ event: some ResponderEvent) { counts["\(type(of: event))", default: 0] += 1 }
/// }
/// ```
@MainActor
public protocol EventObserver: UIResponder {
    /// Called for each event that passes, before its handler is.
    func observe(_ event: some ResponderEvent)
}
