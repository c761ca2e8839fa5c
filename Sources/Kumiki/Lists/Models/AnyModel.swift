/// A model of any type, for lists with rows of several types.
///
/// ```swift
/// let dataSource = ListSource<AnyModel>()
/// dataSource.register(row: UserCell.self, of: User.self) { cell, user in cell.show(user) }
/// dataSource.register(row: AdCell.self, of: Ad.self) { cell, ad in cell.show(ad) }
/// dataSource.apply([AnyModel(user), AnyModel(ad)])
/// ```
///
/// Instead of a type, a protocol may be given: `of: (any Named).self`. Models of different types are never the same, whatever their `id`.
public struct AnyModel: DataSourceModel, CustomStringConvertible {
    /// The model itself.
    public let base: any DataSourceModel
    /// The model's type and `id`.
    public let id: AnyID
    private let isEqual: (any DataSourceModel) -> Bool

    /// Creates a model whose type does not matter.
    public init<Model: DataSourceModel>(_ model: Model) {
        base = model
        id = AnyID(of: model)
        isEqual = { $0 as? Model == model }
    }

    /// Returns the model as one of a type or protocol, or nil for another type.
    public func `as`<Value>(_ type: Value.Type) -> Value? { base as? Value }

    /// Whether both are equal models of one type.
    public static func == (left: AnyModel, right: AnyModel) -> Bool { left.isEqual(right.base) }

    /// The model's own description.
    public var description: String { String(describing: base) }
}
