/// An identifier of any type: that of a section, or of a model in a list of ``AnyModel``.
///
/// ```swift
/// enum Shelf { case friends, others }
///
/// let section = ListSection(id: Shelf.friends, models: [user])
/// let holdsFriends = section.id == AnyID(Shelf.friends)
/// let shelf = section.id.as(Shelf.self)
/// ```
///
/// Identifiers of different types are never equal.
public struct AnyID: Hashable, CustomStringConvertible {
    /// Texts and numbers are the most frequent identifiers, and compared without a look at their type.
    private enum Value {
        case text(String)
        case number(Int)
        case other(any Hashable)
    }

    /// The type of the identifier, or that of the model it belongs to.
    private let scope: ObjectIdentifier
    private let value: Value

    /// Creates an identifier; that of an ``AnyID`` is the same.
    public init<ID: Hashable>(_ id: ID) {
        if let id = id as? AnyID { self = id } else { self.init(id, in: ID.self) }
    }

    /// Creates the identifier of a model, which no model of another type has.
    init<Model: DataSourceModel>(of model: Model) { self.init(model.id, in: Model.self) }

    private init<ID: Hashable, Scope>(_ id: ID, in scope: Scope.Type) {
        self.scope = ObjectIdentifier(scope)
        if ID.self == String.self, let text = id as? String {
            value = .text(text)
        } else if ID.self == Int.self, let number = id as? Int {
            value = .number(number)
        } else {
            value = .other(id)
        }
    }

    /// Returns the identifier as a value of its type, or nil for another type.
    public func `as`<ID>(_ type: ID.Type) -> ID? { base as? ID }

    private var base: any Hashable {
        switch value {
        case .text(let text): text
        case .number(let number): number
        case .other(let id): id
        }
    }

    /// Whether both identifiers are equal values of one type.
    public static func == (left: AnyID, right: AnyID) -> Bool {
        guard left.scope == right.scope else { return false }
        switch (left.value, right.value) {
        case (.text(let left), .text(let right)): return left == right
        case (.number(let left), .number(let right)): return left == right
        case (.other(let left), .other(let right)): return isEqual(left, right)
        default: return false
        }
    }

    private static func isEqual<ID: Hashable>(_ left: ID, _ right: any Hashable) -> Bool {
        right as? ID == left
    }

    /// Hashes the type and the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(scope)
        switch value {
        case .text(let text): hasher.combine(text)
        case .number(let number): hasher.combine(number)
        case .other(let id): id.hash(into: &hasher)
        }
    }

    /// The identifier's own description.
    public var description: String { String(describing: base) }
}
