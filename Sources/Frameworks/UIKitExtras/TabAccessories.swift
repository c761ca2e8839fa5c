import UIKit

/// A view above the tab bar that all tabs share.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The place of an accessory.
    public enum Environment: Int, Sendable {
        case unspecified, none, regular, inline
    }

    /// The view.
    public let contentView: UIView

    /// Creates an accessory with a view.
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
    /// The view above the tab bar, on glass. The safe area of the tabs does not contain it here.
    public var bottomAccessory: UITabAccessory? {
        get { AddedProperties.value(of: self, "bottomAccessory") }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// Sets the view above the tab bar, with or without animation at once.
    public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) {
        (AddedProperties.value(of: self, "accessoryGlass") as UIVisualEffectView?)?.removeFromSuperview()
        AddedProperties.set(accessory, of: self, "bottomAccessory")
        let glass = accessory.map { Self.glass(around: $0.contentView) }
        AddedProperties.set(glass, of: self, "accessoryGlass")
        guard let glass, let view else { return }
        view.addSubview(glass)
        NSLayoutConstraint.activate([
            glass.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 21),
            glass.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -21),
            glass.heightAnchor.constraint(equalToConstant: 48),
            glass.bottomAnchor.constraint(equalTo: tabBar.topAnchor, constant: -4),
        ])
    }

    private static func glass(around content: UIView) -> UIVisualEffectView {
        let glass = UIVisualEffectView(effect: UIGlassEffect())
        glass.translatesAutoresizingMaskIntoConstraints = false
        glass.layer.cornerRadius = 24
        glass.clipsToBounds = true
        content.frame = glass.contentView.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.translatesAutoresizingMaskIntoConstraints = true
        glass.contentView.addSubview(content)
        return glass
    }

    /// The direction of scrolling that makes the bar smaller.
    public enum MinimizeBehavior: Int, Sendable {
        case automatic, never, onScrollDown, onScrollUp
    }

    /// The direction of scrolling that makes the bar smaller. Stored; the bar keeps its size.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { AddedProperties.value(of: self, "tabBarMinimizeBehavior") ?? .automatic }
        set { AddedProperties.set(newValue, of: self, "tabBarMinimizeBehavior") }
    }

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
