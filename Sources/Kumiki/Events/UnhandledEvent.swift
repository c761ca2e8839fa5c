import UIKit

/// An event that went up the whole chain and found nobody.
public struct UnhandledEvent: Equatable, Sendable, CustomStringConvertible {
    /// The event's type.
    public let event: String
    /// What a handler would have to be.
    public let wanted: String
    /// The classes that the event passed, the sender's first.
    public let path: [String]
    /// Objects of the same window that could have handled it, but do not stand on the path, or declined.
    public let nearMisses: [String]
    /// Where it was sent, as `Module/File.swift`.
    public let file: String
    /// The line of `file`.
    public let line: UInt

    /// One line for a log.
    public var description: String {
        let misses = nearMisses.isEmpty ? "" : "; it could have been " + nearMisses.joined(separator: ", ")
        return "\(file):\(line): nobody handles \(event): no \(wanted) in "
            + path.joined(separator: " > ") + misses
    }

    /// Told of every event that nobody handled; nil lets them vanish quietly. At first the events are logged in builds
    /// for debugging, and vanish in others.
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
    @MainActor init<E: ResponderEvent>(_ event: E, sentBy place: EventOrigin) {
        let path = place.chain.responders
        self.init(
            event: String(describing: E.self), wanted: String(describing: E.Responder.self),
            path: path.map(Self.name), nearMisses: NearMisses.of(event, path: path).map(Self.name),
            file: String(describing: place.file), line: place.line)
    }

    @MainActor private static func name(_ responder: UIResponder) -> String {
        String(describing: type(of: responder))
    }
}

/// Where an event was sent.
@MainActor
@usableFromInline
struct EventOrigin {
    let chain: ResponderChain
    let file: StaticString
    let line: UInt

    @usableFromInline
    init(chain: ResponderChain, file: StaticString, line: UInt) {
        (self.chain, self.file, self.line) = (chain, file, line)
    }
}
