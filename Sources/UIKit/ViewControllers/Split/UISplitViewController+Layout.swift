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
        for view in [dimming, divider] { self.view.addSubview(view) }
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
        let shown = shownColumns.compactMap(controller(in:))
        for child in children where !shown.contains(child) && child.viewIfLoaded?.superview === view {
            child.viewIfLoaded?.removeFromSuperview()
        }
        let coming = shown.filter { $0.view.superview !== view }
        for controller in coming {
            // If the columns appear along with their container, its appearance methods notify them.
            if storage.appearance == .appearing {
                controller.beginAppearanceTransition(true, animated: false)
            }
            view.addSubview(controller.view)
        }
        if !coming.isEmpty { orderColumns() }
    }

    /// Orders the columns: the secondary one is at the back, dimmed by those over it.
    private func orderColumns() {
        if let secondary = controller(in: .secondary)?.viewIfLoaded, secondary.superview === view {
            view.insertSubview(dimming, aboveSubview: secondary)
            view.sendSubviewToBack(dimming)
            view.sendSubviewToBack(secondary)
        }
        view.bringSubviewToFront(divider)
    }

    func placeColumns() {
        laidOutMode = displayMode
        showColumns()
        let arrangement = arrangement
        for (column, frame) in arrangement.frames {
            controller(in: column)?.view.frame = mirrored(frame)
        }
        placeDivider(arrangement)
        dimming.frame = view.bounds
        dimming.isHidden = isCollapsed || !displayMode.isOverSecondary || arrangement.columns.count < 2
    }

    private func placeDivider(_ arrangement: SplitArrangement) {
        divider.isHidden = arrangement.columns.count < 2
        guard let first = arrangement.columns.first, let frame = arrangement.frames[first] else { return }
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
            line: 1 / max(traitCollection.displayScale, 1))
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
