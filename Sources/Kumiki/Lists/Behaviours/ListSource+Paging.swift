extension ListSource {
    /// Asks for more models as the user comes near the end.
    ///
    /// ```swift
    /// dataSource.loadsMore(within: 10) { [weak self] in await self?.loadNextPage() }
    /// ```
    ///
    /// The closure is called once at a time, and not again until the list has another number of models. It is
    /// cancelled with the data source.
    ///
    /// - Parameters:
    ///   - rows: How many rows before the last one.
    ///   - load: Fetches more models and applies them with those that are there.
    public func loadsMore(within rows: Int = 5, _ load: @escaping @MainActor () async -> Void) {
        pager = Pager(distance: max(rows, 1), load: load)
    }

    /// Whether more models are on their way.
    public var isLoadingMore: Bool { pager?.isLoading ?? false }
}
