/// What assistive technology is told about an object.
public struct Accessibility: ElementFacade {
    /// The `accessibility` element.
    public let element: Element

    /// A typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The name that is read out.
    public var label: String? { element.text(key: "label") }

    /// What using the object does.
    public var hint: String? { element.text(key: "hint") }

    /// The current value.
    public var value: String? { element.text(key: "value") }

    /// The identifier for tests; never read out.
    public var identifier: String? { element.text(key: "identifier") }

    /// Whether the object is presented as one element; nil for the class's own.
    public var isElement: Bool? { element.child(named: "bool", key: "isElement")?.bool("value") }

    /// The traits by name, such as `button`; nil for the class's own, empty for none.
    public var traits: [String]? {
        element.child(named: "accessibilityTraits")?.options.filter { $0 != "none" }
    }
}
