import Foundation
import Synchronization

/// The state of a connection, listener or browser, which changes on the queue that it was started with.
final class ReportedState<State: Sendable>: Sendable {
    private struct Values {
        var state: State
        var queue: DispatchQueue?
        var handler: (@Sendable (State) -> Void)?
    }

    private let values: Mutex<Values>

    init(_ state: State) { values = Mutex(Values(state: state)) }

    var current: State { values.withLock { $0.state } }

    var queue: DispatchQueue? {
        get { values.withLock { $0.queue } }
        set { values.withLock { $0.queue = newValue } }
    }

    /// Called on the queue after each change.
    var handler: (@Sendable (State) -> Void)? {
        get { values.withLock { $0.handler } }
        set { values.withLock { $0.handler = newValue } }
    }

    /// Changes the state in a later turn of the queue; nothing happens before there is one.
    func change(to state: State) {
        queue?.async { [weak self] in
            self?.values.withLock { $0.state = state }
            self?.handler?(state)
        }
    }
}
