import UIKit

/// What became of an event: whom it passed on its way up, and who handled it.
///
/// Traces are for tests and for looking into a running app; they are made only while somebody records them.
public struct EventTrace: CustomStringConvertible {
    /// The event.
    public let event: any ResponderEvent
    /// The classes that it passed, the sender's first, its handler's last.
    public let path: [String]
    /// The class of the responder that handled it; nil where nobody did.
    public let handler: String?
    /// The whole chain above the sender, beyond the handler too.
    private let chain: Set<ObjectIdentifier>

    /// Whether a responder, which must still be there, stands on the chain that the event went up, its handler or above
    /// that.
    public func concerns(_ responder: UIResponder) -> Bool { chain.contains(ObjectIdentifier(responder)) }

    /// The way on one line: `AskToLeave: UIButton > BoatView > HarborViewController`.
    public var description: String {
        "\(type(of: event)): " + path.joined(separator: " > ") + (handler == nil ? " > nobody" : "")
    }
}

extension EventTrace {
    private struct Recorder {
        weak var owner: AnyObject?
        let record: @MainActor (AnyObject, EventTrace) -> Void
    }

    @MainActor private static var recorders: [Recorder] = [] {
        didSet { EventGate.memory.pointee.isRecorded = !recorders.isEmpty }
    }

    /// How many record now.
    @MainActor static var recorderCount: Int { recorders.count }

    /// Records events of all types for an object, until that is gone or taken back.
    @MainActor public static func addRecorder<Owner: AnyObject>(
        _ owner: Owner, _ record: @escaping @MainActor (Owner, EventTrace) -> Void
    ) {
        recorders.append(Recorder(owner: owner) { if let owner = $0 as? Owner { record(owner, $1) } })
    }

    /// Records for the object no longer.
    @MainActor public static func removeRecorder(_ owner: AnyObject) {
        recorders.removeAll { $0.owner === owner }
    }

    /// Notes an event that went up a chain as far as its handler, or all the way.
    @usableFromInline
    @MainActor static func note(_ event: some ResponderEvent, _ chain: ResponderChain, handler: Any?) {
        recorders.removeAll { $0.owner == nil }
        let path = chain.responders
        let end = handler.flatMap { handler in path.firstIndex { $0 === handler as AnyObject } }
        let names = path.prefix(through: end ?? path.count - 1).map { String(describing: type(of: $0)) }
        let trace = EventTrace(
            event: event, path: names, handler: end == nil ? nil : names.last,
            chain: Set(path.map { ObjectIdentifier($0) }))
        for recorder in recorders {
            if let owner = recorder.owner { recorder.record(owner, trace) }
        }
    }
}
