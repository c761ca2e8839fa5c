import CoreGraphics

extension UIView {
    /// Returns the background of a bar: its bounds, extended to the screen's edge if the bar is right above the bottom
    /// safe area.
    func barGround() -> CGRect {
        let rest = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
        let reaches = rest > 0 && rest <= (superview?.safeAreaInsets.bottom ?? 0) + 0.5
        return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (reaches ? rest : 0))
    }

    /// Returns the distance of a bar's titles, buttons and search field from the sides of the width, in points.
    static func barMargin(in width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

    /// The safe area insets at the sides.
    var safeSides: UIEdgeInsets {
        let insets = safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
