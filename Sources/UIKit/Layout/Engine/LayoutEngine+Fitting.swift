import CoreGraphics

extension UIView {
    /// Returns the size that satisfies the constraints for the target size and the given priorities. The view is not
    /// changed: a temporary engine is used (WWDC 2018, session 220).
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(root: self, purpose: .fitting(target, horizontal, vertical))
        engine.update()
        guard let rect = engine.rect(of: self) else { return bounds.size }
        let frame = frame(forAlignmentRect: CGRect(origin: .zero, size: rect.size))
        let scale = pixelScale
        return CGSize(
            width: max(frame.width.raisedToPixel(scale), 0), height: max(frame.height.raisedToPixel(scale), 0)
        )
    }

    /// Returns the height in points that satisfies the constraints at a width, used by lists for their cells' content.
    func fittingHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
