import CoreGraphics
import Foundation

// The properties of bars that apps customize.

extension AppearanceProxy where Object: UINavigationBar {
    public var barStyle: UIBarStyle {
        get { self[\UINavigationBar.barStyle, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.barStyle, new: UINavigationBar()] = newValue }
    }

    public var isTranslucent: Bool {
        get { self[\UINavigationBar.isTranslucent, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.isTranslucent, new: UINavigationBar()] = newValue }
    }

    public var barTintColor: UIColor? {
        get { self[\UINavigationBar.barTintColor, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.barTintColor, new: UINavigationBar()] = newValue }
    }

    public var shadowImage: UIImage? {
        get { self[\UINavigationBar.shadowImage, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.shadowImage, new: UINavigationBar()] = newValue }
    }

    public var prefersLargeTitles: Bool {
        get { self[\UINavigationBar.prefersLargeTitles, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.prefersLargeTitles, new: UINavigationBar()] = newValue }
    }

    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { self[\UINavigationBar.scrollEdgeAppearance, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.scrollEdgeAppearance, new: UINavigationBar()] = newValue }
    }

    public var compactAppearance: UINavigationBarAppearance? {
        get { self[\UINavigationBar.compactAppearance, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.compactAppearance, new: UINavigationBar()] = newValue }
    }

    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { self[\UINavigationBar.compactScrollEdgeAppearance, new: UINavigationBar()] }
        nonmutating set {
            self[\UINavigationBar.compactScrollEdgeAppearance, new: UINavigationBar()] = newValue
        }
    }

    public var backIndicatorImage: UIImage? {
        get { self[\UINavigationBar.backIndicatorImage, new: UINavigationBar()] }
        nonmutating set { self[\UINavigationBar.backIndicatorImage, new: UINavigationBar()] = newValue }
    }

    public var backIndicatorTransitionMaskImage: UIImage? {
        get { self[\UINavigationBar.backIndicatorTransitionMaskImage, new: UINavigationBar()] }
        nonmutating set {
            self[\UINavigationBar.backIndicatorTransitionMaskImage, new: UINavigationBar()] = newValue
        }
    }
}

extension AppearanceProxy where Object: UINavigationBar {
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { attributes(\UINavigationBar.titleTextAttributes) }
        nonmutating set { setAttributes(\UINavigationBar.titleTextAttributes, to: newValue) }
    }

    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { attributes(\UINavigationBar.largeTitleTextAttributes) }
        nonmutating set { setAttributes(\UINavigationBar.largeTitleTextAttributes, to: newValue) }
    }
}

extension AppearanceProxy where Object: UINavigationBar {
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        set(
            backgroundImage, "UINavigationBar.backgroundImage", barMetrics,
            get: { (bar: UINavigationBar) in bar.backgroundImage(for: barMetrics) },
            set: { $0.setBackgroundImage($1, for: barMetrics) })
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        set(
            backgroundImage, "UINavigationBar.backgroundImage", barMetrics, barPosition,
            get: { (bar: UINavigationBar) in bar.backgroundImage(for: barPosition, barMetrics: barMetrics) },
            set: { $0.setBackgroundImage($1, for: barPosition, barMetrics: barMetrics) })
    }
}

extension AppearanceProxy where Object: UINavigationBar {
    public var standardAppearance: UINavigationBarAppearance {
        get {
            recorded(AppearanceProperty.standardAppearance(UINavigationBar.self).key)
                ?? UINavigationBarAppearance()
        }
        nonmutating set { set(.standardAppearance(UINavigationBar.self), to: newValue) }
    }
}

extension AppearanceProperty where Owner == UINavigationBar, Value == UINavigationBarAppearance? {
    /// The appearance that a bar was given; reading the bar's own property would create one.
    fileprivate static func standardAppearance(_ owner: Owner.Type) -> Self {
        Self(
            "UINavigationBar.standardAppearance",
            get: { $0.hasStandardAppearance ? $0.standardAppearance : nil },
            set: { bar, look in look.map { bar.standardAppearance = $0 } })
    }
}

extension AppearanceProxy where Object: UITabBar {
    public var barStyle: UIBarStyle {
        get { self[\UITabBar.barStyle, new: UITabBar()] }
        nonmutating set { self[\UITabBar.barStyle, new: UITabBar()] = newValue }
    }

    public var isTranslucent: Bool {
        get { self[\UITabBar.isTranslucent, new: UITabBar()] }
        nonmutating set { self[\UITabBar.isTranslucent, new: UITabBar()] = newValue }
    }

    public var barTintColor: UIColor? {
        get { self[\UITabBar.barTintColor, new: UITabBar()] }
        nonmutating set { self[\UITabBar.barTintColor, new: UITabBar()] = newValue }
    }

    public var unselectedItemTintColor: UIColor? {
        get { self[\UITabBar.unselectedItemTintColor, new: UITabBar()] }
        nonmutating set { self[\UITabBar.unselectedItemTintColor, new: UITabBar()] = newValue }
    }

    public var backgroundImage: UIImage? {
        get { self[\UITabBar.backgroundImage, new: UITabBar()] }
        nonmutating set { self[\UITabBar.backgroundImage, new: UITabBar()] = newValue }
    }

    public var shadowImage: UIImage? {
        get { self[\UITabBar.shadowImage, new: UITabBar()] }
        nonmutating set { self[\UITabBar.shadowImage, new: UITabBar()] = newValue }
    }

    public var selectionIndicatorImage: UIImage? {
        get { self[\UITabBar.selectionIndicatorImage, new: UITabBar()] }
        nonmutating set { self[\UITabBar.selectionIndicatorImage, new: UITabBar()] = newValue }
    }

    public var itemPositioning: UITabBar.ItemPositioning {
        get { self[\UITabBar.itemPositioning, new: UITabBar()] }
        nonmutating set { self[\UITabBar.itemPositioning, new: UITabBar()] = newValue }
    }

    public var itemWidth: CGFloat {
        get { self[\UITabBar.itemWidth, new: UITabBar()] }
        nonmutating set { self[\UITabBar.itemWidth, new: UITabBar()] = newValue }
    }

    public var itemSpacing: CGFloat {
        get { self[\UITabBar.itemSpacing, new: UITabBar()] }
        nonmutating set { self[\UITabBar.itemSpacing, new: UITabBar()] = newValue }
    }

    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { self[\UITabBar.scrollEdgeAppearance, new: UITabBar()] }
        nonmutating set { self[\UITabBar.scrollEdgeAppearance, new: UITabBar()] = newValue }
    }
}

extension AppearanceProxy where Object: UITabBar {
    public var standardAppearance: UITabBarAppearance {
        get { recorded(AppearanceProperty.standardAppearance(UITabBar.self).key) ?? UITabBarAppearance() }
        nonmutating set { set(.standardAppearance(UITabBar.self), to: newValue) }
    }
}

extension AppearanceProperty where Owner == UITabBar, Value == UITabBarAppearance? {
    /// The appearance that a bar was given; reading the bar's own property would create one.
    fileprivate static func standardAppearance(_ owner: Owner.Type) -> Self {
        Self(
            "UITabBar.standardAppearance",
            get: { $0.hasStandardAppearance ? $0.standardAppearance : nil },
            set: { bar, look in look.map { bar.standardAppearance = $0 } })
    }
}

extension AppearanceProxy where Object: UIToolbar {
    public var barStyle: UIBarStyle {
        get { self[\UIToolbar.barStyle, new: UIToolbar()] }
        nonmutating set { self[\UIToolbar.barStyle, new: UIToolbar()] = newValue }
    }

    public var isTranslucent: Bool {
        get { self[\UIToolbar.isTranslucent, new: UIToolbar()] }
        nonmutating set { self[\UIToolbar.isTranslucent, new: UIToolbar()] = newValue }
    }

    public var barTintColor: UIColor? {
        get { self[\UIToolbar.barTintColor, new: UIToolbar()] }
        nonmutating set { self[\UIToolbar.barTintColor, new: UIToolbar()] = newValue }
    }

    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { self[\UIToolbar.scrollEdgeAppearance, new: UIToolbar()] }
        nonmutating set { self[\UIToolbar.scrollEdgeAppearance, new: UIToolbar()] = newValue }
    }

    public var compactAppearance: UIToolbarAppearance? {
        get { self[\UIToolbar.compactAppearance, new: UIToolbar()] }
        nonmutating set { self[\UIToolbar.compactAppearance, new: UIToolbar()] = newValue }
    }

    public var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { self[\UIToolbar.compactScrollEdgeAppearance, new: UIToolbar()] }
        nonmutating set { self[\UIToolbar.compactScrollEdgeAppearance, new: UIToolbar()] = newValue }
    }
}

extension AppearanceProxy where Object: UIToolbar {
    public var standardAppearance: UIToolbarAppearance {
        get { recorded(AppearanceProperty.standardAppearance(UIToolbar.self).key) ?? UIToolbarAppearance() }
        nonmutating set { set(.standardAppearance(UIToolbar.self), to: newValue) }
    }
}

extension AppearanceProperty where Owner == UIToolbar, Value == UIToolbarAppearance? {
    /// The appearance that a bar was given; reading the bar's own property would create one.
    fileprivate static func standardAppearance(_ owner: Owner.Type) -> Self {
        Self(
            "UIToolbar.standardAppearance",
            get: { $0.hasStandardAppearance ? $0.standardAppearance : nil },
            set: { bar, look in look.map { bar.standardAppearance = $0 } })
    }
}

extension AppearanceProxy where Object: UIToolbar {
    public func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        set(
            backgroundImage, "UIToolbar.backgroundImage", topOrBottom, barMetrics,
            get: { (bar: UIToolbar) in
                bar.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics)
            },
            set: { $0.setBackgroundImage($1, forToolbarPosition: topOrBottom, barMetrics: barMetrics) })
    }

    public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        set(
            shadowImage, "UIToolbar.shadowImage", topOrBottom,
            get: { (bar: UIToolbar) in bar.shadowImage(forToolbarPosition: topOrBottom) },
            set: { $0.setShadowImage($1, forToolbarPosition: topOrBottom) })
    }
}

extension AppearanceProxy where Object: UISearchBar {
    public var barStyle: UIBarStyle {
        get { self[\UISearchBar.barStyle, new: UISearchBar()] }
        nonmutating set { self[\UISearchBar.barStyle, new: UISearchBar()] = newValue }
    }

    public var isTranslucent: Bool {
        get { self[\UISearchBar.isTranslucent, new: UISearchBar()] }
        nonmutating set { self[\UISearchBar.isTranslucent, new: UISearchBar()] = newValue }
    }

    public var barTintColor: UIColor? {
        get { self[\UISearchBar.barTintColor, new: UISearchBar()] }
        nonmutating set { self[\UISearchBar.barTintColor, new: UISearchBar()] = newValue }
    }

    public var backgroundImage: UIImage? {
        get { self[\UISearchBar.backgroundImage, new: UISearchBar()] }
        nonmutating set { self[\UISearchBar.backgroundImage, new: UISearchBar()] = newValue }
    }

    public var searchBarStyle: UISearchBar.Style {
        get { self[\UISearchBar.searchBarStyle, new: UISearchBar()] }
        nonmutating set { self[\UISearchBar.searchBarStyle, new: UISearchBar()] = newValue }
    }

    public var searchTextPositionAdjustment: UIOffset {
        get { self[\UISearchBar.searchTextPositionAdjustment, new: UISearchBar()] }
        nonmutating set { self[\UISearchBar.searchTextPositionAdjustment, new: UISearchBar()] = newValue }
    }
}

extension AppearanceProxy where Object: UISearchBar {
    public func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        set(
            iconImage, "UISearchBar.image", icon, state,
            get: { (bar: UISearchBar) in bar.image(for: icon, state: state) },
            set: { $0.setImage($1, for: icon, state: state) })
    }

    public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        set(
            backgroundImage, "UISearchBar.searchFieldBackgroundImage", state,
            get: { (bar: UISearchBar) in bar.searchFieldBackgroundImage(for: state) },
            set: { $0.setSearchFieldBackgroundImage($1, for: state) })
    }
}
