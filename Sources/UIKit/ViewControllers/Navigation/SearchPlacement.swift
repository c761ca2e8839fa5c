import CoreGraphics

/// The place of the search bar of the top screen: below the titles, or in the look of iOS 26 on an iPhone in the toolbar, or in
/// the tab bar if the screen is that of the tab for searching. Apple documents that the search moves to the toolbar, the item that
/// represents it there and the property that prevents it.
extension UINavigationController {
    /// Updates the place of the search bar. The bars are placed afterwards.
    func updateSearchPlacement() {
        guard let item = topViewController?.navigationItem, let search = item.searchController else {
            return toolbar.search = nil
        }
        let isInTabBar = (parent as? UITabBarController)?.showsSearchBar(of: self) ?? false
        let isInToolbar = !isInTabBar && allowsSearchInToolbar(item)
        let isButton = item.preferredSearchBarPlacement == .integratedButton
        let placement: UINavigationItem.SearchBarPlacement =
            isInTabBar || isInToolbar ? (isButton ? .integratedButton : .integrated) : .stacked
        let isNew = item.searchBarPlacement != placement
        item.searchBarPlacement = placement
        toolbar.search =
            isInToolbar
            ? ToolbarSearch(
                bar: search.searchBar, item: item.searchBarPlacementBarButtonItem, isButton: isButton,
                isActive: search.isActive) : nil
        if isNew { navigationBar.setNeedsContent() }
    }

    /// Whether a search bar with a scope bar, which has no place among others, one that asks to be below the titles, and one in a
    /// tab are not in the toolbar.
    private func allowsSearchInToolbar(_ item: UINavigationItem) -> Bool {
        toolbar.design == .glass && traitCollection.userInterfaceIdiom == .phone && tabBarController == nil
            && item.searchBarPlacementAllowsToolbarIntegration && item.preferredSearchBarPlacement != .stacked
            && item.searchController?.searchBar.scopeButtonTitles?.isEmpty != false
    }

    /// The height that the keyboard covers of a toolbar with a search bar, which stays above it, in points.
    var keyboardBelowToolbar: CGFloat {
        guard toolbar.search != nil else { return 0 }
        return max(view.keyboardHeight - view.safeAreaInsets.bottom, 0)
    }
}
