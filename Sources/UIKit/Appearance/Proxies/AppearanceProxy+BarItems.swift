import CoreGraphics
import Foundation

// The properties of the items of bars that apps customize.

extension AppearanceProxy where Object: UIBarItem {
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        set(
            ComparableAttributes(attributes), "UIBarItem.titleTextAttributes", state,
            get: { (item: UIBarItem) in ComparableAttributes(item.titleTextAttributes(for: state)) },
            set: { $0.setTitleTextAttributes($1.values, for: state) })
    }
}

extension AppearanceProxy where Object: UIBarButtonItem {
    public var tintColor: UIColor? {
        get { self[\UIBarButtonItem.tintColor, new: UIBarButtonItem()] }
        nonmutating set { self[\UIBarButtonItem.tintColor, new: UIBarButtonItem()] = newValue }
    }
}

extension AppearanceProxy where Object: UIBarButtonItem {
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        set(
            adjustment, "UIBarButtonItem.titlePositionAdjustment", barMetrics,
            get: { (item: UIBarButtonItem) in item.titlePositionAdjustment(for: barMetrics) },
            set: { $0.setTitlePositionAdjustment($1, for: barMetrics) })
    }

    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        set(
            adjustment, "UIBarButtonItem.backButtonTitlePositionAdjustment", barMetrics,
            get: { (item: UIBarButtonItem) in item.backButtonTitlePositionAdjustment(for: barMetrics) },
            set: { $0.setBackButtonTitlePositionAdjustment($1, for: barMetrics) })
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        set(
            backgroundImage, "UIBarButtonItem.backgroundImage", state, barMetrics,
            get: { (item: UIBarButtonItem) in item.backgroundImage(for: state, barMetrics: barMetrics) },
            set: { $0.setBackgroundImage($1, for: state, barMetrics: barMetrics) })
    }

    public func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style,
        barMetrics: UIBarMetrics
    ) {
        set(
            backgroundImage, "UIBarButtonItem.backgroundImage.\(style.rawValue)", state, barMetrics,
            get: { (item: UIBarButtonItem) in
                item.backgroundImage(for: state, style: style, barMetrics: barMetrics)
            },
            set: { $0.setBackgroundImage($1, for: state, style: style, barMetrics: barMetrics) })
    }

    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        set(
            adjustment, "UIBarButtonItem.backgroundVerticalPositionAdjustment", barMetrics,
            get: { (item: UIBarButtonItem) in item.backgroundVerticalPositionAdjustment(for: barMetrics) },
            set: { $0.setBackgroundVerticalPositionAdjustment($1, for: barMetrics) })
    }

    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        set(
            adjustment, "UIBarButtonItem.backButtonBackgroundVerticalPositionAdjustment", barMetrics,
            get: { (item: UIBarButtonItem) in
                item.backButtonBackgroundVerticalPositionAdjustment(for: barMetrics)
            },
            set: { $0.setBackButtonBackgroundVerticalPositionAdjustment($1, for: barMetrics) })
    }

    public func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        set(
            backgroundImage, "UIBarButtonItem.backButtonBackgroundImage", state, barMetrics,
            get: { (item: UIBarButtonItem) in
                item.backButtonBackgroundImage(for: state, barMetrics: barMetrics)
            },
            set: { $0.setBackButtonBackgroundImage($1, for: state, barMetrics: barMetrics) })
    }
}

extension AppearanceProxy where Object: UITabBarItem {
    public var badgeColor: UIColor? {
        get { self[\UITabBarItem.badgeColor, new: UITabBarItem()] }
        nonmutating set { self[\UITabBarItem.badgeColor, new: UITabBarItem()] = newValue }
    }

    public var titlePositionAdjustment: UIOffset {
        get { self[\UITabBarItem.titlePositionAdjustment, new: UITabBarItem()] }
        nonmutating set { self[\UITabBarItem.titlePositionAdjustment, new: UITabBarItem()] = newValue }
    }
}
