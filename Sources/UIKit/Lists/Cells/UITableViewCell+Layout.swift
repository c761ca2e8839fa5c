import CoreGraphics

extension UITableViewCell {
    func layoutParts() {
        placeContent()
        placeGrounds()
        placeAccessoryView()
        placeStyleParts()
        placeDecoration()
    }

    // MARK: Margins

    /// The margins at the sides that the table gives its cells, in points.
    var sideMargins: (left: CGFloat, right: CGFloat) {
        if let table { return table.cellMargins }
        let side = UIViewController.sideMargin(of: self)
        return (side, side)
    }

    var leadingMargin: CGFloat { isRightToLeft ? sideMargins.right : sideMargins.left }
    var trailingMargin: CGFloat { isRightToLeft ? sideMargins.left : sideMargins.right }

    /// 11 points above and below the content, the table's margins at the sides, and 8 points towards an accessory
    /// (cells saved by Xcode 10 to 16).
    private func giveMargins(_ insets: CGSize) {
        setListMargins(
            NSDirectionalEdgeInsets(
                top: Self.contentMargin, leading: leadingMargin, bottom: Self.contentMargin,
                trailing: trailingMargin))
        contentView.setListMargins(
            NSDirectionalEdgeInsets(
                top: Self.contentMargin, leading: leadingMargin,
                bottom: max(Self.contentMargin - insets.height, 0),
                trailing: insets.width > 0 ? 8 : trailingMargin))
    }

    private static let contentMargin: CGFloat = 11

    // MARK: Content

    /// What covers the sides of the cell on a phone that lies on its side.
    private var coveredSides: (leading: CGFloat, trailing: CGFloat) {
        guard table?.insetsContentViewsToSafeArea ?? true else { return (0, 0) }
        let insets = safeAreaInsets
        return isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    }

    /// How far the content stays from the trailing and bottom edges.
    private var contentInsets: CGSize {
        if isOnCanvas, let insets = documentSize.contentInsets { return insets }
        return CGSize(width: accessoryWidth, height: 0)
    }

    /// The accessory that is shown now.
    private var shownAccessory: AccessoryType {
        guard accessoryView == nil else { return .none }
        return isEditing ? editingAccessoryType : accessoryType
    }

    /// How much an accessory takes from the content's width, in points (cells saved by Xcode 14 to 16).
    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.bounds.width + trailingMargin }
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
        let width = max(bounds.width - safe.leading - safe.trailing - insets.width, 0)
        contentView.frame = CGRect(
            x: isRightToLeft ? bounds.width - safe.leading - width : safe.leading, y: 0, width: width,
            height: max(bounds.height - insets.height, 0))
    }

    private func placeAccessoryView() {
        guard let accessoryView else { return }
        let size = accessoryView.bounds.size
        let margin = trailingMargin + coveredSides.trailing
        accessoryView.frame = CGRect(
            x: isRightToLeft ? margin : bounds.width - margin - size.width,
            y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    // MARK: Decoration

    private func placeDecoration() {
        decoration.frame = bounds
        decoration.margin = trailingMargin + coveredSides.trailing
        decoration.accessory = shownAccessory
        decoration.separators = separators
        if subviews.last !== decoration { bringSubviewToFront(decoration) }
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
        guard let image = parts.shownImage(in: contentView)?.image else { return leadingMargin }
        return leadingMargin + imageSize(image).width + Self.imageGap
    }
}

extension UIView {
    /// Whether the view stands on a canvas of Interface Builder rather than in a running app.
    var isOnCanvas: Bool { (window?.screen ?? .main).environment.isCanvas }
}
