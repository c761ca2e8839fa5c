/// An item of a navigation bar, toolbar or tab bar.
public struct BarItem: ElementFacade {
    /// The `barButtonItem` or `tabBarItem` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The title.
    public var title: String? { element.text(key: "title") }

    /// The system item, such as `add` or `flexibleSpace`.
    public var systemItem: String? { element["systemItem"] }

    /// The image.
    public var image: ImageReference? { element.image(key: "image") }

    /// The image while the item is selected.
    public var selectedImage: ImageReference? { element.image(key: "selectedImage") }

    /// The style: `plain`, `done` or the legacy `bordered`.
    public var style: String? { element["style"] }

    /// The width of fixed spaces and items with a fixed width, in points.
    public var width: Double? { element.length("width") }

    /// Whether the item is enabled.
    public var isEnabled: Bool { element.bool("enabled", default: true) }

    /// The text of the badge.
    public var badgeValue: String? { element.text(key: "badgeValue") }

    /// The custom view of the item.
    public var customView: ViewElement? {
        element.children.first { $0.attribute("key", equals: "customView") && !$0.isNamed("nil") }
            .map(ViewElement.init)
    }
}

/// The contents of a navigation bar for a view controller.
public struct NavigationItem: ElementFacade {
    /// The `navigationItem` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The title.
    public var title: String? { element.text(key: "title") }

    /// A line above the title.
    public var prompt: String? { element.text(key: "prompt") }

    /// `automatic`, `always`, `never`.
    public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }

    /// The items at the leading edge, from the edge inwards.
    public var leftItems: [BarItem] { items("leftBarButtonItem", "leftBarButtonItems") }

    /// The items at the trailing edge, from the edge inwards.
    public var rightItems: [BarItem] { items("rightBarButtonItem", "rightBarButtonItems") }

    /// The back button item on the next screen.
    public var backItem: BarItem? {
        element.child(named: "barButtonItem", key: "backBarButtonItem").map(BarItem.init)
    }

    /// The view that replaces the title.
    public var titleView: ViewElement? {
        element.children.first { $0.attribute("key", equals: "titleView") && !$0.isNamed("nil") }.map(
            ViewElement.init)
    }

    private func items(_ one: String, _ several: String) -> [BarItem] {
        if let item = element.child(named: "barButtonItem", key: one) { return [BarItem(item)] }
        return element.members(of: several).filter { $0.isNamed("barButtonItem") }.map(BarItem.init)
    }
}
