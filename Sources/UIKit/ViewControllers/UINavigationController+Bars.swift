import CoreGraphics

extension UINavigationController {
    /// Whether the navigation bar is there. It takes no space either where code has hidden the bar itself.
    var showsNavigationBar: Bool { !isNavigationBarHidden && !navigationBar.isHidden }

    func barsDidChange() {
        guard isViewLoaded else { return }
        placeBars()
        view.setNeedsLayout()
        // A tab bar at the top is in the navigation bar's row while that is shown.
        if let tabs = parent as? UITabBarController, tabs.tabBar.floatsAtTop {
            tabs.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Places the bars inside the safe area, with backgrounds that extend to the edges. The content extends below the
    /// bars, with additional safe area insets, or ends at them.
    func placeBars() {
        topViewController?.navigationItem.searchController?.host = topViewController
        updateSearchPlacement()
        toolbar.showsItems = !isToolbarHidden
        toolbar.isHidden = isToolbarHidden && toolbar.search == nil
        followScrolling()
        let insets = view.safeAreaInsets
        let size = view.bounds.size
        navigationBar.isInSheet = isInSheet
        navigationBar.reservedMiddle = (parent as? UITabBarController)?.floatingBarWidth ?? 0
        let height = navigationBar.height(for: navigationBar.traitCollection)
        let top = max(insets.top - barOverlap(insets), leastBarTop)
        navigationBar.frame = CGRect(x: 0, y: top, width: size.width, height: height)
        let bottom = toolbar.barHeight
        let keyboard = keyboardBelowToolbar
        let reachesEdge = toolbar.design == .glass && keyboard == 0
        toolbar.frame = CGRect(
            x: 0, y: size.height - insets.bottom - bottom - keyboard, width: size.width,
            height: bottom + (reachesEdge ? insets.bottom : 0))
        let covered = UIEdgeInsets(
            top: showsNavigationBar ? navigationBar.frame.maxY - insets.top : 0, left: 0,
            bottom: toolbar.isHidden ? 0 : bottom, right: 0)
        for controller in stack { place(controller, covered, insets) }
    }

    /// Returns the distance by which the navigation bar extends into the safe area, which is that of the display's top.
    private func barOverlap(_ insets: UIEdgeInsets) -> CGFloat {
        guard let environment = view.window?.screen.environment, insets.top == environment.safeAreaInsets.top
        else { return 0 }
        return environment.barOverlap
    }

    /// The least distance of the navigation bar from the top: in iOS 26 one at the upper edge of an iPhone's display does not touch
    /// that edge, although the status bar is hidden.
    private var leastBarTop: CGFloat {
        let traits = navigationBar.traitCollection
        guard navigationBar.design == .glass, traits.userInterfaceIdiom == .phone, !isInSheet,
            let window = view.window, view.convert(CGPoint.zero, to: window).y == 0
        else { return 0 }
        return traits.verticalSizeClass == .compact ? FloatingBar.compactTopMargin : FloatingBar.topMargin
    }

    /// Hides the search bar and the large title as the top controller's content is scrolled.
    private func followScrolling() {
        guard showsNavigationBar, let content = topViewController?.viewIfLoaded?.mainScrollView else {
            (navigationBar.hiddenRoom, navigationBar.isOverContent) = (0, false)
            navigationBar.pulledRoom = 0
            return
        }
        let hidden = content.scrolling.collapsingInset.hidden
        let parts = navigationBar.roomThatHides
        // Content whose inset does not follow the bar would lose contact with it.
        let isBelow = content.safeAreaShare.top + hidden > parts.reduce(0, +)
        content.setCollapsingInset(
            CollapsingInset(parts: isBelow ? parts : []) { [weak self, weak content] in
                guard let self, let content else { return }
                contentDidScroll(content)
            })
        navigationBar.hiddenRoom = content.scrolling.collapsingInset.hidden
        navigationBar.isOverContent = content.isBelowUpperEdge
        navigationBar.pulledRoom = pulledRoom(of: content)
    }

    /// Returns the distance by which content below a large title is pulled down beyond its upper edge.
    private func pulledRoom(of content: UIScrollView) -> CGFloat {
        guard navigationBar.showsLargeTitle, !navigationBar.hidesTitlesForSearch else { return 0 }
        return max(-(content.contentOffset.y + content.adjustedContentInset.top), 0)
    }

    private func contentDidScroll(_ content: UIScrollView) {
        guard topViewController?.viewIfLoaded?.mainScrollView === content else { return }
        let hidden = content.scrolling.collapsingInset.hidden
        if hidden != navigationBar.hiddenRoom {
            navigationBar.hiddenRoom = hidden
            placeBars()
        }
        navigationBar.isOverContent = content.isBelowUpperEdge
        navigationBar.pulledRoom = pulledRoom(of: content)
    }

    func toolbarItemsDidChange(of controller: UIViewController) {
        if controller === topViewController { toolbar.items = controller.toolbarItems }
    }

    private func place(_ controller: UIViewController, _ covered: UIEdgeInsets, _ safeArea: UIEdgeInsets) {
        let top =
            covered.top > 0 && !controller.extendsUnderBar(.top, isTranslucent: navigationBar.isTranslucent)
        let bottom =
            covered.bottom > 0 && !controller.extendsUnderBar(.bottom, isTranslucent: toolbar.isTranslucent)
        controller.setContainerInsets(
            UIEdgeInsets(top: top ? 0 : covered.top, left: 0, bottom: bottom ? 0 : covered.bottom, right: 0))
        // A view that is being animated is not moved.
        guard let content = controller.viewIfLoaded, content.superview === view,
            storage.running?.hasStarted != true
        else { return }
        let free = UIEdgeInsets(
            top: top ? covered.top + safeArea.top : 0, left: 0,
            bottom: bottom ? covered.bottom + safeArea.bottom : 0, right: 0)
        let frame = view.bounds.inset(by: free)
        if content.frame != frame { content.frame = frame }
    }

    /// Whether the content continues below the toolbar, which then displays its background.
    var isContentBelowToolbar: Bool { topViewController?.viewIfLoaded?.scrollsOn(below: toolbar) ?? false }
}

extension UIViewController {
    /// Returns whether the view reaches below a bar at the edge (Apple: edgesForExtendedLayout,
    /// extendedLayoutIncludesOpaqueBars).
    func extendsUnderBar(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    func nearest<T: UIViewController>() -> T? {
        sequence(first: self, next: { $0.parent }).dropFirst().lazy.compactMap { $0 as? T }.first
    }

    /// Sets the insets covered by a container's bars.
    func setContainerInsets(_ insets: UIEdgeInsets) {
        guard storage.containerInsets != insets else { return }
        storage.containerInsets = insets
        viewIfLoaded?.insetsMayHaveChanged()
        viewIfLoaded?.setNeedsLayout()
    }
}

extension UIView {
    /// The view if it is a scroll view, else its first subview that is.
    var mainScrollView: UIScrollView? {
        asScrollView ?? subviews.lazy.compactMap(\.asScrollView).first
    }

    /// Returns whether the scroll view that is the controller's content continues below the bar.
    func scrollsOn(below bar: UIView) -> Bool {
        guard let scroll = mainScrollView,
            let superview = bar.superview
        else { return false }
        let place = superview.convert(bar.bounds, from: bar)
        let visible = superview.convert(scroll.bounds, from: scroll)
        guard visible.maxY > place.minY + 1, visible.minY < place.minY else { return false }
        let rest = scroll.contentSize.height - scroll.contentOffset.y
        return rest > place.minY - visible.minY + 1
    }
}
