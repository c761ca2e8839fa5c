/// A layout constraint: first = multiplier × second + constant, or an inequality of the same form.
public struct ConstraintElement: ElementFacade {
    /// How the two sides compare.
    public enum Relation: String, Sendable, Hashable {
        /// Both sides are the same.
        case equal
        /// The first is not larger.
        case lessThanOrEqual
        /// The first is not smaller.
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

    /// A constraint by its element; its owner is the view around it.
    public init(_ element: Element) { self.init(element: element, ownerID: element.parent?.parent?.id) }

    /// The id of the first view or guide; the owner where none is written.
    public var firstItemID: String? { element["firstItem"] ?? ownerID }

    /// The first attribute; nil for a name that is not known.
    public var firstAttribute: LayoutAttribute? {
        element["firstAttribute"].flatMap(LayoutAttribute.init(name:))
    }

    /// How the sides compare; nil for a name that is not known.
    public var relation: Relation? { element["relation"].map { Relation(rawValue: $0) } ?? .equal }

    /// The id of the second view or guide; nil for a constant size. The owner where only an attribute
    /// is written.
    public var secondItemID: String? {
        element["secondItem"] ?? (element.has("secondAttribute") ? ownerID : nil)
    }

    /// The second attribute; nil where there is no second item, or for a name that is not known.
    public var secondAttribute: LayoutAttribute? {
        element["secondAttribute"].flatMap(LayoutAttribute.init(name:))
    }

    /// The factor for the second attribute.
    public var multiplier: Double { element["multiplier"].flatMap(Multiplier.value) ?? 1 }

    /// The distance, in points; 0 where it is absent, also with ``isSymbolic``.
    public var constant: Double? { element.length("constant") }

    /// The priority, 1…1000.
    public var priority: Double { min(max(element.double("priority", default: 1_000), 0), 1_000) }

    /// The author's identifier for debugging.
    public var identifier: String? { element["identifier"] }

    /// Whether the distance is the system's standard spacing, which ``constant`` gives in numbers.
    public var isSymbolic: Bool { element.bool("symbolic", default: false) }

    /// Which standard spacing is meant where the file says: `layoutAnchor`.
    public var symbolType: String? { element["symbolType"] }

    /// Whether the constraint is for Interface Builder only and left out when the document is built.
    public var isPlaceholder: Bool { element.bool("placeholder", default: false) }

    /// Size-class variations of constant and priority.
    public var variations: [Variation] { element.variations }
}
