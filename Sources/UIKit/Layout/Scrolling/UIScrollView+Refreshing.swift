import CoreGraphics

/// The wheel above the content.
extension UIScrollView {
    func replaceRefreshControl(_ old: UIRefreshControl?) {
        if old !== refreshControl { old?.removeFromSuperview() }
        if let refreshControl, refreshControl.superview !== self { insertSubview(refreshControl, at: 0) }
        refreshRoomDidChange()
    }

    /// The content makes room while it is loaded anew.
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
