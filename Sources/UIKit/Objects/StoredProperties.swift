import Foundation

/// A stored property of a class.
struct StoredProperty {
    let name: String
    let type: Any.Type
    let offset: Int
    let isStrong: Bool
    let isVariable: Bool
}

/// The result of setting a stored property.
enum StoredPropertyResult {
    case done
    /// There is no such property, or it cannot be set in this way.
    case missing
    /// The property is of another type.
    case mismatch(expected: String)
}

@MainActor
package enum StoredProperties {
    private static var cache: [ObjectIdentifier: [String: StoredProperty]] = [:]

    /// Sets the property to the value if the value is of the property's type. Observers of the property do not run,
    /// unlike with generated setters.
    static func set(_ name: String, of object: AnyObject, to value: Any) -> StoredPropertyResult {
        guard let property = properties(of: Swift.type(of: object))[name], property.isVariable else {
            return .missing
        }
        let address = Unmanaged.passUnretained(object).toOpaque() + property.offset
        let isSet =
            property.isStrong
            ? assign(value, as: property.type, at: address) : assignWeakly(value, to: property, at: address)
        return isSet ? .done : .mismatch(expected: "\(property.type)")
    }

    /// Returns the properties of the class and its ancestors up to UIKit's classes, whose properties must be set with
    /// their observers.
    static func properties(of type: AnyClass) -> [String: StoredProperty] {
        if let known = cache[ObjectIdentifier(type)] { return known }
        var result: [String: StoredProperty] = [:]
        for property in all(of: type, after: frameworkAncestor(of: type)) { result[property.name] = property }
        cache[ObjectIdentifier(type)] = result
        return result
    }

    /// Returns the properties of a class and its ancestors up to one of them, or of a structure, in memory order.
    static func all(of type: Any.Type, after base: AnyClass? = nil) -> [StoredProperty] {
        let type = ReflectedType(type)
        let inherited = base.map { ReflectedType($0).count } ?? 0
        return (min(inherited, type.count)..<type.count).compactMap(type.property(at:))
    }

    /// Returns whether each stored property of a class, or of a structure, holds its value strongly, in the order of
    /// its mirror's children.
    package static func areStrong(in type: Any.Type) -> [Bool] {
        all(of: type, after: (type as? AnyClass).flatMap(_getSuperclass)).map(\.isStrong)
    }

    static func frameworkAncestor(of type: AnyClass) -> AnyClass? {
        var current: AnyClass? = type
        while let candidate = current {
            let name = String(reflecting: candidate)
            if name.hasPrefix("UIKit.") || name.hasPrefix("Foundation.") { return candidate }
            current = _getSuperclass(candidate)
        }
        return nil
    }

    private static func assign<T>(_ value: Any, as type: T.Type, at address: UnsafeMutableRawPointer) -> Bool
    {
        guard let value = value as? T else { return false }
        address.assumingMemoryBound(to: T.self).pointee = value
        return true
    }

    /// Assigns a weak property, which holds one class reference and has the memory layout of `WeakReference`.
    private static func assignWeakly(
        _ value: Any, to property: StoredProperty, at address: UnsafeMutableRawPointer
    ) -> Bool {
        guard let wrapped = (property.type as? any OptionalType.Type)?.wrappedType, wrapped is AnyClass else {
            return false
        }
        guard isInstance(value, of: wrapped) else { return false }
        address.assumingMemoryBound(to: WeakReference.self).pointee.object = value as AnyObject
        return true
    }

    private static func isInstance<T>(_ value: Any, of type: T.Type) -> Bool { value is T }
}

/// A weak reference.
struct WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject? = nil) { self.object = object }
}
