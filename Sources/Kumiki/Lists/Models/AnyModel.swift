/// A model of any type, for lists whose rows are of several.
///
/// ```swift
/// let dataSource = ListSource<AnyModel>()
/// dataSource.register(row: UserCell.self, of: User.self) { cell, user in cell.show(user) }
/// dataSource.register(row: AdCell.self, of: Ad.self) { cell, ad in cell.show(ad) }
/// dataSource.apply([AnyModel(user), AnyModel(ad)])
/// ```
///
/// Models of different types are never the same, whatever their `id` is.
public struct AnyModel: DataSourceModel, Sendable, CustomStringConvertible {
    /// The model itself.
    public let base: any DataSourceModel & Sendable
    /// Which model it is.
    public let id: ID
    private let isEqual: @Sendable (any DataSourceModel) -> Bool

    /// A model whose type shall not matter.
    public init<Model: DataSourceModel & Sendable>(_ model: Model) where Model.ID: Sendable {
        base = model
        id = ID(of: model)
        isEqual = { $0 as? Model == model }
    }

    /// The model as one of a type or protocol, or nil when it is of another.
    public func `as`<Value>(_ type: Value.Type) -> Value? { base as? Value }

    /// Whether both are equal models of one type.
    public static func == (left: AnyModel, right: AnyModel) -> Bool { left.isEqual(right.base) }

    /// The model's own description.
    public var description: String { String(describing: base) }
}

extension AnyModel {
    /// Which model it is: its type and its own `id`.
    public struct ID: Hashable, Sendable {
        private let type: ObjectIdentifier
        private let id: any Hashable & Sendable

        fileprivate init<Model: DataSourceModel>(of model: Model) where Model.ID: Sendable {
            type = ObjectIdentifier(Model.self)
            id = model.id
        }

        /// Whether both are the same `id` of one type.
        public static func == (left: ID, right: ID) -> Bool {
            left.type == right.type && isSame(left.id, right.id)
        }

        /// Takes in the type and the `id`.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            id.hash(into: &hasher)
        }

        private static func isSame<Value: Hashable>(_ left: Value, _ right: any Hashable) -> Bool {
            right as? Value == left
        }
    }
}
