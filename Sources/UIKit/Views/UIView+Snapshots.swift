import CoreGraphics

/// Snapshots of the appearance of views.
extension UIView {
    /// Returns a view with a snapshot of a part of this one, in points, whose middle is stretched when it is enlarged.
    func picture(of rect: CGRect, isUpdated afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        let image = UIGraphicsImageRenderer(bounds: rect, format: format).image { context in
            traitCollection.performAsCurrent { paint(context.cgContext, isUpdated: afterUpdates) }
        }
        let isStretched = capInsets != .zero
        let shown =
            isStretched ? image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch) : image
        let view = UIImageView(image: shown)
        view.frame = CGRect(origin: .zero, size: rect.size)
        return view
    }

    /// Draws the view's appearance into the current context, so that it fills the rectangle. Returns whether there was
    /// content to draw.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
            return false
        }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        traitCollection.performAsCurrent { paint(context, isUpdated: afterUpdates) }
        context.restoreGState()
        return true
    }

    /// Draws the view; with animations if the current screen is drawn, without them for its updated state.
    private func paint(_ context: CGContext, isUpdated: Bool) {
        isUpdated ? layer.render(in: context) : layer.renderShown(in: context)
    }
}
