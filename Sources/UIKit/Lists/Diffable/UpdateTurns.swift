/// Serializes the changes of a list: a change requested during another one is deferred until its end.
@MainActor
final class UpdateTurns {
    private var waiting: [() -> Void] = []
    private var isChanging = false

    /// Performs the change now, or after those requested before it.
    func take(_ change: @escaping () -> Void) {
        guard !isChanging else { return waiting.append(change) }
        isChanging = true
        change()
        while !waiting.isEmpty { waiting.removeFirst()() }
        isChanging = false
    }
}
