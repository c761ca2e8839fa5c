/// A view, of whatever kind. Attributes that are read the same way for every kind are named here;
/// the rest is read from ``ElementFacade/element`` by its name in the file.
public struct ViewElement: ElementFacade {
    /// The view's element; its name tells the class.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The property of the parent that holds the view (`view`, `contentView`, `titleView`…); nil for
    /// members of `subviews`.
    public var key: String? { element.key }

    /// The frame as it was on the canvas. Newer versions of Xcode leave it out where constraints decide.
    public var frame: Rect? { element.rect(key: "frame") }

    /// Springs and struts; nil when they are not given, which is not the same as none.
    public var autoresizingMask: AutoresizingMask? {
        element.child(named: "autoresizingMask").map(AutoresizingMask.init)
    }

    /// Whether the frame stands for constraints; `NO` is written for views that constraints lay out.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        element.bool("translatesAutoresizingMaskIntoConstraints", default: true)
    }

    /// Whether the author fixed the frame in a document that is laid out by constraints.
    public var fixedFrame: Bool { element.bool("fixedFrame", default: false) }

    /// The views inside, back to front, regardless of size-class variations.
    public var subviews: [ViewElement] { element.members(of: "subviews").map(ViewElement.init) }

    /// The constraints that the view holds, regardless of size-class variations.
    public var constraints: [ConstraintElement] {
        element.members(of: "constraints").filter { $0.isNamed("constraint") }.map {
            ConstraintElement(element: $0, ownerID: id)
        }
    }

    /// The layout guides: safe area, keyboard, a scroll view's content and frame, and free ones.
    public var layoutGuides: [LayoutGuideElement] {
        element.children.filter { LayoutGuideElement.isKind($0.name) }.map(LayoutGuideElement.init)
            + element.members(of: "layoutGuides").map(LayoutGuideElement.init)
    }

    /// The view's size-class variations in document order.
    public var variations: [Variation] { element.variations }

    /// Margins from the edges; nil for the class's own.
    public var layoutMargins: Insets? { element.insets(key: "layoutMargins") }

    /// Margins from the edges by direction of reading; nil for the class's own.
    public var directionalLayoutMargins: Insets? { element.insets(key: "directionalLayoutMargins") }

    /// Accessibility information; nil when none is given.
    public var accessibility: Accessibility? { element.child(named: "accessibility").map(Accessibility.init) }

    /// The size to assume on the canvas for a view that knows none; nil in a direction that is not given.
    public var placeholderIntrinsicSize: (width: Double?, height: Double?) {
        (element.length("placeholderIntrinsicWidth"), element.length("placeholderIntrinsicHeight"))
    }

    /// The opacity.
    public var alpha: Double { min(max(element.double("alpha", default: 1), 0), 1) }

    /// Whether the view is hidden.
    public var isHidden: Bool { element.bool("hidden", default: false) }

    /// The number by which code finds the view.
    public var tag: Int { element.int("tag", default: 0) }

    /// How content is fitted, as written: `scaleToFill`, `left`…
    public var contentMode: String? { element["contentMode"] }

    /// The identifier for state restoration.
    public var restorationIdentifier: String? { element["restorationIdentifier"] }

    /// The identifier that prototypes of cells and headers are dequeued by.
    public var reuseIdentifier: String? { element["reuseIdentifier"] }

    /// A child view that is the value of a property: `contentView`, `tableHeaderView`…
    public func part(_ key: String) -> ViewElement? {
        element.children.first { $0.attribute("key", equals: key) && !$0.isNamed("nil") }.map(
            ViewElement.init)
    }

    /// The priorities for growing and shrinking, where they differ from the class's: attribute `name` is
    /// one of `horizontalHuggingPriority`, `verticalHuggingPriority`,
    /// `horizontalCompressionResistancePriority`, `verticalCompressionResistancePriority`.
    public func priority(_ name: String) -> Double? { element.double(name).map { min(max($0, 0), 1_000) } }
}
