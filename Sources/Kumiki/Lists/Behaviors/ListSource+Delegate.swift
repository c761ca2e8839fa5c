extension ListSource {
    /// Whether something is set that only a list's delegate can do.
    private var needsToBeDelegate: Bool {
        let properties: [Any?] = [
            onSelect, onDeselect, canSelect, sendSelection, leadingSwipeActions, trailingSwipeActions,
            contextMenu, onDisplay, onEndDisplay, onScroll,
        ]
        return properties.contains { $0 != nil } || !views.headers.isEmpty || !views.footers.isEmpty
    }

    /// Reports a delegate that prevents what is set.
    func reportOtherDelegates() {
        guard let delegate = otherDelegates.first, needsToBeDelegate else { return }
        otherDelegates = []
        onProblem(.anotherDelegate(delegate))
    }
}
