/// States that wait for their turn. An update that is asked for while another runs, from a cell that is being filled
/// or from a completion, comes after it.
struct UpdateQueue<Model: DataSourceModel> {
    /// A state to be shown.
    struct Request {
        let sections: [ListSection<Model>]
        let isAnimated: Bool
        let completion: (@MainActor () -> Void)?
    }

    private var waiting: [Request] = []
    private(set) var isRunning = false
    /// How many updates there were.
    private(set) var count = 0

    mutating func add(_ request: Request) { waiting.append(request) }

    /// Takes the next request; nil while one runs, and when none waits.
    mutating func begin() -> Request? {
        guard !isRunning, !waiting.isEmpty else { return nil }
        isRunning = true
        count += 1
        return waiting.removeFirst()
    }

    mutating func end() { isRunning = false }
}

/// Calls when everything that was waited for has happened.
@MainActor
final class Countdown {
    private var remaining = 1
    private var completion: (@MainActor () -> Void)?

    init(_ completion: (@MainActor () -> Void)?) { self.completion = completion }

    /// One more thing to wait for; the closure tells that it happened.
    func wait() -> @MainActor () -> Void {
        remaining += 1
        return { self.arrive() }
    }

    /// One thing fewer. The first is that everything was begun.
    func arrive() {
        remaining -= 1
        guard remaining == 0 else { return }
        let completion = completion
        self.completion = nil
        completion?()
    }
}
