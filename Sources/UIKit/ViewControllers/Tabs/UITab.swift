import Foundation

/// A tab of a tab bar controller: its title and image, and the controller that is created when it is first needed.
@preconcurrency @MainActor
open class UITab: NSObject {
    public let identifier: String
    open var title: String { didSet { updateItem() } }
    open var image: UIImage? { didSet { updateItem() } }
    open var subtitle: String?
    open var badgeValue: String? { didSet { updateItem() } }
    open var userInfo: Any?
    open var preferredPlacement = Placement.automatic
    open var isEnabled = true { didSet { updateItem() } }
    open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.tabsDidChange() } } }
    open var allowsHiding = false
    open internal(set) weak var parent: UITabGroup?
    weak var owner: UITabBarController?
    private let provider: ((UITab) -> UIViewController)?
    private var made: UIViewController?

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
    }

    /// The place of a tab in a bar and in a sidebar. Here all are in the bar.
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

    /// The controller of the tab, which is created at the first use.
    open var viewController: UIViewController? {
        if made == nil, let new = provider?(self) {
            made = new
            new.tabBarItem = UITabBarItem(title: title, image: image, selectedImage: nil)
            updateItem()
        }
        return made
    }

    private func updateItem() {
        guard let item = made?.tabBarItem else { return }
        (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
    }
}

/// A tab with other tabs below it. In a bar it shows its own controller, else that of the selected tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    open var children: [UITab] { didSet { adoptChildren() } }
    open var defaultChildIdentifier: String?
    /// The tab below this one that is shown.
    open var selectedChild: UITab? { didSet { tabBarController?.tabsDidChange() } }
    open var managingNavigationController: UINavigationController?
    open var displayOrder: [UITab] { children.filter { !$0.isHidden } }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        adoptChildren()
    }

    private func adoptChildren() { for child in children { child.parent = self } }

    open func tab(forIdentifier identifier: String) -> UITab? {
        children.first { $0.identifier == identifier }
    }

    open override var viewController: UIViewController? {
        if let own = super.viewController { return own }
        let shown = selectedChild ?? defaultChildIdentifier.flatMap(tab(forIdentifier:)) ?? children.first
        return shown?.viewController
    }
}

/// The tab in which the user searches.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    open var automaticallyActivatesSearch = false

    public init(
        title: String = "Search", image: UIImage? = nil, identifier: String = "UISearchTab",
        viewControllerProvider: @escaping (UITab) -> UIViewController
    ) {
        super.init(
            title: title, image: image ?? UIImage(systemName: "magnifyingglass"), identifier: identifier,
            viewControllerProvider: viewControllerProvider)
    }
}
