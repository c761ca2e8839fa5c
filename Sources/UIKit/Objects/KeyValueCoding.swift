import CoreGraphics
import Foundation

/// Sets properties by name, as key-value coding does with an Objective-C runtime: by registered setters, by those of
/// UIKit's classes known here, and last by the stored properties of the class.
@MainActor
package enum KeyValueCoding {
    /// Sets a property of an object; returns whether the object accepted the value.
    package typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

    /// The result of setting a value.
    package enum Outcome: Equatable {
        case done
        /// The object has no such key.
        case undefinedKey
        /// The key is of another type.
        case mismatch(expected: String)
    }

    /// Reads a property of an object.
    package typealias Getter = @MainActor (_ object: AnyObject) -> Any?

    private static var registered: [ObjectIdentifier: [String: Setter]] = [:]
    private static var getters = [ObjectIdentifier(Operation.self): operation]

    /// The keys of an operation, which adapted classes override.
    private static let operation: [String: Getter] = [
        "isReady": { ($0 as? Operation)?.isReady }, "isExecuting": { ($0 as? Operation)?.isExecuting },
        "isFinished": { ($0 as? Operation)?.isFinished },
        "isCancelled": { ($0 as? Operation)?.isCancelled },
    ]

    /// Registers the setter of a class's key. Setters of a subclass precede those of its superclass.
    package static func register(_ type: AnyClass, key: String, setter: @escaping Setter) {
        registered[ObjectIdentifier(type), default: [:]][key] = setter
    }

    /// Registers the getter of a key.
    static func register(_ type: AnyClass, key: String, getter: @escaping Getter) {
        getters[ObjectIdentifier(type), default: [:]][key] = getter
    }

    /// Sets the value at the end of a path such as `layer.cornerRadius`.
    package static func set(_ value: Any?, forKeyPath path: String, of object: AnyObject) -> Outcome {
        guard let end = end(of: path, from: object) else { return .undefinedKey }
        return set(value, forKey: end.key, of: end.object)
    }

    /// Returns the object and the last key of a path; nil if the path is unresolved.
    static func end(of path: String, from object: AnyObject) -> (object: AnyObject, key: String)? {
        var target = object
        let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let last = keys.last, keys.count <= 16 else { return nil }
        for key in keys.dropLast() {
            guard let next = self.object(forKey: key, of: target) else { return nil }
            target = next
        }
        return (target, last)
    }

    /// Returns the value of a key: nil if the object has no such key, and nil in it if the key has no value.
    static func value(forKey key: String, of object: AnyObject) -> Any?? {
        AdaptedClasses.prepare(Swift.type(of: object))
        let known = sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }
            .lazy.compactMap { getters[ObjectIdentifier($0)]?[key] }.first
        // A getter of an optional property may return an optional in its value.
        if let known { return .some(known(object).flatMap(unwrappedValue)) }
        if let storage = object as? any KeyedValueStorage, let value = storage.storedValue(forKey: key) {
            return .some(value)
        }
        if let value = ObservableKeys.value(key, of: object) ?? KnownKeys.object(key, of: object) {
            return .some(value)
        }
        if let value = KnownProperty.value(key, of: object) { return .some(value) }
        guard let child = child(key, of: object) else { return nil }
        return .some(unwrappedValue(child))
    }

    /// Reports with Objective-C's wording that the object has no such key.
    static func reportUndefined(_ key: String, of object: AnyObject) {
        RuntimeDiagnostics.report(
            "[<\(Swift.type(of: object))> valueForUndefinedKey:]: this class is not key value coding-compliant "
                + "for the key \(key).")
    }

    /// Sets the value of a key.
    package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
        if let outcome = setRegistered(value, key, object) { return outcome }
        if let storage = object as? any KeyedValueStorage, storage.setStoredValue(value, forKey: key) {
            return .done
        }
        if let setter = KnownKeys.setter(key, for: object) {
            return setter(object, value) ? .done : .mismatch(expected: "a value of another type")
        }
        if let isOfType = KnownProperty.set(value, key, of: object) {
            return isOfType ? .done : .mismatch(expected: "a value of another type")
        }
        guard let value else { return .undefinedKey }
        switch StoredProperties.set(key, of: object, to: value) {
        case .done: return .done
        case .missing: return .undefinedKey
        case .mismatch(let expected): return setConverted(value, key, object) ?? .mismatch(expected: expected)
        }
    }

    /// Returns the keys that the object's class and its superclasses add to UIKit's, for messages.
    static func ownKeys(of object: AnyObject) -> [String] {
        let known = sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.flatMap {
            Array(registered[ObjectIdentifier($0)]?.keys ?? [:].keys)
        }
        return Set(known).union(StoredProperties.properties(of: Swift.type(of: object)).keys).sorted()
    }

    private static func setRegistered(_ value: Any?, _ key: String, _ object: AnyObject) -> Outcome? {
        AdaptedClasses.prepare(Swift.type(of: object))
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if let setter = registered[ObjectIdentifier(current)]?[key] {
                return setter(object, value) ? .done : .mismatch(expected: "a value of another type")
            }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// Sets a number, which matches properties of any numeric type, as `NSNumber` does in key-value coding.
    private static func setConverted(_ value: Any, _ key: String, _ object: AnyObject) -> Outcome? {
        for form in KeyValue.forms(value) {
            if case .done = StoredProperties.set(key, of: object, to: form) { return .done }
        }
        return nil
    }

    private static func object(forKey key: String, of object: AnyObject) -> AnyObject? {
        if let object = KnownKeys.object(key, of: object) { return object }
        if let part = KnownProperty.value(key, of: object) { return part.flatMap(unwrapped) }
        return child(key, of: object).flatMap(unwrapped)
    }

    /// Returns the value of a stored property; nil if there is none of the name.
    nonisolated static func child(_ key: String, of object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == key }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    private static func unwrappedValue(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrappedValue($0.value) }
    }

    private static func unwrapped(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { unwrapped($0.value) } }
        return mirror.displayStyle == .class ? value as AnyObject : nil
    }
}

/// Readings of a value that is set by name.
enum KeyValue {
    /// Returns the value as the type, converting between numeric types; nil for other types.
    static func converted<T>(_ value: Any?, to type: T.Type) -> T? {
        if let typed = value as? T { return typed }
        return value.flatMap { forms($0).lazy.compactMap { $0 as? T }.first }
    }

    /// Returns a number in all types of properties.
    static func forms(_ value: Any) -> [Any] {
        guard let number = number(value) else { return [] }
        let integer = integer(number)
        return [
            CGFloat(number), number, Float(number), integer, Int32(clamping: integer),
            UInt(clamping: integer),
            number != 0,
        ]
    }

    /// Returns the value as a number; true is 1.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    static func bool(_ value: Any?) -> Bool? { number(value).map { $0 != 0 } }

    static func length(_ value: Any?) -> CGFloat? {
        number(value).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    static func integer(_ value: Double) -> Int {
        Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : value > 0 ? .max : 0)
    }
}
