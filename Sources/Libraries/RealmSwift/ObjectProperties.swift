import Foundation
import UIKit

/// The stored properties of objects, which are found by reflection: those that are declared `@objc dynamic` or that are collections,
/// and those of the wrapper `@Persisted`.
struct ObjectProperties {
    let name: String
    /// The value that the object stores, or its wrapper.
    private let stored: Any

    /// The value without the optional around it.
    var value: Any? {
        if let box = stored as? any StoredBox { return box.boxed }
        return Self.unwrapped((stored as? any AnyPersisted)?.anyValue ?? stored)
    }

    /// Whether key-value coding sets the property, which has no wrapper.
    var isPlain: Bool { !(stored is any AnyPersisted) && !(stored is any StoredBox) }

    /// The type of the value, without the optional around it.
    var type: Any.Type {
        let type = (stored as? any AnyPersisted)?.valueType ?? Swift.type(of: stored)
        return (type as? any AnyOptional.Type)?.wrappedType ?? type
    }

    /// Returns the properties of an object in the order of their declarations, those of superclasses first.
    static func all(of object: ObjectBase) -> [ObjectProperties] {
        var mirrors: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? ObjectBase.Type, !isBase(type) {
            mirrors.append(current)
            mirror = current.superclassMirror
        }
        let ignored = Set(Swift.type(of: object).ignoredProperties())
        return mirrors.reversed().flatMap(\.children).compactMap { child in
            guard let label = child.label, !label.contains("$") else { return nil }
            let isWrapped = child.value is any AnyPersisted
            let name = isWrapped && label.hasPrefix("_") ? String(label.dropFirst()) : label
            return ignored.contains(name) ? nil : ObjectProperties(name: name, stored: child.value)
        }
    }

    private static func isBase(_ type: ObjectBase.Type) -> Bool {
        type == ObjectBase.self || type == Object.self || type == EmbeddedObject.self
    }

    /// Returns a property of an object by its name.
    static func property(_ name: String, of object: ObjectBase) -> ObjectProperties? {
        all(of: object).first { $0.name == name }
    }

    /// Returns the value of a property of an object.
    static func value(_ name: String, of object: ObjectBase) -> Any? { property(name, of: object)?.value }

    /// Returns the name of the property that is declared as the primary key of a class.
    static func persistedKey(of type: ObjectBase.Type) -> String? {
        if let known = keys.withLock({ $0[ObjectIdentifier(type)] }) { return known.isEmpty ? nil : known }
        let found = all(of: type.init()).first { ($0.stored as? any AnyPersisted)?.isPrimaryKey == true }?
            .name
        keys.withLock { $0[ObjectIdentifier(type)] = found ?? "" }
        return found
    }

    private static let keys = Locked<[ObjectIdentifier: String]>([:])

    // MARK: Setting

    /// Sets the property of an object; returns false where key-value coding has to.
    func set(_ value: Any?, of object: ObjectBase) -> Bool {
        let value = value is NSNull ? nil : value
        if let box = stored as? any StoredBox {
            box.setBoxed(value)
            return true
        }
        if let collection = self.value as? any StoredCollection {
            collection.replaceAll(Self.elements(value))
            return true
        }
        let read = Self.read(value, as: type)
        if let wrapper = stored as? any AnyPersisted {
            wrapper.setAny(read)
            return true
        }
        if value == nil, let empty = (Swift.type(of: stored) as? any AnyOptional.Type)?.empty {
            // A value that is not nil, in which the empty optional is.
            object.setValue(.some(empty), forKey: name)
            return true
        }
        // Key-value coding sets what is given to it where it is read already.
        guard let read, let part = read as? ObjectBase, !(value is ObjectBase) else { return false }
        object.setValue(part, forKey: name)
        return true
    }

    /// Sets properties to the values of a dictionary, of an array in the order of the properties, or of another object.
    static func assign(_ value: Any, to object: ObjectBase) {
        switch value {
        case let entries as [String: Any]:
            for (name, value) in entries.sorted(by: { $0.key < $1.key }) {
                object.setValue(value, forKey: name)
            }
        case let other as ObjectBase:
            for property in all(of: other) where !(property.value is any LinkingCollection) {
                object.setValue(
                    (property.value as? any StoredCollection)?.values ?? property.value, forKey: property.name
                )
            }
        case let list as [Any]:
            for (property, value) in zip(all(of: object), list) {
                object.setValue(value, forKey: property.name)
            }
        default: RuntimeDiagnostics.report("RealmSwift: \(Swift.type(of: value)) is no value of an object")
        }
    }

    /// Returns a value as an object of the class, which a dictionary or an array describes; other values as they are.
    static func read(_ value: Any?, as type: Any.Type) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard let type = type as? ObjectBase.Type, !(value is ObjectBase) else { return value }
        let object = type.init()
        assign(value, to: object)
        return object
    }

    private static func elements(_ value: Any?) -> [Any] {
        switch value {
        case let list as any StoredCollection: list.values
        case let list as [Any]: list
        default: []
        }
    }

    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any AnyOptional else { return value }
        return optional.content.flatMap(unwrapped)
    }
}

/// A collection that is a property of an object.
protocol StoredCollection {
    var values: [Any] { get }
    func replaceAll(_ values: [Any])
}

/// An object that stores the value of a property.
protocol StoredBox: AnyObject {
    var boxed: Any? { get }
    func setBoxed(_ value: Any?)
}

/// Objects with a link to the owner.
protocol LinkingCollection: AnyObject {
    func bind(to owner: ObjectBase)
}

protocol AnyOptional {
    static var wrappedType: Any.Type { get }
    static var empty: Any { get }
    var content: Any? { get }
}

extension Optional: AnyOptional {
    static var wrappedType: Any.Type { Wrapped.self }
    static var empty: Any { Self.none as Any }
    var content: Any? { self }
}

/// A value that several threads use.
final class Locked<Value>: @unchecked Sendable {
    private var value: Value
    private let lock = NSRecursiveLock()

    init(_ value: Value) { self.value = value }

    func withLock<T>(_ work: (inout Value) throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try work(&value)
    }
}
