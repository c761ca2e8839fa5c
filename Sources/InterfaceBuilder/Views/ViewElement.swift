/// A view of any kind. Attributes that every kind has are properties here;
/// other attributes are read from ``ElementFacade/element`` by their names in the file.
public struct ViewElement: ElementFacade {
    /// The view's element; its name determines the class.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The property of the parent that holds the view (`view`, `contentView`, `titleView`…); nil for
    /// members of `subviews`.
    public var key: String? { element.key }

    /// The frame on the canvas. Newer versions of Xcode omit it where constraints determine it.
    public var frame: Rect? { element.rect(key: "frame") }

    /// Springs and struts; nil when absent, which differs from none.
    public var autoresizingMask: AutoresizingMask? {
        element.child(named: "autoresizingMask").map(AutoresizingMask.init)
    }

    /// Whether the frame is translated into constraints; `NO` for views that constraints lay out.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        element.bool("translatesAutoresizingMaskIntoConstraints", default: true)
    }

    /// Whether the frame is fixed in a document that uses Auto Layout.
    public var fixedFrame: Bool { element.bool("fixedFrame", default: false) }

    /// The subviews, back to front, regardless of size-class variations.
    public var subviews: [ViewElement] { element.members(of: "subviews").map(ViewElement.init) }

    /// The constraints that the view holds, regardless of size-class variations.
    public var constraints: [ConstraintElement] {
        element.members(of: "constraints").filter { $0.isNamed("constraint") }.map {
            ConstraintElement(element: $0, ownerID: id)
        }
    }

    /// The layout guides: safe area, keyboard, a scroll view's content and frame, and custom ones.
    public var layoutGuides: [LayoutGuideElement] {
        element.children.filter { LayoutGuideElement.isKind($0.name) }.map(LayoutGuideElement.init)
            + element.members(of: "layoutGuides").map(LayoutGuideElement.init)
    }

    /// The view's size-class variations in document order.
    public var variations: [Variation] { element.variations }

    /// The layout margins; nil for the class's default.
    public var layoutMargins: Insets? { element.insets(key: "layoutMargins") }

    /// The directional layout margins; nil for the class's default.
    public var directionalLayoutMargins: Insets? { element.insets(key: "directionalLayoutMargins") }

    /// Accessibility information; nil when none is given.
    public var accessibility: Accessibility? { element.child(named: "accessibility").map(Accessibility.init) }

    /// The intrinsic size that the canvas assumes for a view without one; nil in a direction where it is absent.
    public var placeholderIntrinsicSize: (width: Double?, height: Double?) {
        (element.length("placeholderIntrinsicWidth"), element.length("placeholderIntrinsicHeight"))
    }

    /// The opacity.
    public var alpha: Double { min(max(element.double("alpha", default: 1), 0), 1) }

    /// Whether the view is hidden.
    public var isHidden: Bool { element.bool("hidden", default: false) }

    /// The tag by which code finds the view.
    public var tag: Int { element.int("tag", default: 0) }

    /// The content mode, as written: `scaleToFill`, `left`…
    public var contentMode: String? { element["contentMode"] }

    /// The identifier for state restoration.
    public var restorationIdentifier: String? { element["restorationIdentifier"] }

    /// The reuse identifier of prototypes of cells and headers.
    public var reuseIdentifier: String? { element["reuseIdentifier"] }

    /// Returns a child view that is the value of a property: `contentView`, `tableHeaderView`…
    public func part(_ key: String) -> ViewElement? {
        element.children.first { $0.attribute("key", equals: key) && !$0.isNamed("nil") }.map(
            ViewElement.init)
    }

    /// Returns a priority of content hugging or compression resistance where it differs from the class's: `name` is
    /// one of `horizontalHuggingPriority`, `verticalHuggingPriority`,
    /// `horizontalCompressionResistancePriority`, `verticalCompressionResistancePriority`.
    public func priority(_ name: String) -> Double? { element.double(name).map { min(max($0, 0), 1_000) } }
}
