extension Element {
    /// The class of an object of this kind without a custom class, by Apple's name: `UILabel` for a `label`.
    /// Nil for elements that are no objects, such as a color or a connection.
    public var standardClassName: String? { Self.standardClassName(of: name) }

    /// The class of the object: the custom class with its module, as `Module.Class`, or else the standard one.
    public var className: String? {
        guard let custom = customClass else { return standardClassName }
        return custom.module.map { "\($0).\(custom.name)" } ?? custom.name
    }

    /// The name that distinguishes the object from others of its class for people: its label in Interface Builder, or
    /// its text.
    public var displayName: String? {
        let names = [
            "userLabel", "title", "text", "headerTitle", "placeholder", "identifier", "property", "selector",
        ]
        for name in names {
            if let text = text(key: name), !text.isEmpty { return text }
        }
        let title = children.first { $0.isNamed("state") && $0.attribute("key", equals: "normal") }?.text(
            key: "title")
        return title ?? child(named: "buttonConfiguration")?.text(key: "title") ?? self["systemItem"]
            ?? self["image"]
    }

    /// Returns Apple's class for a kind of element.
    static func standardClassName(of kind: String) -> String? {
        if let name = exceptions[kind] { return name }
        let endings = [
            "View", "ViewController", "GestureRecognizer", "Button", "Item", "Bar", "Controller", "Field",
            "Cell",
            "Picker", "Control", "Layout",
        ]
        guard objectKinds.contains(kind) || endings.contains(where: kind.hasSuffix) else { return nil }
        return "UI" + kind.prefix(1).uppercased() + kind.dropFirst()
    }

    private static let objectKinds: Set<String> = [
        "button", "label", "slider", "stepper", "switch", "toolbar", "view", "window",
    ]

    /// Kinds whose class is not named after the element with UIKit's prefix.
    private static let exceptions: [String: String] = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "avPlayerViewController": "AVPlayerViewController",
        "collectionReusableView": "UICollectionReusableView", "collectionViewCellContentView": "UIView",
        "constraint": "NSLayoutConstraint", "containerView": "UIView", "customObject": "NSObject",
        "glkView": "GLKView", "glkViewController": "GLKViewController",
        "hostingController": "UIHostingController",
        "mapView": "MKMapView", "mtkView": "MTKView",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "sceneKitView": "SCNView", "skView": "SKView", "tableViewCellContentView": "UIView",
        "keyboardLayoutGuide": "UIKeyboardLayoutGuide", "viewControllerPlaceholder": "UIViewController",
        "viewLayoutGuide": "UILayoutGuide",
        "wkWebView": "WKWebView", "wkWebViewConfiguration": "WKWebViewConfiguration",
        "wkPreferences": "WKPreferences",
    ]
}
