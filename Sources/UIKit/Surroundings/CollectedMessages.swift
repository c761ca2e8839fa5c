import Synchronization

/// The messages that are reported during some work, each once.
final class CollectedMessages: Sendable {
    private struct State {
        var list: [String] = []
        var known: Set<String> = []
        var isOpen = true
    }

    private let state = Mutex(State())

    /// Returns whether the message is kept: not after `close`, as a task may outlive the work that started it.
    func add(_ message: String) -> Bool {
        state.withLock {
            guard $0.isOpen else { return false }
            if $0.known.insert(message).inserted { $0.list.append(message) }
            return true
        }
    }

    /// Ends the collection and returns its messages.
    func close() -> [String] {
        state.withLock {
            $0.isOpen = false
            return $0.list
        }
    }
}
