import CoreGraphics

extension UIView {
    func setTranslatesAutoresizingMask(_ translates: Bool) { layoutState.translatesAutoresizingMask = translates }
    func placeSubviewsByConstraints() {}
    func intrinsicContentSizeDidChange() { superview?.setNeedsLayout() }
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize { bounds.size }
    func removeConstraintsCrossing(_ superview: UIView) {}
    func arrangedVisibilityDidChange(_ view: UIView) {}
}
