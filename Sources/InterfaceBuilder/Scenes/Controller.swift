/// A view controller, or the placeholder for one in another storyboard.
public struct Controller: ElementFacade {
    /// The controller's element; its name determines the class.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The names of the elements that are view controllers.
    public static let kinds: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController", "avPlayerViewController",
        "glkViewController", "hostingController", "viewControllerPlaceholder",
    ]

    /// Returns whether an element of this name is a view controller.
    public static func isKind(_ name: String) -> Bool { kinds.contains(name) }

    /// The identifier by which code instantiates the controller.
    public var storyboardIdentifier: String? { element["storyboardIdentifier"] }

    /// The identifier for state restoration, which may be the storyboard's.
    public var restorationIdentifier: String? {
        element.bool("useStoryboardIdentifierAsRestorationIdentifier", default: false)
            ? storyboardIdentifier : element["restorationIdentifier"]
    }

    /// The controller's title.
    public var title: String? { element.text(key: "title") }

    /// The root view; nil where the controller creates it in code or loads it from a nib.
    public var view: ViewElement? {
        element.children.first { $0.attribute("key", equals: "view") && !$0.isNamed("nil") }.map(
            ViewElement.init)
    }

    /// The top and bottom layout guides of documents without safe areas.
    public var layoutGuides: [LayoutGuideElement] {
        element.members(of: "layoutGuides").map(LayoutGuideElement.init)
    }

    /// The navigation item.
    public var navigationItem: Element? { element.child(named: "navigationItem") }

    /// The tab bar item.
    public var tabBarItem: Element? { element.child(named: "tabBarItem") }

    /// The size of the root view on the canvas where it is not the device's.
    public var freeformSize: Size? { element.size(key: "freeformSize") }

    /// The edges that the view extends under bars; nil for the default, all edges.
    public var edgesForExtendedLayout: [String]? {
        element.child(named: "extendedEdge", key: "edgesForExtendedLayout")?.options
    }

    /// The preferred size in a popover, in old documents.
    public var contentSizeForViewInPopover: Size? { element.size(key: "contentSizeForViewInPopover") }

    /// The controller in another storyboard that a placeholder refers to; nil for a controller of this document.
    public var reference: StoryboardReference? {
        guard kind == "viewControllerPlaceholder" else { return nil }
        return StoryboardReference(
            storyboardName: element["storyboardName"], identifier: element["referencedIdentifier"],
            bundleIdentifier: element["bundleIdentifier"])
    }
}

/// A reference to a controller in another storyboard.
public struct StoryboardReference: Sendable, Hashable {
    /// The storyboard's file name without its extension; nil for this storyboard.
    public let storyboardName: String?
    /// The controller's storyboard identifier; nil for the initial controller.
    public let identifier: String?
    /// The bundle of the storyboard; nil for the document's bundle.
    public let bundleIdentifier: String?
}
