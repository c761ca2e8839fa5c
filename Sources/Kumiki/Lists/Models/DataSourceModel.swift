/// A model of a list: its identity, and its equality to what was visible before.
///
/// Identity and equality differ: a user who has moved to another island is the same user, whose row is configured again.
///
/// ```swift
/// extension User: DataSourceModel {}
/// ```
///
/// The compiler writes `==` where the extension is in the file of a structure. Models that are classes are equal when they
/// are the same object, unless the class has an `==` of its own. A list cannot see that such an object has changed. From
/// iOS 17 on, a row observes a model that is `@Observable`, and is configured again when a property that it shows changes;
/// for other classes call ``ListSource/refresh(_:)``.
///
/// A list may know less than the whole model, namely a protocol. In a list of ``AnyModel`` every model that conforms to it
/// can be shown:
///
/// ```swift
/// protocol Named { var name: String { get } }
/// extension User: DataSourceModel, Named {}
/// extension Boat: DataSourceModel, Named {}
/// ```
///
/// ``Adapted`` gives an identity to values that have none.
public protocol DataSourceModel: Identifiable, Equatable {}

extension DataSourceModel where Self: AnyObject {
    /// Whether both are the same object.
    public static func == (left: Self, right: Self) -> Bool { left === right }
}
