import UIKit

/// A responder that is told of every event on its way up, and consumes none.
///
/// Told are those that the event passes, its handler included; what stands above the handler hears nothing.
@MainActor
public protocol EventObserver: UIResponder {
    /// An event passes.
    func observe(_ event: some ResponderEvent)
}
