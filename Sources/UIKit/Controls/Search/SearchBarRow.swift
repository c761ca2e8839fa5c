import CoreGraphics

/// The arrangement of a search bar's field, of the button that cancels beside it and of the scope bar below it.
struct SearchBarRow {
    /// The distances of the field from the bar's edges, in points; the bottom one includes the scope bar.
    var insets: UIEdgeInsets
    /// The distance between the field and the button, in points.
    var spacing: CGFloat

    /// The height of the scope bar, with the space above and below it, in points (measured on screenshots of iOS 16 to 18).
    static let scopeRoom = scopeSpacing + scopeHeight + 1
    static let scopeSpacing: CGFloat = 10
    private static let scopeHeight: CGFloat = 32

    /// Returns the frame of the scope bar below a field.
    func placeScope(below field: CGRect, in bounds: CGRect) -> CGRect {
        CGRect(
            x: insets.left, y: field.maxY + Self.scopeSpacing,
            width: max(bounds.width - insets.left - insets.right, 0), height: Self.scopeHeight)
    }

    /// Returns the frames of the field and of a button of the width, if there is one.
    func place(
        in bounds: CGRect, button width: CGFloat?, isRightToLeft: Bool
    ) -> (field: CGRect, button: CGRect) {
        let room = bounds.inset(by: insets)
        var field = CGRect(
            x: room.minX, y: insets.top, width: max(room.width, 0), height: max(room.height, 0))
        guard let width else { return (field, .zero) }
        field.size.width = max(field.width - width - spacing, 0)
        var button = CGRect(x: field.maxX + spacing, y: field.minY, width: width, height: field.height)
        if isRightToLeft {
            button.origin.x = room.minX
            field.origin.x = button.maxX + spacing
        }
        return (field, button)
    }
}
