import CoreGraphics

/// The visible columns.
extension UISplitViewController {
    /// The duration of showing or hiding columns, in seconds (an estimate; Apple documents none).
    private static let duration = 0.35
    /// The width of windows that have space for three columns side by side, in points.
    private static let roomForThree: CGFloat = 1366

    private var hasThreeColumns: Bool { controller(in: .supplementary) != nil }
    private var isUpright: Bool { view.bounds.height > view.bounds.width }

    /// The visible columns, or those that would be visible in regular width.
    public var displayMode: DisplayMode {
        if let chosenMode { return chosenMode }
        return preferredDisplayMode == .automatic ? automaticMode : preferredDisplayMode
    }

    /// The arrangement of the columns and the secondary one.
    public var splitBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        if isUpright { return .overlay }
        return hasThreeColumns && view.bounds.width < Self.roomForThree ? .displace : .tile
    }

    /// The automatic mode: the secondary column alone if the view is higher than wide, unless columns are to be tiled
    /// (Apple: UISplitViewController.DisplayMode.automatic).
    private var automaticMode: DisplayMode {
        if style == .unspecified { return isUpright ? .secondaryOnly : .oneBesideSecondary }
        switch splitBehavior {
        case .overlay: return .secondaryOnly
        case .tile where hasThreeColumns && !isUpright: return .twoBesideSecondary
        default: return .oneBesideSecondary
        }
    }

    /// The columns that are shown, from the leading edge on.
    var shownColumns: [Column] {
        if isCollapsed { return [held[.compact] == nil ? .primary : .compact] }
        let before = [Column.primary, .supplementary].filter { controller(in: $0) != nil }
        let last = controller(in: .secondary) == nil ? [] : [Column.secondary]
        if last.isEmpty { return before }
        return before.suffix(columnsBesideSecondary(of: before.count)) + last
    }

    private func columnsBesideSecondary(of count: Int) -> Int {
        let mode = displayMode
        guard style == .unspecified else { return mode.columnsBesideSecondary }
        // A list's columns appear together, and over the detail by a touch only.
        if mode == .secondaryOnly || (mode.isOverSecondary && chosenMode == nil) { return 0 }
        return count
    }

    func wishDidChange() {
        let old = chosenMode
        chosenMode = nil
        guard isViewLoaded, old != nil || laidOutMode != nil else { return }
        change(to: displayMode, isChosen: false, animated: true)
    }

    // MARK: Changing

    /// Changes the visible columns, with animation if requested.
    func change(to mode: DisplayMode, isChosen: Bool = true, animated: Bool) {
        let old = shownColumns(in: laidOutMode)
        let isNew = mode != laidOutMode
        if isNew { delegate?.splitViewController(self, willChangeTo: mode) }
        if isChosen { chosenMode = mode }
        guard isViewLoaded, !isCollapsed else { return }
        let new = shownColumns
        for column in old where !new.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in new where !old.contains(column) {
            delegate?.splitViewController(self, willShow: column)
        }
        setNeedsColumns()
        guard animated, isNew, view.window != nil else { return view.layoutIfNeeded() }
        comeIn(new.filter { !old.contains($0) })
        UIView.animate(withDuration: Self.duration) { self.view.layoutIfNeeded() }
    }

    private func shownColumns(in mode: DisplayMode?) -> [Column] {
        let all = [Column.primary, .supplementary, .secondary]
        return all.filter { controller(in: $0).map(isShown) ?? false }
    }

    /// Places columns outside of the edge from which they appear.
    private func comeIn(_ columns: [Column]) {
        UIView.performWithoutAnimation {
            showColumns()
            let frames = arrangement.frames
            for column in columns where column != .secondary {
                guard let frame = frames[column] else { continue }
                let isLeft = view.isRightToLeft == (primaryEdge == .trailing)
                place(
                    column,
                    in: CGRect(
                        origin: CGPoint(x: isLeft ? -frame.width : view.bounds.width, y: frame.minY),
                        size: frame.size))
            }
        }
    }

    /// Returns the mode with a number of columns beside or over the secondary one.
    func mode(with columns: Int) -> DisplayMode {
        switch (columns, splitBehavior) {
        case (...0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    // MARK: The swipe

    func edgeWasSwiped() {
        guard !isCollapsed else { return }
        delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        let all = hasThreeColumns ? 2 : 1
        let now = shownColumns.count - 1
        if now < all { change(to: mode(with: now + 1), animated: true) }
        delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    }
}

/// A recognizer of a pan from the edge that shows a column.
@MainActor
final class SplitEdgeSwipe: UIScreenEdgePanGestureRecognizer {
    override func tellTargets() {
        let split = view?.hierarchy.controller as? UISplitViewController
        if state == .began { split?.edgeWasSwiped() }
        super.tellTargets()
    }
}
