import Foundation

/// What proxies of an application's own classes hand on: the stored properties of the class whose values can be compared.
@MainActor
enum StoredAppearance {
    private static var cache: [ObjectIdentifier: [AppearanceProperty]] = [:]

    static func properties(of object: NSObject) -> [AppearanceProperty] {
        let type = Swift.type(of: object)
        if let known = cache[ObjectIdentifier(type)] { return known }
        let own = StoredProperties.properties(of: type).values.filter(\.isVariable)
        let made = own.sorted { $0.name < $1.name }.map(property)
        cache[ObjectIdentifier(type)] = made
        return made
    }

    private static func property(_ stored: StoredProperty) -> AppearanceProperty {
        AppearanceProperty(
            stored.name, get: { (object: NSObject) in StoredValue(stored.name, of: object) },
            set: { object, value in
                if let value = value.value { _ = KeyValueCoding.set(value, forKey: stored.name, of: object) }
            })
    }
}

/// The value of a stored property. Values that cannot be compared count as the same, so that they are not handed on.
private struct StoredValue: Equatable {
    let value: Any?

    init(_ name: String, of object: NSObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        var found: Any?
        while let current = mirror, found == nil {
            found = current.children.first { $0.label == name }?.value
            mirror = current.superclassMirror
        }
        value = found.flatMap(Self.unwrapped)
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
