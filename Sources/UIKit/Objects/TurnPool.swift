import Foundation
import QuartzCore

/// Keeps what UIKit returns until the turn ends, as an autorelease pool does on iOS: an object that code holds weakly
/// until it has added it somewhere must not go in between.
@MainActor
package enum TurnPool {
    private static var kept: [AnyObject] = []
    private static var depth = 0
    private static let drainsAtEndOfTurn: Void = VirtualClock.atEndOfTurn { drain() }

    /// Runs the closure as a turn, or as a part of the one that is running.
    package static func turn<T>(_ work: () throws -> T) rethrows -> T {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { drain() }
        }
        return try work()
    }

    /// Keeps an object until the turn ends; outside of one, where nothing would end it, not at all.
    static func keep<Object: AnyObject>(_ object: Object) -> Object {
        guard depth > 0 || VirtualClock.main.isRunningEvents else { return object }
        _ = drainsAtEndOfTurn
        kept.append(object)
        return object
    }

    static func keepAll(_ objects: [AnyObject]) { for object in objects { _ = keep(object) } }

    /// Lets go of the objects. What their end returns is kept for the next turn.
    private static func drain() {
        guard !kept.isEmpty else { return }
        let ended = kept
        kept = []
        withExtendedLifetime(ended) {}
    }
}
