import CoreGraphics

/// The insets at the sides of the table.
extension UITableView {
    /// The distances of the cells from the edges in an inset grouped table.
    var sideInsets: (left: CGFloat, right: CGFloat) {
        guard style == .insetGrouped else { return (0, 0) }
        let side = UIViewController.listMargin(of: self)
        return (side + safeAreaInsets.left, side + safeAreaInsets.right)
    }

    var cellWidth: CGFloat { max(bounds.width - sideInsets.left - sideInsets.right, 0) }

    /// The margins of cells and titles, including the readable width if the table follows it.
    var cellMargins: (left: CGFloat, right: CGFloat) {
        let margins = ownMargins
        let width = cellWidth - margins.left - margins.right
        guard cellLayoutMarginsFollowReadableWidth, let limit = readableWidth, width > limit else {
            return margins
        }
        return (margins.left + (width - limit) / 2, margins.right + (width - limit) / 2)
    }

    /// The table's own margins if set, else those of views that span the window.
    private var ownMargins: (left: CGFloat, right: CGFloat) {
        let side = UIViewController.listMargin(of: self)
        guard hasOwnMargins else { return (side, side) }
        let margins = layoutMargins
        guard insetsLayoutMarginsFromSafeArea else { return (margins.left, margins.right) }
        return (max(margins.left - safeAreaInsets.left, 0), max(margins.right - safeAreaInsets.right, 0))
    }

    private var hasOwnMargins: Bool { layoutState.margins != nil }
}
