import UIKit

/// Records the events that are sent up the responder chain: their senders, the responders that they pass, and their handlers.
///
/// ```swift
/// let chain = ChainRecorder(within: harbor.window)
/// try harbor.tap("May I leave?")
/// try chain.expect(AskToLeave.self, handledBy: HarborViewController.self)
/// ```
@MainActor
public final class ChainRecorder {
    private var traces: [EventTrace] = []
    private weak var scope: UIResponder?

    /// Starts recording, until ``stop()`` is called or the recorder is released.
    ///
    /// - Parameter scope: A window, a controller or a view. Events outside of it, such as those of concurrent tests, are
    ///   ignored.
    public init(within scope: UIResponder) {
        self.scope = scope
        EventRecording.add(self) { [weak self] in self?.note($0) }
    }

    private func note(_ trace: EventTrace) {
        if let scope, trace.concerns(scope) { traces.append(trace) }
    }

    /// Stops recording.
    public func stop() { EventRecording.remove(self) }

    /// Removes all recorded events.
    public func clear() { traces = [] }

    /// The recorded events with their paths, in order, each as `AskToLeave: UIButton > BoatView > HarborViewController`.
    public var paths: [String] { traces.map(\.description) }

    /// Returns the recorded events of a type, in order.
    public func events<E: ResponderEvent>(_ type: E.Type) -> [E] { traces.compactMap { $0.event as? E } }

    /// Returns the only event of a type, for example to check its properties; throws an error unless there is exactly one.
    @discardableResult
    public func only<E: ResponderEvent>(_ type: E.Type) throws(ExpectationError) -> E {
        let events = events(type)
        guard let first = events.first, events.count == 1 else { throw failure("one \(E.self)") }
        return first
    }

    /// Throws an error unless an object of the class handled an event of the type.
    public func expect<E: ResponderEvent>(
        _ type: E.Type, handledBy handler: AnyClass
    ) throws(ExpectationError) {
        let name = String(describing: handler)
        guard traces.contains(where: { $0.event is E && $0.handler == name }) else {
            throw failure("\(E.self) handled by \(name)")
        }
    }

    /// Throws an error unless there was an event of the type that no responder handled.
    public func expectUnhandled<E: ResponderEvent>(_ type: E.Type) throws(ExpectationError) {
        guard traces.contains(where: { $0.event is E && $0.handler == nil }) else {
            throw failure("\(E.self) handled by nobody")
        }
    }

    private func failure(_ expected: String) -> ExpectationError {
        let found = paths.isEmpty ? "no event was sent" : "sent were " + paths.joined(separator: "; ")
        return ExpectationError("expected \(expected); \(found)")
    }
}
