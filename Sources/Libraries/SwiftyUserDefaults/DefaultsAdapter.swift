import Foundation

/// The app's stored values, by its keys.
public nonisolated(unsafe) var Defaults = DefaultsAdapter<DefaultsKeys>(
    defaults: .standard, keyStore: .init())

/// Values that have keys.
public protocol DefaultsProviding {
    associatedtype KeyStore: DefaultsKeyStore

    subscript<T: DefaultsSerializable>(key key: DefaultsKey<T>) -> T.T where T.T == T { get nonmutating set }
    subscript<T: DefaultsSerializable>(keyPath: KeyPath<KeyStore, DefaultsKey<T>>) -> T.T where T.T == T {
        get nonmutating set
    }
}

/// The values of stored defaults, by the keys of a type.
@dynamicMemberLookup
public struct DefaultsAdapter<KeyStore: DefaultsKeyStore>: DefaultsProviding {
    public let defaults: UserDefaults
    public let keyStore: KeyStore

    public init(defaults: UserDefaults, keyStore: KeyStore) {
        (self.defaults, self.keyStore) = (defaults, keyStore)
    }

    // MARK: Values

    public subscript<T: DefaultsSerializable>(key key: DefaultsKey<T>) -> T.T where T.T == T {
        get { defaults[key] }
        nonmutating set { defaults[key] = newValue }
    }

    /// The value of a key that is a static property of `DefaultsKeys`, as before version 5.
    public subscript<T: DefaultsSerializable>(key: DefaultsKey<T>) -> T.T where T.T == T {
        get { defaults[key] }
        nonmutating set { defaults[key] = newValue }
    }

    public subscript<T: DefaultsSerializable>(keyPath: KeyPath<KeyStore, DefaultsKey<T>>) -> T.T
    where T.T == T {
        get { defaults[keyStore[keyPath: keyPath]] }
        nonmutating set { defaults[keyStore[keyPath: keyPath]] = newValue }
    }

    public subscript<T: DefaultsSerializable>(dynamicMember keyPath: KeyPath<KeyStore, DefaultsKey<T>>) -> T.T
    where T.T == T {
        get { self[keyPath] }
        nonmutating set { self[keyPath] = newValue }
    }

    // MARK: Keys

    public func hasKey<T: DefaultsSerializable>(_ key: DefaultsKey<T>) -> Bool { defaults.hasKey(key) }

    public func hasKey<T: DefaultsSerializable>(_ keyPath: KeyPath<KeyStore, DefaultsKey<T>>) -> Bool {
        defaults.hasKey(keyStore[keyPath: keyPath])
    }

    public func remove<T: DefaultsSerializable>(_ key: DefaultsKey<T>) { defaults.remove(key) }

    public func remove<T: DefaultsSerializable>(_ keyPath: KeyPath<KeyStore, DefaultsKey<T>>) {
        defaults.remove(keyStore[keyPath: keyPath])
    }

    public func removeAll() { defaults.removeAll() }
}

// Before version 5 `Defaults` was an object of UserDefaults.
extension DefaultsAdapter {
    public func hasKey(_ key: String) -> Bool { defaults.hasKey(key) }
    public func remove(_ key: String) { defaults.remove(key) }
    public func set(_ value: Any?, forKey key: String) { defaults.store(value, forKey: key) }
    public func set(_ value: URL?, forKey key: String) {
        DefaultsUrlBridge().save(key: key, value: value, userDefaults: defaults)
    }
    public func object(forKey key: String) -> Any? { defaults.object(forKey: key) }
    public func string(forKey key: String) -> String? { defaults.string(forKey: key) }
    public func array(forKey key: String) -> [Any]? { defaults.array(forKey: key) }
    public func dictionary(forKey key: String) -> [String: Any]? { defaults.dictionary(forKey: key) }
    public func data(forKey key: String) -> Data? { defaults.data(forKey: key) }
    public func stringArray(forKey key: String) -> [String]? { defaults.stringArray(forKey: key) }
    public func integer(forKey key: String) -> Int { defaults.integer(forKey: key) }
    public func float(forKey key: String) -> Float { defaults.float(forKey: key) }
    public func double(forKey key: String) -> Double { defaults.double(forKey: key) }
    public func bool(forKey key: String) -> Bool { defaults.bool(forKey: key) }
    public func url(forKey key: String) -> URL? { defaults.url(forKey: key) }
    public func removeObject(forKey key: String) { defaults.removeObject(forKey: key) }
    public func register(defaults values: [String: Any]) { defaults.register(defaults: values) }
    public func dictionaryRepresentation() -> [String: Any] { defaults.dictionaryRepresentation() }
    @discardableResult public func synchronize() -> Bool { defaults.synchronize() }
}
