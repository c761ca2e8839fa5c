/// Screens that wait take turns: the device's screen is one, and a task that comes on must find the right one.
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
