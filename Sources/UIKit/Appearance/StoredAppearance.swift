import Foundation

/// The properties that proxies of custom classes apply: the stored properties with equatable values.
@MainActor
enum StoredAppearance {
    private static var cache: [ObjectIdentifier: [AppearanceProperty]] = [:]

    static func properties(of object: NSObject) -> [AppearanceProperty] {
        let type = Swift.type(of: object)
        if let known = cache[ObjectIdentifier(type)] { return known }
        let own = StoredProperties.properties(of: type).values.filter {
            $0.isVariable && $0.isStrong && EmptyValues.exist(for: $0.type)
        }
        let made = own.sorted { $0.name < $1.name }.map(property)
        cache[ObjectIdentifier(type)] = made
        return made
    }

    private static func property(_ stored: StoredProperty) -> AppearanceProperty {
        var property = AppearanceProperty(
            stored.name, get: { (object: NSObject) in StoredValue(stored, of: object) },
            set: { (object: NSObject, value: StoredValue) in
                if let value = value.value { _ = KeyValueCoding.set(value, forKey: stored.name, of: object) }
            })
        property.isApplications = true
        return property
    }
}

/// The value of a stored property. Values that are not equatable count as equal, so that they are not applied.
private struct StoredValue: Equatable {
    let value: Any?

    @MainActor
    init(_ property: StoredProperty, of object: NSObject) {
        value = Self.unwrapped(StoredProperties.value(of: property, in: object))
    }

    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    static func == (first: StoredValue, second: StoredValue) -> Bool {
        guard let a = first.value, let b = second.value else {
            return first.value == nil && second.value == nil
        }
        if let a = a as? any Equatable { return isSame(a, b) }
        guard type(of: a) is AnyClass, type(of: b) is AnyClass else { return true }
        return (a as AnyObject) === (b as AnyObject)
    }

    private static func isSame<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { (b as? Value) == a }
}
