import Foundation

extension UITabBarController {
    /// The place of the tabs. Here they are always in the bar.
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    public var mode: Mode {
        get { AddedProperties.value(of: self, "mode") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "mode") }
    }

    /// The tabs, which determine the controllers. Empty where code sets the controllers.
    public var tabs: [UITab] {
        get { AddedProperties.value(of: self, "tabs") ?? [] }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs, with or without animation at once.
    public func setTabs(_ tabs: [UITab], animated: Bool) {
        for tab in self.tabs { tab.owner = nil }
        AddedProperties.set(tabs, of: self, "tabs")
        for tab in tabs { tab.owner = self }
        tabsDidChange()
    }

    /// The tab that is shown: of a group the selected tab below it.
    public var selectedTab: UITab? {
        get {
            let shown = visibleTabs.first { $0.viewController === selectedViewController }
            return (shown as? UITabGroup)?.selectedChild ?? shown
        }
        set {
            newValue?.parent?.selectedChild = newValue
            if let controller = (newValue?.parent ?? newValue)?.viewController {
                selectedViewController = controller
            }
        }
    }

    /// Returns the tab of the identifier, also below a group.
    public func tab(forIdentifier identifier: String) -> UITab? {
        tabs.lazy.compactMap { tab in
            tab.identifier == identifier ? tab : (tab as? UITabGroup)?.tab(forIdentifier: identifier)
        }.first
    }

    private var visibleTabs: [UITab] { tabs.filter { !$0.isHidden } }

    /// Shows the controllers of the tabs.
    func tabsDidChange() {
        let controllers = visibleTabs.compactMap(\.viewController)
        if controllers != viewControllers { viewControllers = controllers }
    }
}
