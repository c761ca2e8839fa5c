import CoreGraphics

extension UITableViewCell {
    /// How much an accessory takes from the content's width, in points (frames saved by Xcode 15 and 16).
    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + sideMargin + 8 }
        switch accessoryType {
        case .none: return 0
        case .disclosureIndicator: return 10.5 + sideMargin
        case .checkmark: return 24 + sideMargin
        case .detailButton: return 24 + sideMargin
        case .detailDisclosureButton: return 41 + sideMargin
        }
    }

    /// The margin of the table, 16 points on narrow screens and 20 on wide ones.
    private var sideMargin: CGFloat { (superview?.bounds.width ?? bounds.width) < 414 ? 16 : 20 }

    func layoutParts() {
        placeContent()
        backgroundView?.frame = bounds
        placeAccessoryView()
        placeStyleParts()
        placeDecoration()
    }

    /// The content keeps clear of the accessory; that of a document's cell as it does in the document.
    private func placeContent() {
        let inset = contentInsets ?? CGSize(width: accessoryWidth, height: 0)
        let width = max(bounds.width - inset.width, 0)
        contentView.frame = CGRect(
            x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width,
            height: max(bounds.height - inset.height, 0))
    }

    private func placeAccessoryView() {
        guard let accessoryView else { return }
        let size = accessoryView.bounds.size
        let x = isRightToLeft ? sideMargin : bounds.width - sideMargin - size.width
        accessoryView.frame = CGRect(
            x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    private func placeDecoration() {
        decoration.frame = bounds
        decoration.margin = sideMargin
        decoration.accessory = accessoryView == nil ? accessoryType : .none
        decoration.separators = separators
        bringSubviewToFront(decoration)
    }

    private var separators: [(rect: CGRect, color: UIColor)] {
        guard let separator = place.separator else { return [] }
        let height = 1 / max(traitCollection.displayScale, 1)
        var lines: [(rect: CGRect, color: UIColor)] = []
        if place.style == .grouped {
            let full = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            if place.isFirst { lines.append((full, separator.color)) }
            if place.isLast { lines.append((full.offsetBy(dx: 0, dy: bounds.height - height), separator.color)) }
        }
        if place.isLast, place.style != .plain { return lines }
        return lines + [(separatorRect(separator, height), separator.color)]
    }

    private func separatorRect(_ separator: CellSeparator, _ height: CGFloat) -> CGRect {
        let leading = separator.inset?.left ?? textStart
        let trailing = separator.inset?.right ?? 0
        let width = max(bounds.width - leading - trailing, 0)
        return CGRect(
            x: isRightToLeft ? trailing : leading, y: bounds.height - height, width: width, height: height)
    }

    /// Where the text starts, which separators line up with.
    private var textStart: CGFloat {
        guard usesStyleParts, let image = imageView?.image else { return sideMargin }
        return sideMargin + imageSize(image).width + 15
    }

    func placeDidChange() {
        let isCard = place.style == .insetGrouped
        var corners: CACornerMask = []
        if isCard, place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isCard, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : 10
        clipsToBounds = clipsToBounds || !corners.isEmpty
        if usesDefaultBackground {
            backgroundColor = place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        setNeedsLayout()
    }
}
