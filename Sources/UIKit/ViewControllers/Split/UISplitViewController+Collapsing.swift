/// The controllers moved onto the primary column's stack when the columns collapsed.
struct CollapsedColumn {
    /// The secondary column, a stack or a plain controller.
    let secondary: UIViewController
    let moved: [UIViewController]
}

extension UISplitViewController {
    /// Collapses or expands the columns after the size has changed. Columns that are set one by one also collapse in an
    /// initially compact width.
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

    /// Moves the content of the secondary column onto the primary one's stack, unless the delegate discards it.
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

    /// Moves the content back to the secondary column if it is still on the stack, or shows the delegate's controller
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
