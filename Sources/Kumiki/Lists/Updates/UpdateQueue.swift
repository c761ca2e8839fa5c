/// A queue of states. An update that is requested while another one is performed, from a cell that is being
/// configured or from a completion, is performed after it.
struct UpdateQueue<Model: DataSourceModel> {
    /// A state to be shown.
    struct Request {
        let sections: [ListSection<Model>]
        let isAnimated: Bool
        let completion: (@MainActor () -> Void)?
    }

    private var waiting: [Request] = []
    private(set) var isRunning = false
    /// The number of updates.
    private(set) var count = 0

    mutating func add(_ request: Request) { waiting.append(request) }

    /// Returns the next request; nil while one is performed, and when none waits.
    mutating func begin() -> Request? {
        guard !isRunning, !waiting.isEmpty else { return nil }
        isRunning = true
        count += 1
        return waiting.removeFirst()
    }

    mutating func end() { isRunning = false }
}

/// Calls a closure after several events.
@MainActor
final class Countdown {
    private var remaining = 1
    private var completion: (@MainActor () -> Void)?

    init(_ completion: (@MainActor () -> Void)?) { self.completion = completion }

    /// Whether there is a closure to call.
    var isAwaited: Bool { completion != nil }

    /// Returns a closure that signals an additional event. Only its first call counts.
    func wait() -> @MainActor () -> Void {
        remaining += 1
        var hasHappened = false
        return {
            guard !hasHappened else { return }
            hasHappened = true
            self.happen()
        }
    }

    /// Counts an event. The first one is that all operations have started.
    func happen() {
        remaining -= 1
        guard remaining == 0 else { return }
        let completion = completion
        self.completion = nil
        completion?()
    }
}
