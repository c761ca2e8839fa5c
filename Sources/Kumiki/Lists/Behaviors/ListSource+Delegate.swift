extension ListSource {
    /// Whether a property is set that requires the list's delegate.
    private var needsToBeDelegate: Bool {
        let properties: [Any?] = [
            onSelect, onDeselect, canSelect, sendSelection, leadingSwipeActions, trailingSwipeActions,
            contextMenu, onDisplay, onEndDisplay, onScroll,
        ]
        return properties.contains { $0 != nil } || !views.headers.isEmpty || !views.footers.isEmpty
    }

    /// Reports a delegate that prevents the use of these properties.
    func reportOtherDelegates() {
        guard let delegate = otherDelegates.first, needsToBeDelegate else { return }
        otherDelegates = []
        onProblem(.anotherDelegate(delegate))
    }
}
