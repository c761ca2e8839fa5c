/// Loads more models as the user scrolls near the end of a list.
@MainActor
final class Pager {
    private let distance: Int
    private let load: @MainActor () async -> Void
    private var task: Task<Void, Never>?
    /// The number of models when more were last requested: with the same number, there are no more.
    private var lastCount: Int?

    init(distance: Int, load: @escaping @MainActor () async -> Void) {
        self.distance = distance
        self.load = load
    }

    /// Whether more models are being loaded.
    var isLoading: Bool { task != nil }

    /// Loads more if a row that is shown is near the end.
    func rowIsShown(rowsAfter: Int, of count: Int) {
        guard rowsAfter < distance, task == nil, count != lastCount else { return }
        lastCount = count
        task = Task { [weak self, load] in
            await load()
            self?.task = nil
        }
    }

    deinit { task?.cancel() }
}
