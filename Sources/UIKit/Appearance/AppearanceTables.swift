import CoreGraphics
import Foundation

/// A property that a proxy applies.
@MainActor
struct AppearanceProperty {
    let key: String
    /// Whether it is a stored property of a custom class, whose initial value is unknown to UIKit.
    var isApplications = false
    /// Returns whether two objects have the same value.
    let equal: @MainActor (NSObject, NSObject) -> Bool
    /// Returns a closure that compares an object's value with the current one of this object.
    let remember: @MainActor (NSObject) -> (@MainActor (NSObject) -> Bool)
    /// Copies the first object's value to the second.
    let copy: @MainActor (NSObject, NSObject) -> Void

    init<Owner: NSObject, Value: Equatable>(
        _ key: String, get: @escaping @MainActor (Owner) -> Value,
        set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        self.key = "\(Owner.self).\(key)"
        equal = { first, second in
            guard let first = first as? Owner, let second = second as? Owner else { return true }
            return get(first) == get(second)
        }
        remember = { object in
            guard let object = object as? Owner else { return { _ in true } }
            let value = get(object)
            return { ($0 as? Owner).map { get($0) == value } ?? true }
        }
        copy = { from, to in
            if let from = from as? Owner, let to = to as? Owner { set(to, get(from)) }
        }
    }

    init<Owner: NSObject, Value: Equatable>(
        _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>
    ) {
        self.init(
            key, get: { (owner: Owner) in owner[keyPath: path] },
            set: { (owner: Owner, value: Value) in owner[keyPath: path] = value })
    }

    /// Creates a property of text attributes.
    init<Owner: NSObject>(
        _ key: String, attributes path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) {
        self.init(
            key, get: { (owner: Owner) in ComparedAttributes(values: owner[keyPath: path]) },
            set: { (owner: Owner, look: ComparedAttributes) in owner[keyPath: path] = look.values })
    }

    /// Creates a property that a method sets for each state of a control.
    static func forStates<Owner: NSObject, Value: Equatable>(
        _ key: String, get: @escaping @MainActor (Owner, UIControl.State) -> Value,
        set: @escaping @MainActor (Owner, Value, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        return states.map { state in
            AppearanceProperty(
                "\(key) \(state.rawValue)", get: { (owner: Owner) in get(owner, state) },
                set: { (owner: Owner, value: Value) in set(owner, value, state) })
        }
    }
}

/// Text attributes, made equatable.
struct ComparedAttributes: Equatable {
    let values: [NSAttributedString.Key: Any]?

    static func == (first: ComparedAttributes, second: ComparedAttributes) -> Bool {
        guard let a = first.values, let b = second.values else {
            return first.values == nil && second.values == nil
        }
        return NSAttributedString(string: "x", attributes: a).isEqual(
            to: NSAttributedString(string: "x", attributes: b))
    }
}

/// The properties that proxies of UIKit's classes apply.
@MainActor
enum AppearanceTables {
    private typealias Property = AppearanceProperty

    /// Returns the properties of the object's class and its superclasses.
    static func properties(of object: NSObject) -> [AppearanceProperty] {
        tables.flatMap { object.isKind(of: $0.type) ? $0.properties : [] }
            + StoredAppearance.properties(of: object)
    }

    private static let tables: [(type: NSObject.Type, properties: [AppearanceProperty])] =
        viewTables + barTables + controlTables + listTables

    private static let viewTables: [(type: NSObject.Type, properties: [AppearanceProperty])] = [
        (
            UIView.self,
            [
                Property("backgroundColor", \UIView.backgroundColor),
                Property(
                    "tintColor", get: { (view: UIView) in view.appearance.tintColor },
                    set: { view, color in view.tintColor = color }),
                Property("alpha", \UIView.alpha),
                Property("style", \UIView.overrideUserInterfaceStyle),
                Property("semantic", \UIView.semanticContentAttribute),
                Property("cornerRadius", \UIView.layer.cornerRadius),
            ]
        ),
        (
            UILabel.self,
            [
                Property("font", get: { (label: UILabel) in label.font as UIFont? }, set: { $0.font = $1 }),
                Property(
                    "textColor", get: { (label: UILabel) in label.textColor as UIColor? },
                    set: { $0.textColor = $1 }),
                Property("lines", \UILabel.numberOfLines),
                Property("adjusts", \UILabel.adjustsFontForContentSizeCategory),
            ]
        ),
        (
            UITextField.self,
            [
                Property("font", \UITextField.font), Property("textColor", \UITextField.textColor),
                Property("keyboard", \UITextField.keyboardAppearance),
            ]
        ),
        (
            UITextView.self,
            [Property("font", \UITextView.font), Property("textColor", \UITextView.textColor)]
        ),
    ]

    private static let barTables: [(type: NSObject.Type, properties: [AppearanceProperty])] = [
        (
            UINavigationBar.self,
            [
                Property("barStyle", \UINavigationBar.barStyle),
                Property("translucent", \UINavigationBar.isTranslucent),
                Property("barTintColor", \UINavigationBar.barTintColor),
                Property("shadowImage", \UINavigationBar.shadowImage),
                Property("large", \UINavigationBar.prefersLargeTitles),
                Property("title", attributes: \UINavigationBar.titleTextAttributes),
                Property("largeTitle", attributes: \UINavigationBar.largeTitleTextAttributes),
                Property(
                    "background", get: { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
                    set: { $0.setBackgroundImage($1, for: .default) }),
                Property(
                    "standard",
                    get: { (bar: UINavigationBar) in bar.hasStandardAppearance ? bar.standardAppearance : nil
                    },
                    set: { if let look = $1 { $0.standardAppearance = look } }),
                Property("edge", \UINavigationBar.scrollEdgeAppearance),
                Property("compact", \UINavigationBar.compactAppearance),
                Property("compactEdge", \UINavigationBar.compactScrollEdgeAppearance),
                Property("backIndicator", \UINavigationBar.backIndicatorImage),
                Property("backMask", \UINavigationBar.backIndicatorTransitionMaskImage),
            ]
        ),
        (
            UITabBar.self,
            [
                Property("barStyle", \UITabBar.barStyle), Property("translucent", \UITabBar.isTranslucent),
                Property("barTintColor", \UITabBar.barTintColor),
                Property("unselected", \UITabBar.unselectedItemTintColor),
                Property("background", \UITabBar.backgroundImage),
                Property("shadowImage", \UITabBar.shadowImage),
                Property("indicator", \UITabBar.selectionIndicatorImage),
                Property("positioning", \UITabBar.itemPositioning),
                Property("itemWidth", \UITabBar.itemWidth), Property("itemSpacing", \UITabBar.itemSpacing),
                Property(
                    "standard",
                    get: { (bar: UITabBar) in bar.hasStandardAppearance ? bar.standardAppearance : nil },
                    set: { if let look = $1 { $0.standardAppearance = look } }),
                Property("edge", \UITabBar.scrollEdgeAppearance),
            ]
        ),
        (
            UIToolbar.self,
            [
                Property("barStyle", \UIToolbar.barStyle), Property("translucent", \UIToolbar.isTranslucent),
                Property("barTintColor", \UIToolbar.barTintColor),
                Property(
                    "standard",
                    get: { (bar: UIToolbar) in bar.hasStandardAppearance ? bar.standardAppearance : nil },
                    set: { if let look = $1 { $0.standardAppearance = look } }),
                Property("edge", \UIToolbar.scrollEdgeAppearance),
            ]
        ),
        (
            UISearchBar.self,
            [
                Property("barStyle", \UISearchBar.barStyle),
                Property("barTintColor", \UISearchBar.barTintColor),
                Property("background", \UISearchBar.backgroundImage),
                Property("searchStyle", \UISearchBar.searchBarStyle),
            ]
        ),
        (
            UIBarItem.self,
            Property.forStates(
                "title",
                get: { (item: UIBarItem, state) in
                    ComparedAttributes(values: item.titleTextAttributes(for: state))
                },
                set: { item, look, state in item.setTitleTextAttributes(look.values, for: state) })
        ),
        (
            UIBarButtonItem.self,
            [
                Property("tintColor", \UIBarButtonItem.tintColor),
                Property(
                    "titleOffset",
                    get: { (item: UIBarButtonItem) in item.titlePositionAdjustment(for: .default) },
                    set: { $0.setTitlePositionAdjustment($1, for: .default) }),
                Property(
                    "backTitleOffset",
                    get: { (item: UIBarButtonItem) in item.backButtonTitlePositionAdjustment(for: .default) },
                    set: { $0.setBackButtonTitlePositionAdjustment($1, for: .default) }),
            ]
                + Property.forStates(
                    "background",
                    get: { (item: UIBarButtonItem, state) in
                        item.backgroundImage(for: state, barMetrics: .default)
                    },
                    set: { item, image, state in
                        item.setBackgroundImage(image, for: state, barMetrics: .default)
                    })
        ),
        (
            UITabBarItem.self,
            [
                Property("badgeColor", \UITabBarItem.badgeColor),
                Property("adjustment", \UITabBarItem.titlePositionAdjustment),
            ]
        ),
    ]

    private static let controlTables: [(type: NSObject.Type, properties: [AppearanceProperty])] = [
        (
            UIButton.self,
            Property.forStates(
                "color", get: { (button: UIButton, state) in button.titleColor(for: state) },
                set: { button, color, state in button.setTitleColor(color, for: state) })
                + Property.forStates(
                    "background", get: { (button: UIButton, state) in button.backgroundImage(for: state) },
                    set: { button, image, state in button.setBackgroundImage(image, for: state) })
        ),
        (
            UISwitch.self,
            [Property("on", \UISwitch.onTintColor), Property("thumb", \UISwitch.thumbTintColor)]
        ),
        (
            UISlider.self,
            [
                Property("minimum", \UISlider.minimumTrackTintColor),
                Property("maximum", \UISlider.maximumTrackTintColor),
                Property("thumb", \UISlider.thumbTintColor),
            ]
        ),
        (
            UIProgressView.self,
            [
                Property("progress", \UIProgressView.progressTintColor),
                Property("track", \UIProgressView.trackTintColor),
            ]
        ),
        (
            UIPageControl.self,
            [
                Property("page", \UIPageControl.pageIndicatorTintColor),
                Property("current", \UIPageControl.currentPageIndicatorTintColor),
            ]
        ),
        (
            UIActivityIndicatorView.self,
            [
                Property(
                    "color", get: { (view: UIActivityIndicatorView) in view.color as UIColor? },
                    set: { $0.color = $1 })
            ]
        ),
        (
            UISegmentedControl.self,
            [Property("selected", \UISegmentedControl.selectedSegmentTintColor)]
                + Property.forStates(
                    "title",
                    get: { (control: UISegmentedControl, state) in
                        ComparedAttributes(values: control.titleTextAttributes(for: state))
                    },
                    set: { control, look, state in control.setTitleTextAttributes(look.values, for: state) })
        ),
    ]

    private static let listTables: [(type: NSObject.Type, properties: [AppearanceProperty])] = [
        (
            UITableView.self,
            [
                Property("separatorColor", \UITableView.separatorColor),
                Property("separatorInset", \UITableView.separatorInset),
                Property("indexColor", \UITableView.sectionIndexColor),
                Property("indexBackground", \UITableView.sectionIndexBackgroundColor),
            ]
        ),
        (
            UITableViewCell.self,
            [
                Property("selectionStyle", \UITableViewCell.selectionStyle),
                Property("separatorInset", \UITableViewCell.separatorInset),
            ]
        ),
        (
            UIScrollView.self,
            [Property("indicators", \UIScrollView.indicatorStyle)]
        ),
    ]
}
