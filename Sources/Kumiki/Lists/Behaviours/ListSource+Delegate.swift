extension ListSource {
    /// Whether the data source was told to do something that only a list's delegate is asked for.
    private var needsToBeDelegate: Bool {
        let wishes: [Any?] = [
            onSelect, onDeselect, canSelect, sendSelection, leadingSwipeActions, trailingSwipeActions,
            contextMenu, onDisplay, onEndDisplay, onScroll,
        ]
        return wishes.contains { $0 != nil } || !views.titles.isEmpty
    }

    /// Tells of a delegate that keeps the data source from what it was told to do.
    func tellOfOtherDelegates() {
        guard let delegate = otherDelegates.first, needsToBeDelegate else { return }
        otherDelegates = []
        onProblem(.anotherDelegate(delegate))
    }
}
