import CoreGraphics

/// A list with focusable rows or items, among which the focus moves and which keys select.
@MainActor
protocol FocusedList: UIScrollView, FocusingList {
    /// The index path that was focused last.
    var lastFocusedPath: IndexPath? { get set }
    var remembersLastFocusedIndexPath: Bool { get }
    /// The delegate's preferred focus.
    var preferredFocusPath: IndexPath? { get }
    var firstSelectedPath: IndexPath? { get }
    /// The visible cells in order.
    var focusableCells: [UIView] { get }

    func focusPath(of cell: UIView) -> IndexPath?
    func focusCell(at path: IndexPath) -> UIView?
    /// Returns the nearest focusable index path in the direction, even if it is not visible.
    func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath?
    func revealFocus(at path: IndexPath)
    func selectionFollowsFocus(at path: IndexPath) -> Bool
    func selectByFocus(at path: IndexPath)
}

extension FocusedList {
    /// The preferred focus of the list: the previously focused cell if remembered, else the delegate's choice, the
    /// selected cells, the visible cells.
    var wishedFocus: [any UIFocusEnvironment] {
        let last = remembersLastFocusedIndexPath ? lastFocusedPath : nil
        let wished = [last, preferredFocusPath, firstSelectedPath].compactMap { $0 }
            .compactMap { focusCell(at: $0) }
        return wished + focusableCells
    }

    /// Returns the focusable cell in the direction, after scrolling to it.
    func focusNeighbour(of cell: UIView, _ heading: UIFocusHeading) -> UIView? {
        guard let path = focusPath(of: cell), let next = focusPath(from: path, heading) else { return nil }
        if focusCell(at: next) == nil { revealFocus(at: next) }
        return focusCell(at: next)
    }

    /// Returns the index paths in this list from and to which the focus moves.
    func focusPaths(_ context: UIFocusUpdateContext) -> (old: IndexPath?, new: IndexPath?) {
        (
            context.previouslyFocusedView.flatMap { focusPath(of: $0) },
            context.nextFocusedView.flatMap { focusPath(of: $0) }
        )
    }

    /// Scrolls to the focused cell, and selects it if selection follows focus.
    func focusDidMove(_ context: UIFocusUpdateContext) {
        guard let path = focusPaths(context).new else { return }
        lastFocusedPath = path
        revealFocus(at: path)
        if selectionFollowsFocus(at: path) { selectByFocus(at: path) }
    }
}

extension UIView {
    /// The list that the view is a cell of.
    var focusedList: (any FocusedList)? {
        (self as? UITableViewCell)?.table ?? (self as? UICollectionViewCell)?.collection
    }
}
