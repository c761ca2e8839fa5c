/// Columns that are set one by one.
extension UISplitViewController {
    /// Sets the controller of a column, embedded in a navigation controller if it is none, except in the compact
    /// column.
    public func setViewController(_ vc: UIViewController?, for column: Column) {
        guard accepts(column) else { return }
        let old = heldControllers
        takeBack(column)
        given[column] = vc
        held[column] = vc.map { column == .compact ? $0 : $0.inStack }
        replaceChildren(old, by: heldControllers)
        if isCollapsed, wasCollapsed == true, column == .primary { collapseColumns() }
    }

    /// Returns the controller set for the column.
    public func viewController(for column: Column) -> UIViewController? {
        guard style == .unspecified else { return given[column] }
        return controller(in: column)
    }

    /// Shows a column: beside the others if there is space, else on top of the stack.
    public func show(_ column: Column) {
        guard accepts(column) else { return }
        if isCollapsed { return showCollapsed(column, animated: true) }
        switch column {
        case .primary: reveal(hasSupplementary ? 2 : 1)
        case .supplementary: reveal(1)
        case .secondary where displayMode.isOverSecondary: change(to: .secondaryOnly, animated: true)
        case .secondary, .compact: break
        }
    }

    /// Hides a column. The secondary one stays.
    public func hide(_ column: Column) {
        guard accepts(column) else { return }
        if isCollapsed { return hideCollapsed(column) }
        let now = shownColumns.count - 1
        switch column {
        case .primary: change(to: mode(with: min(now, hasSupplementary ? 1 : 0)), animated: true)
        case .supplementary: change(to: .secondaryOnly, animated: true)
        case .secondary, .compact: break
        }
    }

    private func reveal(_ columns: Int) {
        if shownColumns.count - 1 < columns { change(to: mode(with: columns), animated: true) }
    }

    private var hasSupplementary: Bool { held[.supplementary] != nil }

    private func accepts(_ column: Column) -> Bool {
        if style != .unspecified, column != .supplementary || style == .tripleColumn { return true }
        RuntimeDiagnostics.report(
            "A split view controller of the style \(style) has no column \(column)")
        return false
    }

    /// The controllers of the columns, from the primary one on.
    var heldControllers: [UIViewController] {
        [Column.primary, .supplementary, .secondary, .compact].compactMap { held[$0] }
    }

    /// Sets the controllers of the columns in their order.
    func takeColumns(_ controllers: [UIViewController]) {
        let columns: [Column] =
            style == .tripleColumn && controllers.count > 2
            ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, controller) in zip(columns, controllers) { setViewController(controller, for: column) }
    }

    /// Shows a controller in the secondary column.
    func showSecondary(_ vc: UIViewController) {
        setViewController(vc, for: .secondary)
        if isCollapsed { showCollapsed(.secondary, animated: true) } else { show(.secondary) }
    }
}

extension UIViewController {
    /// The controller itself if it is a stack, else a stack with it.
    fileprivate var inStack: UIViewController {
        self is UINavigationController
            ? self : navigationController ?? UINavigationController(rootViewController: self)
    }
}

// MARK: - One column

/// The columns on the primary one's stack in compact width.
extension UISplitViewController {
    private var stack: UINavigationController? { held[.primary] as? UINavigationController }

    /// Returns the columns above the primary one, up to the given one.
    private func columns(upTo column: Column) -> [Column] {
        [Column.supplementary, .secondary].filter { held[$0] != nil && $0.rawValue <= column.rawValue }
    }

    func collapseColumns() {
        let proposed: Column =
            held[.compact] == nil ? (held[.secondary] == nil ? .primary : .secondary) : .compact
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
        if held[.compact] == nil { showCollapsed(top, animated: false) }
    }

    func showCollapsed(_ column: Column, animated: Bool) {
        guard let stack, column != .compact else { return }
        let wanted = columns(upTo: column)
        for column in [Column.secondary, .supplementary] where !wanted.contains(column) { takeBack(column) }
        var contents = stack.viewControllers
        for column in wanted where !isOnStack(column) { contents += takeOut(column) }
        stack.setViewControllers(contents, animated: animated)
    }

    private func isOnStack(_ column: Column) -> Bool {
        moved[column]?.contains { stack?.viewControllers.contains($0) == true } == true
    }

    /// Returns the controllers of the column, or those that it had before the user went back from it.
    private func takeOut(_ column: Column) -> [UIViewController] {
        if let known = moved[column] { return known }
        guard let inner = held[column] as? UINavigationController else { return [] }
        let contents = inner.viewControllers
        moved[column] = contents
        inner.setViewControllers([], animated: false)
        return contents
    }

    /// Moves the column's controllers from the stack back to its own.
    func takeBack(_ column: Column) {
        guard let contents = moved.removeValue(forKey: column), let stack,
            let inner = held[column] as? UINavigationController
        else { return }
        let above = stack.viewControllers.drop { !contents.contains($0) }
        let others = moved.values.flatMap { $0 }
        let back = above.filter { contents.contains($0) || !others.contains($0) }
        stack.setViewControllers(stack.viewControllers.filter { !back.contains($0) }, animated: false)
        inner.setViewControllers(back.isEmpty ? contents : Array(back), animated: false)
    }

    func hideCollapsed(_ column: Column) {
        switch column {
        case .secondary:
            showCollapsed(held[.supplementary] == nil ? .primary : .supplementary, animated: true)
        case .supplementary: showCollapsed(.primary, animated: true)
        case .primary, .compact: break
        }
    }

    func expandColumns() {
        for column in [Column.secondary, .supplementary] { takeBack(column) }
        let proposed = displayMode
        let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let mode, mode != proposed, mode != .automatic { chosenMode = mode }
    }
}
