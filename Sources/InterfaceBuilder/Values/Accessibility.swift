/// The accessibility information of an object.
public struct Accessibility: ElementFacade {
    /// The `accessibility` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The name that VoiceOver speaks.
    public var label: String? { element.text(key: "label") }

    /// A description of the result of using the object.
    public var hint: String? { element.text(key: "hint") }

    /// The current value.
    public var value: String? { element.text(key: "value") }

    /// The identifier for tests; never spoken.
    public var identifier: String? { element.text(key: "identifier") }

    /// Whether the object is an accessibility element; nil for the class's default.
    public var isElement: Bool? { element.child(named: "bool", key: "isElement")?.bool("value") }

    /// The traits by name, such as `button`; nil for the class's default, empty for none.
    public var traits: [String]? {
        element.child(named: "accessibilityTraits")?.options.filter { $0 != "none" }
    }
}
