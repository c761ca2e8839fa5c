import Foundation

/// The properties that extensions add to objects, by name, stored outside of the objects.
public enum AddedProperties {
    /// Returns the value of the property; nil if it is not set.
    public static func value<Value>(of object: AnyObject, _ name: String) -> Value? {
        (Associations.value(of: object, key) as? [String: Any])?[name] as? Value
    }

    /// Sets the property; nil removes it.
    public static func set<Value>(_ value: Value?, of object: AnyObject, _ name: String) {
        var values = Associations.value(of: object, key) as? [String: Any] ?? [:]
        values[name] = value
        Associations.set(values, of: object, key, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The key under which such values are associated with objects: the address of a private object.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(anchor).toOpaque()) }

    private final class Anchor: Sendable {}
    private static let anchor = Anchor()
}
