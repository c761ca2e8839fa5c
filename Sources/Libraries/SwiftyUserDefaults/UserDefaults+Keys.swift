import Foundation

extension UserDefaults {
    /// The stored value, otherwise the default value of the key.
    public subscript<T: DefaultsSerializable>(key: DefaultsKey<T>) -> T.T where T.T == T {
        get {
            if let value = T._defaults.get(key: key._key, userDefaults: self) ?? key.defaultValue {
                return value
            }
            fatalError("\(key._key) has neither a value nor a default value")
        }
        set {
            let old = self[key]
            T._defaults.save(key: key._key, value: newValue, userDefaults: self)
            DefaultsChanges.report(old: old, new: newValue, of: key._key, in: self)
        }
    }

    /// Whether a value is stored.
    public func hasKey<T>(_ key: DefaultsKey<T>) -> Bool { contains(key._key) }

    public func hasKey(_ key: String) -> Bool { contains(key) }

    public func remove<T>(_ key: DefaultsKey<T>) { removeObject(forKey: key._key) }

    public func remove(_ key: String) { removeObject(forKey: key) }

    public func removeAll() {
        for key in dictionaryRepresentation().keys { removeObject(forKey: key) }
    }
}
