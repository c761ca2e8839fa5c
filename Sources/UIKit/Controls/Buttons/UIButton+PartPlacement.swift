import CoreGraphics

extension UIButton {
    /// Places a part where the button has it, unless the app's constraints place it, as for any view. Where they give its size
    /// alone, it has that size around the center of its usual place (inferred from public apps, which constrain the sizes
    /// of images so, and nothing else).
    func place(_ part: UIView, in rect: CGRect) {
        guard !part.translatesAutoresizingMaskIntoConstraints else { return part.frame = rect }
        let horizontal = extent(of: part, along: .horizontal, from: rect.minX, length: rect.width)
        let vertical = extent(of: part, along: .vertical, from: rect.minY, length: rect.height)
        part.frame = CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Returns where a part begins along an axis, and its length.
    private func extent(
        of part: UIView, along axis: NSLayoutConstraint.Axis, from start: CGFloat, length: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let attributes = part.constraintsAffectingLayout(for: axis).map {
            $0.firstItem === part ? $0.firstAttribute : $0.secondAttribute
        }
        guard !attributes.isEmpty else { return (start, length) }
        let isHorizontal = axis == .horizontal
        let solved = isHorizontal ? part.frame.width : part.frame.height
        if attributes.allSatisfy(\.isSize) { return (start + (length - solved) / 2, solved) }
        return (isHorizontal ? part.frame.minX : part.frame.minY, solved)
    }
}
