import Foundation
import Synchronization

/// Work on the host's threads for which the app waits: other queues, and requests to the network. A screen is rendered
/// when there is none left.
package enum HostWork {
    private struct State {
        var running = 0
        var lastEnd: ContinuousClock.Instant?
    }

    private static let state = Mutex(State())

    /// The maximum delay until work that follows, such as a handler on another queue, begins.
    private static let aftermath = Duration.milliseconds(30)

    /// Whether work is running, or ended so recently that work which follows it may not have begun yet.
    package static var isPending: Bool {
        state.withLock { state in
            if state.running > 0 { return true }
            return state.lastEnd.map { ContinuousClock.now - $0 < aftermath } ?? false
        }
    }

    /// Whether work is running.
    package static var isRunning: Bool { state.withLock { $0.running > 0 } }

    /// Notes that work begins.
    package static func begin() { state.withLock { $0.running += 1 } }

    /// Notes that work has ended.
    package static func end() {
        state.withLock { state in
            state.running = max(state.running - 1, 0)
            state.lastEnd = .now
        }
    }
}
