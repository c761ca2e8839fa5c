/// Synchronizes screens that wait concurrently: there is one main screen, and a resumed task must run with its own.
@MainActor
enum HarnessTurns {
    private static var isTaken = false
    private static var waiting: [CheckedContinuation<Void, Never>] = []

    static func take(_ work: @MainActor () async -> Void) async {
        if isTaken { await withCheckedContinuation { waiting.append($0) } }
        isTaken = true
        await work()
        isTaken = !waiting.isEmpty
        if isTaken { waiting.removeFirst().resume() }
    }
}
