import CoreGraphics

extension UIView {
    /// The size that the constraints give when the target is asked for with the given priorities. The view stays as
    /// it is: an engine of its own is made and dropped (WWDC 2018, session 220).
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

    /// The height in points that the constraints give at a width, as lists ask their cells' content for it.
    func fittingHeight(width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
