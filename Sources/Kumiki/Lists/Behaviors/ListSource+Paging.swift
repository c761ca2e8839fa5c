extension ListSource {
    /// Loads more models as the user scrolls near the end.
    ///
    /// ```swift
    /// dataSource.loadsMore(within: 10) { [weak self] in await self?.loadNextPage() }
    /// ```
    ///
    /// The closure is called once at a time, and not again until the number of models has changed. It is cancelled when the
    /// data source is deallocated.
    ///
    /// - Parameters:
    ///   - rows: The distance from the end, in rows.
    ///   - load: Fetches more models and applies them with those that are there.
    public func loadsMore(within rows: Int = 5, _ load: @escaping @MainActor () async -> Void) {
        pager = Pager(distance: max(rows, 1), load: load)
    }

    /// Whether more models are being loaded.
    public var isLoadingMore: Bool { pager?.isLoading ?? false }
}
