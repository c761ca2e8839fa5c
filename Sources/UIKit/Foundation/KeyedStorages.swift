import Foundation

// Foundation's storages whose keys are those of key-value coding. Their own members are called from any thread.

// Subclasses can redeclare what an extension of the protocol declares.
extension _KeyValueCodingAndObserving where Self: UserDefaults {
    /// Returns the object that is stored under the key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores an object under the key, or removes the stored one.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension UserDefaults: KeyedValueStorage {
    /// The value of the key, which user defaults always have.
    public func storedValue(forKey key: String) -> Any?? { .some(object(forKey: key)) }

    /// Stores the value under the key.
    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        set(value, forKey: key)
        return true
    }
}

extension NSMutableDictionary: KeyedValueStorage {
    /// Stores the value under the key, or removes the stored one.
    public func setValue(_ value: Any?, forKey key: String) {
        if let value { self[key as NSString] = value } else { removeObject(forKey: key as NSString) }
    }

    /// The value of the key, which dictionaries always have.
    public func storedValue(forKey key: String) -> Any?? { .some(object(forKey: key as NSString)) }

    /// Stores the value under the key.
    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        setValue(value, forKey: key)
        return true
    }
}
