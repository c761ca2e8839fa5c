/// The optional methods of delegates that UIKit finds by their selectors on iOS, and to which no conformance leads here: a
/// superclass declares it, so that it was compiled with the default, or a method has the selector but other labels in Swift.
///
/// The default of each optional requirement calls them.
@MainActor
enum AddedMethods {
    /// The methods of each class, by the requirements' names with labels.
    private static var tables: [ObjectIdentifier: [String: ActionTable.Invoker]] = [:]

    static func register(_ type: AnyClass, _ requirement: String, _ method: @escaping ActionTable.Invoker) {
        tables[ObjectIdentifier(type), default: [:]][requirement] = method
    }

    /// Returns the result of the object's method; nil if its class has none, or one with another result.
    static func result<Result>(
        _ object: AnyObject, _ arguments: Any?..., requirement: String = #function
    ) -> Result? {
        method(requirement, of: object).flatMap { $0(object, arguments) as? Result }
    }

    /// Calls the object's method; returns whether its class has one.
    @discardableResult
    static func perform(_ object: AnyObject, _ arguments: Any?..., requirement: String = #function) -> Bool {
        guard let method = method(requirement, of: object) else { return false }
        _ = method(object, arguments)
        return true
    }

    private static func method(_ requirement: String, of object: AnyObject) -> ActionTable.Invoker? {
        AdaptedCode.load()
        guard !tables.isEmpty else { return nil }
        return AdaptedClasses.superclasses(of: type(of: object)).lazy
            .compactMap { tables[ObjectIdentifier($0)]?[requirement] }.first
    }
}
