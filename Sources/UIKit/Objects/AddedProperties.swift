import Foundation

/// The properties that extensions add to objects, by name, stored outside of the objects.
public enum AddedProperties {
    /// Returns the value of the property; nil if it is not set.
    public static func value<Value>(of object: AnyObject, _ name: String) -> Value? {
        values[object]?[name] as? Value
    }

    /// Sets the property; nil removes it.
    public static func set<Value>(_ value: Value?, of object: AnyObject, _ name: String) {
        values[object, default: [:]][name] = value
    }

    private static let values = AssociatedValue<[String: Any]>()
}
