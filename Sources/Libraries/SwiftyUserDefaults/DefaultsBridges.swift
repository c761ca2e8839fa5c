import Foundation

/// Reads and writes the values of a type.
public protocol DefaultsBridge {
    associatedtype T

    /// Returns the stored value.
    func get(key: String, userDefaults: UserDefaults) -> T?
    /// Stores the value, or removes the stored one.
    func save(key: String, value: T?, userDefaults: UserDefaults)
    /// Returns the value that a stored object is.
    func deserialize(_ object: Any) -> T?
}

extension DefaultsBridge {
    public func save(key: String, value: T?, userDefaults: UserDefaults) {
        userDefaults.store(value, forKey: key)
    }

    public func deserialize(_ object: Any) -> T? { object as? T }
}

extension UserDefaults {
    /// Stores an object of a property list, or removes the stored one.
    func store(_ object: Any?, forKey key: String) {
        if let object { set(object, forKey: key) } else { removeObject(forKey: key) }
    }

    func contains(_ key: String) -> Bool { object(forKey: key) != nil }
}

public struct DefaultsObjectBridge<T>: DefaultsBridge {
    public init() {}
    public func get(key: String, userDefaults: UserDefaults) -> T? { userDefaults.object(forKey: key) as? T }
}

public struct DefaultsArrayBridge<T: Collection>: DefaultsBridge {
    public init() {}
    public func get(key: String, userDefaults: UserDefaults) -> T? { userDefaults.array(forKey: key) as? T }
}

public struct DefaultsStringBridge: DefaultsBridge {
    public init() {}
    public func get(key: String, userDefaults: UserDefaults) -> String? { userDefaults.string(forKey: key) }
}

public struct DefaultsIntBridge: DefaultsBridge {
    public init() {}
    public func get(key: String, userDefaults: UserDefaults) -> Int? {
        userDefaults.contains(key) ? userDefaults.integer(forKey: key) : nil
    }
}

public struct DefaultsDoubleBridge: DefaultsBridge {
    public init() {}
    public func get(key: String, userDefaults: UserDefaults) -> Double? {
        userDefaults.contains(key) ? userDefaults.double(forKey: key) : nil
    }
}

public struct DefaultsBoolBridge: DefaultsBridge {
    public init() {}
    public func get(key: String, userDefaults: UserDefaults) -> Bool? {
        userDefaults.contains(key) ? userDefaults.bool(forKey: key) : nil
    }
}

public struct DefaultsDataBridge: DefaultsBridge {
    public init() {}
    public func get(key: String, userDefaults: UserDefaults) -> Data? { userDefaults.data(forKey: key) }
}

/// Stores texts, since Foundation for Linux does not read the web addresses that it has stored.
public struct DefaultsUrlBridge: DefaultsBridge {
    public init() {}

    public func get(key: String, userDefaults: UserDefaults) -> URL? {
        let stored = userDefaults.string(forKey: key).flatMap { URL(string: $0) }
        return stored?.scheme == nil ? userDefaults.url(forKey: key) : stored
    }

    public func save(key: String, value: URL?, userDefaults: UserDefaults) {
        userDefaults.store(value?.absoluteString, forKey: key)
    }

    public func deserialize(_ object: Any) -> URL? {
        object as? URL ?? (object as? String).flatMap { URL(string: $0) }
    }
}

/// Stores JSON.
public struct DefaultsCodableBridge<T: Codable>: DefaultsBridge {
    public init() {}

    public func get(key: String, userDefaults: UserDefaults) -> T? {
        userDefaults.data(forKey: key).flatMap(deserialize)
    }

    public func save(key: String, value: T?, userDefaults: UserDefaults) {
        userDefaults.store(value.flatMap { try? JSONEncoder().encode($0) }, forKey: key)
    }

    public func deserialize(_ object: Any) -> T? {
        (object as? Data).flatMap { try? JSONDecoder().decode(T.self, from: $0) }
    }
}

/// Stores archives of objects.
public struct DefaultsKeyedArchiverBridge<T>: DefaultsBridge {
    public init() {}

    public func get(key: String, userDefaults: UserDefaults) -> T? {
        userDefaults.data(forKey: key).flatMap(deserialize)
    }

    public func save(key: String, value: T?, userDefaults: UserDefaults) {
        userDefaults.store(value.map { NSKeyedArchiver.archivedData(withRootObject: $0) }, forKey: key)
    }

    public func deserialize(_ object: Any) -> T? {
        (object as? Data).flatMap { NSKeyedUnarchiver.unarchiveObject(with: $0) as? T }
    }
}

public struct DefaultsRawRepresentableBridge<T: RawRepresentable>: DefaultsBridge {
    public init() {}

    public func get(key: String, userDefaults: UserDefaults) -> T? {
        userDefaults.object(forKey: key).flatMap(deserialize)
    }

    public func save(key: String, value: T?, userDefaults: UserDefaults) {
        userDefaults.store(value?.rawValue, forKey: key)
    }

    public func deserialize(_ object: Any) -> T? { (object as? T.RawValue).flatMap(T.init(rawValue:)) }
}

public struct DefaultsRawRepresentableArrayBridge<T: Collection>: DefaultsBridge
where T.Element: RawRepresentable {
    public init() {}

    public func get(key: String, userDefaults: UserDefaults) -> T? {
        userDefaults.array(forKey: key).flatMap(deserialize)
    }

    public func save(key: String, value: T?, userDefaults: UserDefaults) {
        userDefaults.store(value?.map(\.rawValue), forKey: key)
    }

    public func deserialize(_ object: Any) -> T? {
        (object as? [T.Element.RawValue])?.compactMap(T.Element.init(rawValue:)) as? T
    }
}

/// Stores optional values as another bridge stores values.
public struct DefaultsOptionalBridge<Bridge: DefaultsBridge>: DefaultsBridge {
    public typealias T = Bridge.T?
    private let bridge: Bridge

    init(bridge: Bridge) { self.bridge = bridge }

    /// Returns nil rather than an optional without a value if nothing is stored, so that the key's default value is used.
    public func get(key: String, userDefaults: UserDefaults) -> T? {
        bridge.get(key: key, userDefaults: userDefaults).map(Optional.some)
    }

    public func save(key: String, value: T?, userDefaults: UserDefaults) {
        bridge.save(key: key, value: value ?? nil, userDefaults: userDefaults)
    }

    public func deserialize(_ object: Any) -> T? { bridge.deserialize(object).map(Optional.some) }
}
