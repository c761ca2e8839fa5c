import UIKit

extension UITabBarController {
    /// The name under which the user's arrangement of the tabs is stored. Stored; tabs are not arranged.
    public var customizationIdentifier: String? {
        get { AddedProperties.value(of: self, "customizationIdentifier") }
        set { AddedProperties.set(newValue, of: self, "customizationIdentifier") }
    }

    /// The tabs that are in the bar in compact width. Stored; all are.
    public var compactTabIdentifiers: [String]? {
        get { AddedProperties.value(of: self, "compactTabIdentifiers") }
        set { AddedProperties.set(newValue, of: self, "compactTabIdentifiers") }
    }

    /// The area of the content beside a sidebar: the whole view's, since there is none here.
    public var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

    /// The sidebar of the tabs, which is not displayed here.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// Whether the sidebar is hidden. Stored; it is not displayed.
        open var isHidden = true
        open weak var delegate: (any NSObjectProtocol)?
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
        open var bottomBarView: UIView?
        open var navigationOverflowItems: UIDeferredMenuElement?
    }

    /// The sidebar of the tabs, which is not displayed here.
    public var sidebar: Sidebar {
        if let sidebar: Sidebar = AddedProperties.value(of: self, "sidebar") { return sidebar }
        let sidebar = Sidebar()
        AddedProperties.set(sidebar, of: self, "sidebar")
        return sidebar
    }
}

extension UITab {
    /// Whether the tab is in the bar.
    public var hasVisiblePlacement: Bool { !isHidden }
}

extension UIViewController {
    /// The tab whose controller this one is, or is below.
    public var tab: UITab? {
        var tabs = tabBarController?.tabs ?? []
        while let tab = tabs.popLast() {
            if let own = tab.viewController, own === self || parent === own { return tab }
            tabs += (tab as? UITabGroup)?.children ?? []
        }
        return nil
    }
}
