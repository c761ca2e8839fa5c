import CoreGraphics

extension UIView {
    /// The ground of a bar: its bounds, and down to the screen's edge where the bar stands right above what the
    /// device's edge covers.
    func barGround() -> CGRect {
        let rest = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
        let reaches = rest > 0 && rest <= (superview?.safeAreaInsets.bottom ?? 0) + 0.5
        return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (reaches ? rest : 0))
    }

    /// What the device's edges cover at the sides.
    var safeSides: UIEdgeInsets {
        let insets = safeAreaInsets
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }
}
