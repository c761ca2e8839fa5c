import CoreGraphics

/// The views of the columns, and their frames.
extension UISplitViewController {
    func assembleColumns() {
        divider.backgroundColor = .separator
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        dimming.isHidden = true
        dimming.addAction(
            UIAction { [weak self] _ in self?.change(to: .secondaryOnly, animated: true) },
            for: .touchUpInside)
        for view in [dimming, divider, sidebar] { self.view.addSubview(view) }
        edgeSwipe.isEnabled = presentsWithGesture
        edgeSwipe.edges = primaryEdge == .leading ? .left : .right
        view.addGestureRecognizer(edgeSwipe)
        showColumns()
    }

    func setNeedsColumns() { viewIfLoaded?.setNeedsLayout() }

    /// Removes the old children and adds the new ones.
    func replaceChildren(_ old: [UIViewController], by new: [UIViewController]) {
        for controller in old where !new.contains(controller) {
            controller.willLeaveParent()
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        let coming = new.filter { $0.parent !== self }
        for controller in coming { addChild(controller) }
        if isViewLoaded { showColumns() }
        for controller in coming { controller.didMove(toParent: self) }
        setNeedsColumns()
    }

    /// Returns the current controller of a column.
    func controller(in column: Column) -> UIViewController? {
        if style != .unspecified { return held[column] }
        let all = viewControllers
        switch column {
        case .primary: return all.first
        case .supplementary: return all.count > 2 ? all[1] : nil
        case .secondary: return all.count > 1 ? all.last : nil
        case .compact: return nil
        }
    }

    /// Adds the views of the visible columns and removes the others.
    func showColumns() {
        let columns = shownColumns
        let shown = columns.compactMap(controller(in:))
        for child in children where !shown.contains(child) && isShown(child) {
            child.viewIfLoaded?.removeFromSuperview()
        }
        let coming = columns.filter { controller(in: $0).map(isShown) == false }
        for column in coming {
            guard let controller = controller(in: column) else { continue }
            // If the columns appear along with their container, its appearance methods notify them.
            if storage.appearance == .appearing {
                controller.beginAppearanceTransition(true, animated: false)
            }
            add(controller.view, as: column)
        }
        if !coming.isEmpty { orderColumns() }
    }

    /// Adds the view of a column, that of the primary one to the panel of a sidebar if the design has it.
    private func add(_ shown: UIView, as column: Column) {
        if column == .primary, arrangement.hasSidebar {
            sidebar.hold(shown)
        } else if shown.superview !== view {
            view.insertSubview(shown, belowSubview: divider)
        }
    }

    /// Returns whether the view of a column is in the split view's.
    func isShown(_ child: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let column = child.viewIfLoaded else { return false }
        return column !== view && column.isDescendant(of: view)
    }

    /// Orders the columns: the secondary one is at the back, dimmed by those over it.
    private func orderColumns() {
        if let secondary = controller(in: .secondary)?.viewIfLoaded, secondary.superview === view {
            view.insertSubview(dimming, aboveSubview: secondary)
            view.sendSubviewToBack(dimming)
            view.sendSubviewToBack(secondary)
        }
        for view in [divider, sidebar] { self.view.bringSubviewToFront(view) }
    }

    func placeColumns() {
        laidOutMode = displayMode
        showColumns()
        let arrangement = arrangement
        let frames = arrangement.frames
        for column in arrangement.columns {
            if let frame = frames[column] { place(column, in: mirrored(frame)) }
        }
        sidebar.isHidden = !arrangement.hasSidebar
        placeModeButton()
        coverColumns(arrangement)
        placeDivider(arrangement)
        dimming.frame = view.bounds
        dimming.isHidden = isCollapsed || !displayMode.isOverSecondary || arrangement.columns.count < 2
    }

    /// Places a column in the frame, or the panel that holds it.
    func place(_ column: Column, in frame: CGRect) {
        guard let shown = controller(in: column)?.view else { return }
        add(shown, as: column)
        if shown.superview === view { shown.frame = frame } else { sidebar.frame = frame }
    }

    /// Excludes what the sidebar covers from the safe area of the column beside it.
    private func coverColumns(_ arrangement: SplitArrangement) {
        let beside = arrangement.columnBesideSidebar
        for column in [Column.primary, .supplementary, .secondary, .compact] {
            let cover = column == beside ? arrangement.sidebarEnd : 0
            controller(in: column)?.setContainerInsets(
                UIEdgeInsets(top: 0, left: isMirrored ? 0 : cover, bottom: 0, right: isMirrored ? cover : 0))
        }
    }

    private func placeDivider(_ arrangement: SplitArrangement) {
        let columns = arrangement.columns.dropFirst(arrangement.hasSidebar ? 1 : 0)
        divider.isHidden = columns.count < 2
        guard let first = columns.first, let frame = arrangement.frames[first] else { return }
        divider.frame = mirrored(
            CGRect(x: frame.maxX, y: 0, width: arrangement.line, height: view.bounds.height))
    }

    private var isMirrored: Bool { view.isRightToLeft != (primaryEdge == .trailing) }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(
            x: view.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    var arrangement: SplitArrangement {
        SplitArrangement(
            size: view.bounds.size, mode: isCollapsed ? .secondaryOnly : displayMode, columns: shownColumns,
            widths: [.primary: wishedPrimaryWidth, .supplementary: wishedSupplementaryWidth],
            line: 1 / max(traitCollection.displayScale, 1), isGlass: view.design == .glass)
    }

    // MARK: Widths

    /// The width of the primary column, in points.
    public var primaryColumnWidth: CGFloat { isViewLoaded ? arrangement.width(of: .primary) : 0 }
    /// The width of the supplementary column, in points.
    public var supplementaryColumnWidth: CGFloat { isViewLoaded ? arrangement.width(of: .supplementary) : 0 }

    private var wishedPrimaryWidth: CGFloat {
        width(
            preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
            maximumPrimaryColumnWidth)
    }

    private var wishedSupplementaryWidth: CGFloat {
        // A list of controllers has widths for its first column alone.
        guard style != .unspecified else { return wishedPrimaryWidth }
        return width(
            preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
            minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth)
    }

    /// Returns the width of a column; the system's is 320 points.
    private func width(_ wish: CGFloat, _ fraction: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        var width: CGFloat = wish > 0 ? wish : 320
        if wish <= 0, fraction > 0, fraction < 1 { width = (view.bounds.width * fraction).rounded() }
        if most >= 0 { width = min(width, most) }
        return max(width, least, 0)
    }
}
