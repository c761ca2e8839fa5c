import UIKit

/// The path and the handler of an event. Traces exist only while events are recorded.
package struct EventTrace: CustomStringConvertible {
    /// The event.
    package let event: any ResponderEvent
    /// The classes that it passed, the sender's first, its handler's last.
    package let path: [String]
    /// The class of the handler; nil where there was none.
    package let handler: String?
    /// The whole chain above the sender, beyond the handler too.
    private let chain: Set<ObjectIdentifier>

    @MainActor fileprivate init(_ event: any ResponderEvent, from first: UIResponder?, handler: Any?) {
        let responders = ResponderWalk.responders(from: first)
        let end = handler.flatMap { handler in responders.firstIndex { $0 === handler as AnyObject } }
        let passed = end.map { responders.prefix(through: $0) } ?? responders[...]
        self.event = event
        path = passed.map { String(describing: type(of: $0)) }
        self.handler = end == nil ? nil : path.last
        chain = Set(responders.map { ObjectIdentifier($0) })
    }

    /// Whether a responder, which must still exist, is on the chain of the event, be it above the handler.
    package func concerns(_ responder: UIResponder) -> Bool { chain.contains(ObjectIdentifier(responder)) }

    /// The path on one line: `AskToLeave: UIButton > BoatView > HarborViewController`.
    package var description: String {
        "\(type(of: event)): " + path.joined(separator: " > ") + (handler == nil ? " > nobody" : "")
    }
}

/// The objects that record events, for the test kit.
@MainActor
@usableFromInline
package enum EventRecording {
    private struct Recorder {
        weak var owner: AnyObject?
        let record: @MainActor (EventTrace) -> Void
    }

    private static var recorders: [Recorder] = [] { didSet { isActive = !recorders.isEmpty } }

    /// Whether any object records.
    @usableFromInline static var isActive = false

    /// Records events of all types until the owner is released or removed.
    package static func add(_ owner: AnyObject, _ record: @escaping @MainActor (EventTrace) -> Void) {
        recorders.append(Recorder(owner: owner, record: record))
    }

    /// Ends an object's recording.
    package static func remove(_ owner: AnyObject) {
        recorders.removeAll { $0.owner === owner }
    }

    /// Records an event that was sent up a chain.
    @usableFromInline
    static func record(_ event: some ResponderEvent, from first: UIResponder?, handler: Any?) {
        recorders.removeAll { $0.owner == nil }
        let trace = EventTrace(event, from: first, handler: handler)
        for recorder in recorders where recorder.owner != nil { recorder.record(trace) }
    }
}
