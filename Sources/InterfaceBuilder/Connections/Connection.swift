/// A connection from one object to another.
public enum Connection: Sendable, Hashable {
    /// A property that holds an object.
    case outlet(Outlet)
    /// A property that holds several objects; each connection adds one.
    case outletCollection(OutletCollection)
    /// A message that is sent for an event.
    case action(Action)
    /// A transition to another view controller.
    case segue(Segue)
    /// A connection of an unknown kind.
    case other(Element)

    init(_ element: Element) {
        switch element.name {
        case "outlet": self = .outlet(Outlet(element))
        case "outletCollection": self = .outletCollection(OutletCollection(element))
        case "action": self = .action(Action(element))
        case "segue": self = .segue(Segue(element))
        default: self = .other(element)
        }
    }

    /// The connection's element.
    public var element: Element {
        switch self {
        case .outlet(let outlet): outlet.element
        case .outletCollection(let collection): collection.element
        case .action(let action): action.element
        case .segue(let segue): segue.element
        case .other(let element): element
        }
    }

    /// The id of the destination.
    public var destinationID: String? { element["destination"] }
}

extension Element {
    /// The object's connections of all kinds, in order.
    public var connections: [Connection] { members(of: "connections").map(Connection.init) }

    /// The object's outlets, in order.
    public var outlets: [Outlet] {
        members(of: "connections").filter { $0.isNamed("outlet") }.map(Outlet.init)
    }

    /// The object's actions, in order.
    public var actions: [Action] {
        members(of: "connections").filter { $0.isNamed("action") }.map(Action.init)
    }

    /// The object's segues, in order.
    public var segues: [Segue] {
        members(of: "connections").filter { $0.isNamed("segue") }.map(Segue.init)
    }

    /// The object that the connection belongs to.
    public var connectionSource: Element? {
        guard let list = parent else { return nil }
        return list.isNamed("connections") ? list.parent : list.connectionSource
    }
}
