/// The tab for searching, which is apart from the others on glass, and the search field in its place while it is selected.
extension UITabBarController {
    private var searchTab: UISearchTab? { tabs.lazy.compactMap { $0 as? UISearchTab }.first { !$0.isHidden } }

    /// Updates the tab for searching, and its search bar, in the bar.
    func updateSearchTab() {
        let tab = tabBar.floatsAtBottom ? searchTab : nil
        tabBar.searchItem = tab?.viewController?.tabBarItem
        tabBar.searchBar = shownSearch?.searchBar
    }

    /// The search of the selected tab, if its field is in the bar.
    private var shownSearch: UISearchController? {
        guard let controller = selectedViewController, showsSearchBar(of: controller) else { return nil }
        let shown = (controller as? UINavigationController)?.topViewController ?? controller
        return shown.navigationItem.searchController
    }

    /// Returns whether the search bar of a controller's screen is in the tab bar.
    func showsSearchBar(of controller: UIViewController) -> Bool {
        tabBar.floatsAtBottom && controller === selectedViewController
            && controller === searchTab?.viewController
    }
}
