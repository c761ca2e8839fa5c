import CoreGraphics

/// A tab bar of glass that is small while the user scrolls (iOS 26, on iPhone).
extension UITabBarController {
    /// The direction of scrolling in which the bar becomes small. In the other direction it regains its size.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system's, which is `never`.
        case automatic
        case never
        case onScrollDown
        case onScrollUp
    }

    /// The direction of scrolling in which the bar becomes small.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { floating.minimizeBehavior }
        set {
            floating.minimizeBehavior = newValue
            if newValue == .never || newValue == .automatic { setMinimized(false) }
        }
    }

    /// Called when the user scrolls the content of a tab by a distance, in points downward through the content.
    func userDidScroll(by distance: CGFloat, in content: UIScrollView) {
        guard tabBar.floatsAtBottom, traitCollection.userInterfaceIdiom == .phone, content.isContentInside
        else { return }
        switch tabBarMinimizeBehavior {
        case .automatic, .never: return
        case .onScrollDown: setMinimized(distance > 0)
        case .onScrollUp: setMinimized(distance < 0)
        }
    }

    /// Makes the bar small, or gives it its whole size.
    func setMinimized(_ isMinimized: Bool) {
        guard tabBar.isMinimized != isMinimized else { return }
        tabBar.isMinimized = isMinimized
        guard let view = viewIfLoaded else { return }
        UIView.animate(withDuration: 0.3) {
            self.placeBar()
            view.layoutIfNeeded()
        }
    }
}

extension UIScrollView {
    /// Whether the content has not been pulled beyond its edges.
    fileprivate var isContentInside: Bool { offsetLimits.y.contains(contentOffset.y) }

    /// Scrolls at once as if the user did.
    package func userScroll(to offset: CGPoint) {
        let start = contentOffset.y
        setContentOffset(offset, animated: false)
        moveTabBar(by: contentOffset.y - start)
    }

    /// Lets the tab bar around the content follow the user's scrolling by a distance.
    func moveTabBar(by distance: CGFloat) {
        guard distance != 0, design == .glass, let controller = enclosingController,
            controller.viewIfLoaded?.mainScrollView === self
        else { return }
        controller.tabBarController?.userDidScroll(by: distance, in: self)
    }
}
