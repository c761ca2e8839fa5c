/// What a list needs to know of what it shows: which one it is, and whether it looks the same as before.
///
/// Identity and equality are two things: a user with another island is the same user, to be shown anew in place.
///
/// ```swift
/// extension User: DataSourceModel {}
/// ```
///
/// In the file of the type the compiler writes `==`; a class writes its own.
///
/// A list may know less than the whole model. It asks for a protocol, and every model that has what the protocol wants
/// can be shown:
///
/// ```swift
/// protocol Named: DataSourceModel { var name: String { get } }
/// extension User: Named {}
/// extension Boat: Named {}
/// ```
///
/// ``AnyModel`` puts such models into one list; ``Adapted`` gives an identity to models that have none.
///
/// A conformance belongs to no actor (`SendableMetatype`): in a module whose declarations are on the main actor by
/// default, a model is not.
public protocol DataSourceModel: Identifiable, Equatable, SendableMetatype {}
