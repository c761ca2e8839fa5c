import UIKit

/// Records what becomes of events that go up the responder chain: who sent them, whom they passed, who handled them.
///
/// ```swift
/// let chain = ChainRecorder(within: harbor.window)
/// try harbor.tap("May I leave?")
/// try chain.expect(AskToLeave.self, handledBy: HarborViewController.self)
/// ```
@MainActor
public final class ChainRecorder {
    /// What happened so far, in order.
    public private(set) var traces: [EventTrace] = []

    private weak var scope: UIResponder?

    /// Records from now on, until ``stop()`` or until nobody holds the recorder.
    ///
    /// - Parameter scope: A window, controller or view; events that are sent elsewhere, as by tests that run at the same
    ///   time, are left out.
    public init(within scope: UIResponder) {
        self.scope = scope
        EventTrace.addRecorder(self) { recorder, trace in
            if recorder.scope.map(trace.concerns) == true { recorder.traces.append(trace) }
        }
    }

    /// Records no more.
    public func stop() { EventTrace.removeRecorder(self) }

    /// Forgets what happened so far.
    public func clear() { traces = [] }

    /// What became of the events of a type.
    public func traces<E: ResponderEvent>(of event: E.Type) -> [EventTrace] {
        traces.filter { $0.event is E }
    }

    /// The only event of a type, for looking at what it carries; throws when there was none or there were several.
    @discardableResult
    public func only<E: ResponderEvent>(_ event: E.Type) throws -> E {
        let found = traces(of: event).compactMap { $0.event as? E }
        guard let first = found.first, found.count == 1 else {
            throw ChainError(expected: "one \(E.self)", traces: traces)
        }
        return first
    }

    /// Throws unless an event of the type was handled by an object of the class.
    public func expect<E: ResponderEvent>(_ event: E.Type, handledBy handler: AnyClass) throws {
        let name = String(describing: handler)
        guard traces(of: event).contains(where: { $0.handler == name }) else {
            throw ChainError(expected: "\(E.self) handled by \(name)", traces: traces)
        }
    }

    /// Throws unless an event of the type was sent and nobody handled it.
    public func expectUnhandled<E: ResponderEvent>(_ event: E.Type) throws {
        guard traces(of: event).contains(where: { $0.handler == nil }) else {
            throw ChainError(expected: "\(E.self) handled by nobody", traces: traces)
        }
    }
}

/// Events went another way than expected.
public struct ChainError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was expected and what happened instead.
    public let description: String

    @MainActor init(expected: String, traces: [EventTrace]) {
        let found = traces.map(\.description)
        description =
            "expected \(expected); "
            + (found.isEmpty ? "no event was sent" : "sent were " + found.joined(separator: "; "))
    }
}
