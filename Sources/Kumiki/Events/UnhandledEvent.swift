import UIKit

/// An event that no responder up the chain handles, and the likely reason.
///
/// ```swift
/// UnhandledEvent.handler = { event in
///     print(event.description)    // Harbor/BoatView.swift:12: nobody handles AskToLeave: …
/// }
/// ```
public struct UnhandledEvent: Equatable, Sendable, CustomStringConvertible {
    /// The event's type.
    public let event: String
    /// The type that a handler must have.
    public let wanted: String
    /// The classes of the chain, the sender's first.
    public let path: [String]
    /// The classes of objects in the same window that could handle the event: on the path, but declining or not
    /// registered, or off the path.
    public let nearMisses: [String]
    /// The sender's file, as `Module/File.swift`.
    public let file: String
    /// The line in ``file``.
    public let line: UInt

    /// The message for a log, on one line.
    public var description: String {
        let misses = nearMisses.isEmpty ? "" : "; it could have been " + nearMisses.joined(separator: ", ")
        return "\(file):\(line): nobody handles \(event): no \(wanted) in "
            + path.joined(separator: " > ") + misses
    }

    /// Called for each event that no responder handles; nil ignores such events. By default they are logged in debug
    /// builds and ignored in others.
    @MainActor public static var handler: (@MainActor (UnhandledEvent) -> Void)? = standardHandler

    #if DEBUG
        @MainActor private static let standardHandler: (@MainActor (UnhandledEvent) -> Void)? = {
            NSLog("%@", $0.description)
        }
    #else
        @MainActor private static let standardHandler: (@MainActor (UnhandledEvent) -> Void)? = nil
    #endif
}

extension UnhandledEvent {
    @usableFromInline
    @MainActor static func report(
        _ event: some ResponderEvent, from first: UIResponder?, file: StaticString, line: UInt
    ) {
        if let handler { handler(UnhandledEvent(event, from: first, file: file, line: line)) }
    }

    @MainActor init<E: ResponderEvent>(_ event: E, from first: UIResponder?, file: StaticString, line: UInt) {
        let path = ResponderWalk.responders(from: first)
        self.init(
            event: String(describing: E.self), wanted: String(describing: E.Responder.self),
            path: path.map(Self.name), nearMisses: NearMisses.of(event, path: path).map(Self.name),
            file: String(describing: file), line: line)
    }

    @MainActor private static func name(_ responder: UIResponder) -> String {
        String(describing: type(of: responder))
    }
}
