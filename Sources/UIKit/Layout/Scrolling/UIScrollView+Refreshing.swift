import CoreGraphics

/// The wheel above the content.
extension UIScrollView {
    func replaceRefreshControl(_ old: UIRefreshControl?) {
        if old !== refreshControl { old?.removeFromSuperview() }
        if let refreshControl, refreshControl.superview !== self { insertSubview(refreshControl, at: 0) }
        refreshRoomDidChange()
    }

    /// Makes space above the content while it is being refreshed.
    func refreshRoomDidChange() {
        contentGeometryDidChange()
        setNeedsLayout()
    }

    func placeRefreshControl() {
        guard let refreshControl else { return }
        let height = refreshControl.intrinsicContentSize.height
        refreshControl.frame = CGRect(
            x: bounds.minX, y: min(-height, bounds.minY + safeAreaShare.top), width: bounds.width,
            height: height)
    }
}
