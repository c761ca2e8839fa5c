import CoreGraphics

extension UITableViewCell {
    func layoutParts() {
        placeContent()
        placeGrounds()
        placeAccessoryView()
        configured.place(in: contentView)
        placeStyleParts()
        placeDecoration()
        placeGrip()
    }

    // MARK: Margins

    /// The side margins that the table sets for its cells, in points.
    var sideMargins: (left: CGFloat, right: CGFloat) {
        if let table { return table.cellMargins }
        let side = UIViewController.listMargin(of: self)
        return (side, side)
    }

    var leadingMargin: CGFloat { isRightToLeft ? sideMargins.right : sideMargins.left }
    var trailingMargin: CGFloat { isRightToLeft ? sideMargins.left : sideMargins.right }

    /// Sets the margins: 11 points above and below the content, the table's at the sides, and 8 points toward an
    /// accessory (cells saved by Xcode 10 to 16).
    private func giveMargins(_ insets: CGSize) {
        setDefaultMargins(
            NSDirectionalEdgeInsets(
                top: Self.contentMargin, leading: leadingMargin, bottom: Self.contentMargin,
                trailing: trailingMargin))
        contentView.setDefaultMargins(
            NSDirectionalEdgeInsets(
                top: Self.contentMargin, leading: leadingMargin,
                bottom: max(Self.contentMargin - insets.height, 0),
                trailing: insets.width > 0 ? 8 : trailingMargin))
    }

    private static let contentMargin: CGFloat = 11

    // MARK: Content

    /// The insets that the safe area covers at the sides of the cell on a phone in landscape orientation.
    var coveredSides: (leading: CGFloat, trailing: CGFloat) {
        guard table?.insetsContentViewsToSafeArea ?? true else { return (0, 0) }
        let insets = safeAreaInsets
        return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    }

    /// The distances of the content from the trailing and bottom edges.
    private var contentInsets: CGSize {
        if isOnCanvas, let insets = documentSize.contentInsets { return insets }
        return CGSize(width: accessoryWidth + reorderWidth + (table?.indexWidth ?? 0), height: 0)
    }

    /// The width that the control at the leading edge takes from the content, in points.
    private var editingIndent: CGFloat {
        isEditing && editingControls.indents && editingControls.leading != nil ? EditingControls.width : 0
    }

    /// The width that the reorder control takes from the content, in points.
    var reorderWidth: CGFloat { isEditing && editingControls.moves ? EditingControls.width : 0 }

    /// The accessory view that is shown now.
    var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    /// The accessory that is shown now.
    var shownAccessory: AccessoryType {
        guard shownAccessoryView == nil else { return .none }
        return isEditing ? editingAccessoryType : accessoryType
    }

    /// The width that an accessory takes from the content, in points (cells saved by Xcode 14 to 16).
    var accessoryWidth: CGFloat {
        if let view = shownAccessoryView { return view.bounds.width + trailingMargin }
        switch shownAccessory {
        case .none: return 0
        case .disclosureIndicator: return 10.5 + trailingMargin
        case .checkmark: return 24 + trailingMargin
        case .detailButton: return 24 + trailingMargin
        case .detailDisclosureButton: return 41 + trailingMargin
        }
    }

    private func placeContent() {
        let insets = contentInsets
        giveMargins(insets)
        let safe = coveredSides
        let leading = safe.leading + editingIndent
        let width = max(bounds.width - leading - safe.trailing - insets.width, 0)
        contentView.frame = CGRect(
            x: isRightToLeft ? bounds.width - leading - width : leading, y: 0, width: width,
            height: max(bounds.height - insets.height, 0))
    }

    private func placeAccessoryView() {
        for view in [accessoryView, editingAccessoryView].compactMap({ $0 }) where view !== shownAccessoryView
        {
            if view.superview === self { view.removeFromSuperview() }
        }
        guard let view = shownAccessoryView else { return }
        if view.superview !== self { addSubview(view) }
        let size = view.bounds.size
        let margin = trailingMargin + coveredSides.trailing + reorderWidth + (table?.indexWidth ?? 0)
        view.frame = CGRect(
            x: isRightToLeft ? margin : bounds.width - margin - size.width,
            y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    // MARK: Decoration

    private func placeDecoration() {
        decoration.frame = bounds
        decoration.margin = trailingMargin + coveredSides.trailing + reorderWidth + (table?.indexWidth ?? 0)
        decoration.editing = EditingLook(
            leading: isEditing ? editingControls.leading : nil, isMarked: isSelected,
            moves: isEditing && editingControls.moves, start: leadingMargin + coveredSides.leading,
            end: trailingMargin + coveredSides.trailing)
        decoration.accessory = shownAccessory
        decoration.separators = separators
        if subviews.last !== decoration, subviews.last !== grip { bringSubviewToFront(decoration) }
    }

    private var separators: [CellDecoration.Line] {
        guard let separator = place.separator else { return [] }
        let height = 1 / max(traitCollection.displayScale, 1)
        var lines: [CellDecoration.Line] = []
        if place.style == .grouped {
            let full = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            if place.isFirst { lines.append(.init(rect: full, color: separator.color)) }
            if place.isLast {
                lines.append(
                    .init(rect: full.offsetBy(dx: 0, dy: bounds.height - height), color: separator.color))
            }
        }
        if place.isLast, place.style != .plain { return lines }
        return lines + [.init(rect: separatorRect(separator, height), color: separator.color)]
    }

    private func separatorRect(_ separator: CellSeparator, _ height: CGFloat) -> CGRect {
        var inset = separator.inset ?? automaticSeparatorInset
        if separator.isFromText { inset = inset + automaticSeparatorInset }
        let leading = inset.left + coveredSides.leading
        let width = max(bounds.width - leading - inset.right, 0)
        return CGRect(
            x: isRightToLeft ? inset.right : leading, y: bounds.height - height, width: width, height: height)
    }

    /// Separators line up with the text.
    var automaticSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: textStart, bottom: 0, right: 0)
    }

    private var textStart: CGFloat {
        if let list = configured.listView { return list.textStart }
        guard let image = parts.shownImage(in: contentView)?.image else { return leadingMargin }
        return leadingMargin + imageSize(image).width + Self.imageGap
    }
}

extension UIView {
    /// Whether the view is on a canvas of Interface Builder rather than in a running app.
    var isOnCanvas: Bool { (window?.screen ?? .main).environment.isCanvas }
}
