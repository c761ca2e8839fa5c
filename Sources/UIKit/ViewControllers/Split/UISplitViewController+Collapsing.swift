/// What came onto the primary column's stack as the columns came together.
struct CollapsedColumn {
    /// The secondary column, a stack or a plain controller.
    let secondary: UIViewController
    let moved: [UIViewController]
}

extension UISplitViewController {
    /// Brings the columns together or apart after the room has changed. Columns that are set one by one come together
    /// where the first room has one column only, too.
    func adaptToRoom() {
        defer { wasCollapsed = isCollapsed }
        guard wasCollapsed != isCollapsed, wasCollapsed != nil || (isCollapsed && style != .unspecified)
        else {
            return
        }
        isCollapsed ? collapse() : expand()
    }

    private func collapse() {
        style == .unspecified ? collapseList() : collapseColumns()
        delegate?.splitViewControllerDidCollapse(self)
    }

    private func expand() {
        style == .unspecified ? expandList() : expandColumns()
        delegate?.splitViewControllerDidExpand(self)
    }

    /// What the secondary column shows goes onto the primary one's stack, unless the delegate puts it away.
    private func collapseList() {
        guard viewControllers.count > 1, let secondary = viewControllers.last else { return }
        if let primary = delegate?.primaryViewController(forCollapsing: self) {
            viewControllers = [primary] + viewControllers.dropFirst()
        }
        guard let primary = viewControllers.first else { return }
        let isDone =
            delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
        if !isDone, let stack = primary as? UINavigationController { move(secondary, onto: stack) }
    }

    private func move(_ secondary: UIViewController, onto stack: UINavigationController) {
        let inner = secondary as? UINavigationController
        let moved = inner?.viewControllers ?? [secondary]
        collapsed = CollapsedColumn(secondary: secondary, moved: moved)
        viewControllers = Array(viewControllers.dropLast())
        inner?.setViewControllers([], animated: false)
        stack.setViewControllers(stack.viewControllers + moved, animated: false)
    }

    /// What came from the secondary column and is still on the stack goes back, or what the delegate gives stands
    /// there.
    private func expandList() {
        if let primary = delegate?.primaryViewController(forExpanding: self) {
            viewControllers = [primary] + viewControllers.dropFirst()
        }
        guard let primary = viewControllers.first else { return }
        let given = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        if let secondary = given ?? separate(from: primary), !viewControllers.contains(secondary) {
            viewControllers += [secondary]
        }
        collapsed = nil
    }

    private func separate(from primary: UIViewController) -> UIViewController? {
        guard let collapsed, let stack = primary as? UINavigationController else { return nil }
        let back = stack.viewControllers.filter { collapsed.moved.contains($0) }
        let kept = stack.viewControllers.filter { !collapsed.moved.contains($0) }
        guard !kept.isEmpty else { return nil }
        stack.setViewControllers(kept, animated: false)
        guard let inner = collapsed.secondary as? UINavigationController else { return collapsed.secondary }
        inner.setViewControllers(back.isEmpty ? collapsed.moved : back, animated: false)
        return inner
    }
}
