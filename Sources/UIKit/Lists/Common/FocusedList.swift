import CoreGraphics

/// A list whose rows or items can have the focus, move it among themselves and are chosen by keys.
@MainActor
protocol FocusedList: UIScrollView, FocusingList {
    /// Where the list had the focus last.
    var lastFocusedPath: IndexPath? { get set }
    var remembersLastFocusedIndexPath: Bool { get }
    /// Where the focus shall be first, by the delegate.
    var preferredFocusPath: IndexPath? { get }
    var firstSelectedPath: IndexPath? { get }
    /// What is seen, from the first on.
    var focusableCells: [UIView] { get }

    func focusPath(of cell: UIView) -> IndexPath?
    func focusCell(at path: IndexPath) -> UIView?
    /// The nearest place that way that can have the focus, also out of sight.
    func focusPath(from path: IndexPath, _ heading: UIFocusHeading) -> IndexPath?
    func revealFocus(at path: IndexPath)
    func selectionFollowsFocus(at path: IndexPath) -> Bool
    func selectByFocus(at path: IndexPath)
}

extension FocusedList {
    /// What the list wishes to be focused: where it was last if it remembers, else what the delegate says, what is
    /// selected, what is seen.
    var wishedFocus: [any UIFocusEnvironment] {
        let last = remembersLastFocusedIndexPath ? lastFocusedPath : nil
        let wished = [last, preferredFocusPath, firstSelectedPath].compactMap { $0 }
            .compactMap { focusCell(at: $0) }
        return wished + focusableCells
    }

    /// The cell that way, which comes into sight.
    func focusNeighbour(of cell: UIView, _ heading: UIFocusHeading) -> UIView? {
        guard let path = focusPath(of: cell), let next = focusPath(from: path, heading) else { return nil }
        if focusCell(at: next) == nil { revealFocus(at: next) }
        return focusCell(at: next)
    }

    /// The paths that the focus goes from and to in this list.
    func focusPaths(_ context: UIFocusUpdateContext) -> (old: IndexPath?, new: IndexPath?) {
        (
            context.previouslyFocusedView.flatMap { focusPath(of: $0) },
            context.nextFocusedView.flatMap { focusPath(of: $0) }
        )
    }

    /// The focus has moved: what has it comes into sight, and is selected where that follows.
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
