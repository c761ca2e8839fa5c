import CoreGraphics

/// The views behind a cell's content.
extension UITableViewCell {
    /// Adds the accessory view at once, so that a field in it can become the first responder before the cell's layout.
    func replaceAccessory(_ old: UIView?) {
        if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
        if let view = shownAccessoryView, view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        if let backgroundView {
            // The cell positions it, whatever the document says about the view.
            backgroundView.translatesAutoresizingMaskIntoConstraints = true
            insertSubview(backgroundView, at: 0)
        }
        setNeedsLayout()
    }

    func replaceSelectedBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        selectionView?.removeFromSuperview()
        selectionView = nil
        selectionDidChange()
    }

    /// Shows the selected background if the cell is selected or highlighted, unless its style is none.
    func selectionDidChange() {
        guard isSelected || isHighlighted, selectionStyle != .none, configuredGround == nil else {
            selectionView?.removeFromSuperview()
            return
        }
        let several = editingControls.selectsSeveral ? multipleSelectionBackgroundView : nil
        let view = selectionView ?? several ?? selectedBackgroundView ?? makeSelectionView()
        selectionView = view
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        setNeedsLayout()
    }

    private func makeSelectionView() -> UIView {
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        return view
    }

    func placeGrounds() {
        backgroundView?.frame = bounds
        configuredGround?.frame = bounds
        if selectionView?.superview === self { selectionView?.frame = bounds }
    }

    /// Updates the corners, and the background unless the author has set one, for the table's style.
    func placeDidChange() {
        setNeedsLayout()
        roundCorners()
        guard let known = defaultBackground, backgroundColor == known else { return }
        let ground: UIColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        guard ground != known else { return }
        defaultBackground = ground
        backgroundColor = ground
    }

    /// Rounds the corners of the first and last row of an inset group.
    private func roundCorners() {
        var corners: CACornerMask = []
        if place.style == .insetGrouped, place.isFirst {
            corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
        }
        if place.style == .insetGrouped, place.isLast {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        let wasRound = layer.cornerRadius > 0 && place.style == .insetGrouped
        guard !corners.isEmpty || wasRound else { return }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : controlMetrics.groupRadius
        clipsToBounds = true
    }
}
