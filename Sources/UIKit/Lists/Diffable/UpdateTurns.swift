/// Lets one change of a list follow another: one that comes while another goes on waits for its end.
@MainActor
final class UpdateTurns {
    private var waiting: [() -> Void] = []
    private var isChanging = false

    /// Makes the change now, or after those that came before it.
    func take(_ change: @escaping () -> Void) {
        guard !isChanging else { return waiting.append(change) }
        isChanging = true
        change()
        while !waiting.isEmpty { waiting.removeFirst()() }
        isChanging = false
    }
}
