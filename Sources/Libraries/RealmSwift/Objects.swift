@_exported import Foundation
import UIKit

// Objects are stored themselves: each reference to an object of a database is one to the same object, as each accessor of Realm's shows
// the same row.

/// An object that a database can store.
open class ObjectBase: NSObject, KeyedValueStorage {
    /// The store of the object; nil while it is unmanaged.
    var store: Store?
    /// Whether the object was deleted from its database.
    public internal(set) var isInvalidated = false

    public required override init() { super.init() }

    /// Names of properties that are not stored.
    open class func ignoredProperties() -> [String] { [] }
    /// Names of properties with an index, which makes no difference here.
    open class func indexedProperties() -> [String] { [] }
    /// The present names by the former ones.
    open class func propertiesMapping() -> [String: String] { [:] }
    /// Whether the class is part of databases that do not list their classes.
    open class func shouldIncludeInDefaultSchema() -> Bool { true }
    /// The name of the property that identifies objects.
    open class func primaryKey() -> String? { nil }

    /// The database of the object; nil while it is unmanaged.
    public var realm: Realm? { store.map(Realm.init(store:)) }
    /// Whether the object is a copy that does not change, which there is none of here.
    public var isFrozen: Bool { false }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }

    /// The value of the property that identifies the object.
    var key: AnyHashable? { Self.keyName.flatMap { ObjectProperties.value($0, of: self) as? AnyHashable } }

    /// The name of the property that identifies objects: that of `primaryKey()`, or one that is declared so.
    static var keyName: String? { primaryKey() ?? ObjectProperties.persistedKey(of: self) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ObjectBase else { return false }
        if other === self { return true }
        guard type(of: other) == type(of: self), store != nil, let key, let other = other.key else {
            return false
        }
        return key == other
    }

    open override var hash: Int { store == nil ? super.hash : key?.hashValue ?? super.hash }

    open override var description: String {
        let lines = ObjectProperties.all(of: self).map {
            "\t\($0.name) = \($0.value.map { "\($0)" } ?? "(null)");"
        }
        return (["\(type(of: self)) {"] + lines + ["}"]).joined(separator: "\n")
    }

    /// The value of a property by its name.
    public subscript(key: String) -> Any? {
        get { value(forKey: key) }
        set { setValue(newValue, forKey: key) }
    }

    // MARK: Key-value coding

    public func storedValue(forKey key: String) -> Any?? {
        guard let property = ObjectProperties.property(key, of: self) else { return nil }
        return .some((property.value as? any StoredCollection)?.values ?? property.value)
    }

    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        guard let property = ObjectProperties.property(key, of: self) else { return false }
        return property.set(value, of: self)
    }
}

/// An object that belongs to a database by itself.
open class Object: ObjectBase, RealmFetchable, RealmCollectionValue, _PersistableObject {
    public required init() { super.init() }

    /// Creates an object with the values of a dictionary, of an array in the order of the properties, or of another object.
    public convenience init(value: Any) {
        self.init()
        ObjectProperties.assign(value, to: self)
    }

    /// Whether both are the same object of the same database.
    public func isSameObject(as object: Object?) -> Bool { object.map { isEqual($0) } ?? false }

    /// Returns the name of the class.
    open class func className() -> String { String(describing: self) }

    /// Calls the closure when a transaction changes the object or deletes it.
    public func observe<T: ObjectBase>(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken {
        let observer = ObjectObserver(object: self, keys: keyPaths) { block($0.of(T.self)) }
        return NotificationToken(observer, in: store ?? .none)
    }

    /// Calls the closure when a transaction changes one of the properties, or deletes the object.
    public func observe<T: ObjectBase>(
        keyPaths: [PartialKeyPath<T>], on queue: DispatchQueue? = nil,
        _ block: @escaping (ObjectChange<T>) -> Void
    ) -> NotificationToken {
        observe(keyPaths: nil, on: queue, block)
    }
}

/// An object that is part of another one.
open class EmbeddedObject: ObjectBase, RealmCollectionValue, _PersistableObject {
    public required init() { super.init() }

    public convenience init(value: Any) {
        self.init()
        ObjectProperties.assign(value, to: self)
    }
}

public typealias RealmSwiftObject = Object
public typealias RealmSwiftEmbeddedObject = EmbeddedObject

/// A type whose objects a database is queried for.
public protocol RealmFetchable: RealmCollectionValue {}

/// A type of the elements of collections.
public protocol RealmCollectionValue: Hashable {}
