/// A property of the source that holds the destination.
public struct Outlet: ElementFacade {
    /// The `outlet` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The property's name.
    public var property: String { element["property"] ?? "" }

    /// The id of the destination.
    public var destinationID: String { element["destination"] ?? "" }
}

/// A member of a property of the source that holds an array.
public struct OutletCollection: ElementFacade {
    /// The `outletCollection` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The property's name.
    public var property: String { element["property"] ?? "" }

    /// The id of the destination.
    public var destinationID: String { element["destination"] ?? "" }

    /// Whether members are appended to the property's existing value, as for gesture recognizers.
    public var appends: Bool { element.bool("appends", default: false) }

    /// The class of the array, such as `NSMutableArray`; nil for a plain one.
    public var collectionClass: String? { element["collectionClass"] }
}

/// A message that the source sends to the destination.
public struct Action: ElementFacade {
    /// The `action` element.
    public let element: Element

    /// Creates a typed view of the element.
    public init(_ element: Element) { self.element = element }

    /// The selector, such as `save:`.
    public var selector: String { element["selector"] ?? "" }

    /// The id of the receiver; the first responder placeholder is a nil target.
    public var destinationID: String { element["destination"] ?? "" }

    /// The control event, such as `touchUpInside`; nil for bar items and gesture recognizers, which have
    /// one event only.
    public var eventType: String? { element["eventType"] }
}
