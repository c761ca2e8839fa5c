/// A view of any kind. Attributes that every kind has are properties here;
/// other attributes are read from ``ElementFacade/element`` by their names in the file.
public struct ViewElement: ElementFacade {
    /// The view's element; its name determines the class.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// Springs and struts; nil when absent, which differs from none.
    public var autoresizingMask: AutoresizingMask? {
        element.child(named: "autoresizingMask").map(AutoresizingMask.init)
    }

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

    /// Accessibility information; nil when none is given.
    public var accessibility: Accessibility? { element.child(named: "accessibility").map(Accessibility.init) }
}
