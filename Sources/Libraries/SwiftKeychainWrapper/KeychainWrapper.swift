@_exported import Foundation
import CoreGraphics
import Security
import UIKit

/// The times at which an item can be read.
public enum KeychainItemAccessibility: Sendable {
    case afterFirstUnlock
    case afterFirstUnlockThisDeviceOnly
    case always
    case whenPasscodeSetThisDeviceOnly
    case alwaysThisDeviceOnly
    case whenUnlocked
    case whenUnlockedThisDeviceOnly

    fileprivate var value: String {
        let value =
            switch self {
            case .afterFirstUnlock: kSecAttrAccessibleAfterFirstUnlock
            case .afterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            case .always: kSecAttrAccessibleAlways
            case .whenPasscodeSetThisDeviceOnly: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
            case .alwaysThisDeviceOnly: kSecAttrAccessibleAlwaysThisDeviceOnly
            case .whenUnlocked: kSecAttrAccessibleWhenUnlocked
            case .whenUnlockedThisDeviceOnly: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
            }
        return "\(value)"
    }

    fileprivate static let all: [KeychainItemAccessibility] = [
        .afterFirstUnlock, .afterFirstUnlockThisDeviceOnly, .always, .whenPasscodeSetThisDeviceOnly,
        .alwaysThisDeviceOnly, .whenUnlocked, .whenUnlockedThisDeviceOnly,
    ]
}

/// Stores values in the keychain as user defaults store them.
open class KeychainWrapper {
    /// A key as a constant.
    public struct Key: Hashable, RawRepresentable, ExpressibleByStringLiteral, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    /// The items of the app's identifier.
    public static nonisolated(unsafe) let standard = KeychainWrapper()
    /// The name before version 3.
    @available(*, deprecated, renamed: "standard")
    public static var defaultKeychainWrapper: KeychainWrapper { standard }

    public private(set) var serviceName: String
    public private(set) var accessGroup: String?

    private static var defaultServiceName: String { Bundle.main.bundleIdentifier ?? "SwiftKeychainWrapper" }

    private convenience init() { self.init(serviceName: Self.defaultServiceName) }

    public init(serviceName: String, accessGroup: String? = nil) {
        (self.serviceName, self.accessGroup) = (serviceName, accessGroup)
    }

    // MARK: Keys

    open func hasValue(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        data(forKey: key, withAccessibility: accessibility, isSynchronizable: isSynchronizable) != nil
    }

    open func accessibilityOfKey(_ key: String) -> KeychainItemAccessibility? {
        var query = query(key, nil, false)
        query["\(kSecMatchLimit)"] = kSecMatchLimitOne
        query["\(kSecReturnAttributes)"] = true
        let value = Self.value(kSecAttrAccessible, of: Self.found(query))
        return KeychainItemAccessibility.all.first { $0.value == value }
    }

    /// Returns the keys of all items.
    open func allKeys() -> Set<String> {
        var query = query
        query["\(kSecReturnAttributes)"] = true
        query["\(kSecMatchLimit)"] = kSecMatchLimitAll
        let items = (Self.found(query) as? NSArray)?.compactMap { Self.value(kSecAttrAccount, of: $0) }
        return Set(items ?? [])
    }

    // MARK: Reading

    private func number(_ key: String, _ accessibility: KeychainItemAccessibility?, _ isSynchronizable: Bool)
        -> NSNumber?
    {
        object(forKey: key, withAccessibility: accessibility, isSynchronizable: isSynchronizable) as? NSNumber
    }

    open func integer(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Int? { number(key, accessibility, isSynchronizable)?.intValue }

    open func float(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Float? { number(key, accessibility, isSynchronizable)?.floatValue }

    open func double(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Double? { number(key, accessibility, isSynchronizable)?.doubleValue }

    open func bool(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool? { number(key, accessibility, isSynchronizable)?.boolValue }

    open func string(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> String? {
        data(forKey: key, withAccessibility: accessibility, isSynchronizable: isSynchronizable)
            .flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Returns an object that was stored with keyed archiving.
    open func object(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> NSCoding? {
        guard
            let data = data(
                forKey: key, withAccessibility: accessibility, isSynchronizable: isSynchronizable)
        else { return nil }
        let archiver = try? NSKeyedUnarchiver(forReadingFrom: data)
        archiver?.requiresSecureCoding = false
        return archiver?.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSCoding
    }

    open func data(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Data? {
        var query = query(key, accessibility, isSynchronizable)
        query["\(kSecMatchLimit)"] = kSecMatchLimitOne
        query["\(kSecReturnData)"] = true
        return (Self.found(query) as? NSData).map { Data(referencing: $0) }
    }

    open func dataRef(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Data? {
        var query = query(key, accessibility, isSynchronizable)
        query["\(kSecMatchLimit)"] = kSecMatchLimitOne
        query["\(kSecReturnPersistentRef)"] = true
        return (Self.found(query) as? NSData).map { Data(referencing: $0) }
    }

    // MARK: Writing

    @discardableResult open func set(
        _ value: Int, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        set(
            NSNumber(value: value), forKey: key, withAccessibility: accessibility,
            isSynchronizable: isSynchronizable)
    }

    @discardableResult open func set(
        _ value: Float, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        set(
            NSNumber(value: value), forKey: key, withAccessibility: accessibility,
            isSynchronizable: isSynchronizable)
    }

    @discardableResult open func set(
        _ value: Double, forKey key: String,
        withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        set(
            NSNumber(value: value), forKey: key, withAccessibility: accessibility,
            isSynchronizable: isSynchronizable)
    }

    @discardableResult open func set(
        _ value: Bool, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        set(
            NSNumber(value: value), forKey: key, withAccessibility: accessibility,
            isSynchronizable: isSynchronizable)
    }

    @discardableResult open func set(
        _ value: String, forKey key: String,
        withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        set(
            Data(value.utf8), forKey: key, withAccessibility: accessibility,
            isSynchronizable: isSynchronizable)
    }

    /// Stores an object with keyed archiving.
    @discardableResult open func set(
        _ value: NSCoding, forKey key: String,
        withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        guard
            let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        else { return false }
        return set(data, forKey: key, withAccessibility: accessibility, isSynchronizable: isSynchronizable)
    }

    /// Adds an item, or changes the one with the key.
    @discardableResult open func set(
        _ value: Data, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        var item = query(key, accessibility, isSynchronizable)
        item["\(kSecValueData)"] = NSData(data: value)
        if accessibility == nil {
            item["\(kSecAttrAccessible)"] = KeychainItemAccessibility.whenUnlocked.value
        }
        let status = SecItemAdd(NSDictionary(dictionary: item), nil)
        guard status == errSecDuplicateItem else { return status == errSecSuccess }
        let changes = NSDictionary(dictionary: ["\(kSecValueData)": NSData(data: value)])
        let query = NSDictionary(dictionary: query(key, accessibility, isSynchronizable))
        return SecItemUpdate(query, changes) == errSecSuccess
    }

    @discardableResult open func removeObject(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        let query = NSDictionary(dictionary: query(key, accessibility, isSynchronizable))
        return SecItemDelete(query) == errSecSuccess
    }

    @discardableResult open func removeAllKeys() -> Bool {
        SecItemDelete(NSDictionary(dictionary: query)) == errSecSuccess
    }

    /// Removes the passwords of all services.
    open class func wipeKeychain() {
        for itemClass in [
            kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey,
            kSecClassIdentity,
        ] {
            SecItemDelete(NSDictionary(dictionary: ["\(kSecClass)": itemClass]))
        }
    }

    // MARK: Keys as constants

    open subscript(key: Key) -> String? {
        get { string(forKey: key.rawValue) }
        set {
            if let newValue {
                set(newValue, forKey: key.rawValue)
            } else {
                removeObject(forKey: key.rawValue)
            }
        }
    }
    open subscript(key: Key) -> Bool? {
        get { bool(forKey: key.rawValue) }
        set { store(newValue.map { NSNumber(value: $0) }, key) }
    }
    open subscript(key: Key) -> Int? {
        get { integer(forKey: key.rawValue) }
        set { store(newValue.map { NSNumber(value: $0) }, key) }
    }
    open subscript(key: Key) -> Double? {
        get { double(forKey: key.rawValue) }
        set { store(newValue.map { NSNumber(value: $0) }, key) }
    }
    open subscript(key: Key) -> Data? {
        get { data(forKey: key.rawValue) }
        set {
            if let newValue {
                set(newValue, forKey: key.rawValue)
            } else {
                removeObject(forKey: key.rawValue)
            }
        }
    }

    private func store(_ value: NSNumber?, _ key: Key) {
        if let value { set(value, forKey: key.rawValue) } else { removeObject(forKey: key.rawValue) }
    }

    open func remove(forKey key: Key) { removeObject(forKey: key.rawValue) }

    // MARK: Queries

    /// The query of all items.
    private var query: [String: Any] {
        var query: [String: Any] = [
            "\(kSecClass)": kSecClassGenericPassword, "\(kSecAttrService)": serviceName,
        ]
        query["\(kSecAttrAccessGroup)"] = accessGroup
        return query
    }

    private func query(
        _ key: String, _ accessibility: KeychainItemAccessibility?, _ isSynchronizable: Bool
    ) -> [String: Any] {
        var query = query
        query["\(kSecAttrGeneric)"] = NSData(data: Data(key.utf8))
        query["\(kSecAttrAccount)"] = key
        query["\(kSecAttrSynchronizable)"] = NSNumber(value: isSynchronizable)
        query["\(kSecAttrAccessible)"] = accessibility?.value
        return query
    }

    private static func found(_ query: [String: Any]) -> CFTypeRef? {
        var result: CFTypeRef?
        let status = SecItemCopyMatching(NSDictionary(dictionary: query), &result)
        return status == errSecSuccess ? result : nil
    }

    private static func value(_ key: CFString, of item: Any?) -> String? {
        (item as? NSDictionary)?.first { "\($0.key)" == "\(key)" }.map { "\($0.value)" }
    }
}
