import Foundation
import QuartzCore

/// Retains the objects that UIKit returns until the turn ends, as an autorelease pool does on iOS: an object to which
/// code has a weak reference until it has added it elsewhere must not be released before.
@MainActor
package enum TurnPool {
    private static var kept: [AnyObject] = []
    private static var depth = 0
    private static let drainsAtEndOfTurn: Void = VirtualClock.atEndOfTurn { drain() }

    /// Runs the closure as a turn, or as a part of the current one.
    package static func turn<T>(_ work: () throws -> T) rethrows -> T {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { drain() }
        }
        return try work()
    }

    /// Retains an object until the turn ends; not outside of a turn.
    static func keep<Object: AnyObject>(_ object: Object) -> Object {
        guard depth > 0 || VirtualClock.main.isRunningEvents else { return object }
        _ = drainsAtEndOfTurn
        kept.append(object)
        return object
    }

    static func keepAll(_ objects: [AnyObject]) { for object in objects { _ = keep(object) } }

    /// Releases the objects. Objects returned by their deinitializers are retained for the next turn.
    private static func drain() {
        guard !kept.isEmpty else { return }
        let ended = kept
        kept = []
        withExtendedLifetime(ended) {}
    }
}
