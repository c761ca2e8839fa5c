/// Asks for more as the end of a list comes near.
@MainActor
final class Pager {
    private let distance: Int
    private let load: @MainActor () async -> Void
    private var task: Task<Void, Never>?
    /// How many models there were when more was last asked for: with as many, there is no more.
    private var askedAt: Int?

    init(distance: Int, load: @escaping @MainActor () async -> Void) {
        self.distance = distance
        self.load = load
    }

    /// Whether more is on its way.
    var isLoading: Bool { task != nil }

    /// A row is shown that has so many after it.
    func shows(_ rowsAfter: Int, of count: Int) {
        guard rowsAfter < distance, task == nil, count != askedAt else { return }
        askedAt = count
        task = Task { [weak self, load] in
            await load()
            self?.task = nil
        }
    }

    deinit { task?.cancel() }
}
