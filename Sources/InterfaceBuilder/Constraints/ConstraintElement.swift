/// A layout constraint: first = multiplier × second + constant, or an inequality of the same form.
public struct ConstraintElement: ElementFacade {
    /// The relation between the two sides.
    public enum Relation: String, Sendable, Hashable {
        /// Both sides are equal.
        case equal
        /// The first side is not greater.
        case lessThanOrEqual
        /// The first side is not smaller.
        case greaterThanOrEqual
    }

    /// The `constraint` element.
    public let element: Element
    /// The id of the view that holds the constraint.
    public let ownerID: String?

    init(element: Element, ownerID: String?) {
        self.element = element
        self.ownerID = ownerID
    }

    /// Creates a typed view of a constraint; its owner is the enclosing view.
    public init(_ element: Element) { self.init(element: element, ownerID: element.parent?.parent?.id) }

    /// The id of the first view or guide; the owner where the document has none.
    public var firstItemID: String? { element["firstItem"] ?? ownerID }

    /// The first attribute; nil for an unknown name.
    public var firstAttribute: LayoutAttribute? {
        element["firstAttribute"].flatMap(LayoutAttribute.init(name:))
    }

    /// The relation between the sides; nil for an unknown name.
    public var relation: Relation? { element["relation"].map { Relation(rawValue: $0) } ?? .equal }

    /// The id of the second view or guide; nil for a constant size. The owner where the document has only
    /// an attribute.
    public var secondItemID: String? {
        element["secondItem"] ?? (element.has("secondAttribute") ? ownerID : nil)
    }

    /// The second attribute; nil where there is no second item, or for an unknown name.
    public var secondAttribute: LayoutAttribute? {
        element["secondAttribute"].flatMap(LayoutAttribute.init(name:))
    }

    /// The multiplier of the second attribute.
    public var multiplier: Double { element["multiplier"].flatMap(Multiplier.value) ?? 1 }

    /// The constant, in points; 0 where it is absent, also with ``isSymbolic``.
    public var constant: Double? { element.length("constant") }

    /// The priority, from 1 to 1000.
    public var priority: Double { min(max(element.double("priority", default: 1_000), 0), 1_000) }

    /// The author's identifier for debugging.
    public var identifier: String? { element["identifier"] }

    /// Whether the constant is the system's standard spacing, whose value is in ``constant``.
    public var isSymbolic: Bool { element.bool("symbolic", default: false) }

    /// The kind of standard spacing, where the document has it: `layoutAnchor`.
    public var symbolType: String? { element["symbolType"] }

    /// Whether the constraint exists in Interface Builder only and is removed at build time.
    public var isPlaceholder: Bool { element.bool("placeholder", default: false) }

    /// Size-class variations of constant and priority.
    public var variations: [Variation] { element.variations }
}
