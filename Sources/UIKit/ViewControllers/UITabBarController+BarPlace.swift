import CoreGraphics

/// The place of the bar, and the room that it leaves to the content.
extension UITabBarController {
    private var hidesBar: Bool {
        if isTabBarHidden { return true }
        guard let navigation = selectedViewController as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    }

    /// The width of the bar at the top of an iPad, which is in the row of a navigation bar below it; 0 if the bar is elsewhere.
    var floatingBarWidth: CGFloat {
        tabBar.floatsAtTop && !hidesBar ? tabBar.widthAtTop + 2 * FloatingBar.padding : 0
    }

    func placeBar() {
        tabBar.isHidden = hidesBar
        updateSearchTab()
        if tabBar.floatsAtTop { placeBarAtTop() } else { placeBarAtBottom() }
        placeAccessory()
    }

    private func placeBarAtTop() {
        let width = min(tabBar.widthAtTop, view.bounds.width)
        // On glass the buttons beside it are at the upper edge of their bar.
        let isGlass = tabBar.design == .glass
        let y = view.safeAreaInsets.top + (isGlass ? 0 : (FloatingBar.topRow - FloatingBar.topHeight) / 2)
        tabBar.frame = tabBar.pixels.nearest(
            CGRect(
                x: (view.bounds.width - width) / 2, y: y, width: width, height: FloatingBar.topHeight))
        for controller in viewControllers ?? [] {
            let sharesRow = hidesBar || controller.hasBarAtTop
            controller.setContainerInsets(
                UIEdgeInsets(
                    top: sharesRow ? 0 : isGlass ? FloatingBar.glassTopRow : FloatingBar.topRow, left: 0,
                    bottom: hidesBar ? 0 : accessoryRoom,
                    right: 0))
            fill(controller, view.bounds)
        }
    }

    /// The bar ends at the edge of the screen; only its part above the safe area has items.
    private func placeBarAtBottom() {
        let bottom = view.safeAreaInsets.bottom
        let fitting = tabBar.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
        let height = tabBar.floatsAtBottom ? tabBar.glassHeight(above: bottom) : max(fitting - bottom, 0)
        let keyboard = tabBar.searchBar == nil ? 0 : view.keyboardHeight
        let raise =
            keyboard > 0 ? keyboard + FloatingBar.keyboardMargin - bottom - height + tabBar.glassHeight : 0
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - bottom - height - max(raise, 0), width: view.bounds.width,
            height: height + bottom)
        let covered = hidesBar ? 0 : height + accessoryRoom
        for controller in viewControllers ?? [] { place(controller, covered: covered, bottom) }
    }

    private func place(_ controller: UIViewController, covered: CGFloat, _ safeArea: CGFloat) {
        let ends = covered > 0 && !controller.extendsUnderBar(.bottom, isTranslucent: tabBar.isTranslucent)
        controller.setContainerInsets(UIEdgeInsets(top: 0, left: 0, bottom: ends ? 0 : covered, right: 0))
        var frame = view.bounds
        if ends { frame.size.height = max(frame.height - covered - safeArea, 0) }
        fill(controller, frame)
    }

    private func fill(_ controller: UIViewController, _ frame: CGRect) {
        guard let content = controller.viewIfLoaded, content.superview === view else { return }
        if content.frame != frame { content.frame = frame }
    }
}

extension UIViewController {
    /// Whether the controller shows a navigation bar in the row of a tab bar at the top.
    fileprivate var hasBarAtTop: Bool {
        if let navigation = self as? UINavigationController { return navigation.showsNavigationBar }
        return self is UISplitViewController
    }
}
