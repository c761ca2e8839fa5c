@_exported import Foundation
import Security
import UIKit

/// The times at which an item can be read.
public enum KeychainSwiftAccessOptions: Sendable {
    case accessibleWhenUnlocked
    case accessibleWhenUnlockedThisDeviceOnly
    case accessibleAfterFirstUnlock
    case accessibleAfterFirstUnlockThisDeviceOnly
    case accessibleWhenPasscodeSetThisDeviceOnly

    static var defaultOption: KeychainSwiftAccessOptions { .accessibleWhenUnlocked }

    var value: String {
        let value =
            switch self {
            case .accessibleWhenUnlocked: kSecAttrAccessibleWhenUnlocked
            case .accessibleWhenUnlockedThisDeviceOnly: kSecAttrAccessibleWhenUnlockedThisDeviceOnly
            case .accessibleAfterFirstUnlock: kSecAttrAccessibleAfterFirstUnlock
            case .accessibleAfterFirstUnlockThisDeviceOnly: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
            case .accessibleWhenPasscodeSetThisDeviceOnly: kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly
            }
        return "\(value)"
    }
}

/// Stores texts, Booleans and data in the keychain, each under a key.
open class KeychainSwift {
    /// The status of the last operation.
    open var lastResultCode: OSStatus = noErr
    /// The beginning of every key.
    public private(set) var keyPrefix = ""
    open var accessGroup: String?
    open var synchronizable = false

    public init() {}
    public init(keyPrefix: String) { self.keyPrefix = keyPrefix }

    // MARK: Writing

    @discardableResult
    open func set(_ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil)
        -> Bool
    {
        set(Data(value.utf8), forKey: key, withAccess: access)
    }

    /// Replaces the item with the key.
    @discardableResult
    open func set(_ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil)
        -> Bool
    {
        delete(key)
        var query = query(for: key, isNew: true)
        query["\(kSecValueData)"] = NSData(data: value)
        query["\(kSecAttrAccessible)"] = (access ?? .defaultOption).value
        return succeeds(SecItemAdd(NSDictionary(dictionary: query), nil))
    }

    @discardableResult
    open func set(_ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil)
        -> Bool
    {
        set(Data([value ? 1 : 0]), forKey: key, withAccess: access)
    }

    @discardableResult
    open func delete(_ key: String) -> Bool {
        succeeds(SecItemDelete(NSDictionary(dictionary: query(for: key))))
    }

    /// Deletes all items of the app.
    @discardableResult
    open func clear() -> Bool { succeeds(SecItemDelete(NSDictionary(dictionary: query(for: nil)))) }

    // MARK: Reading

    open func get(_ key: String) -> String? {
        guard let data = getData(key) else { return nil }
        if let text = String(data: data, encoding: .utf8) { return text }
        lastResultCode = -67853  // errSecInvalidEncoding
        return nil
    }

    open func getData(_ key: String, asReference: Bool = false) -> Data? {
        var query = query(for: key)
        query["\(kSecMatchLimit)"] = kSecMatchLimitOne
        query["\(asReference ? kSecReturnPersistentRef : kSecReturnData)"] = true
        return (found(query) as? NSData).map { Data(referencing: $0) }
    }

    open func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }

    /// The keys of all items, with the prefix.
    public var allKeys: [String] {
        var query = query(for: nil)
        query["\(kSecReturnAttributes)"] = true
        query["\(kSecMatchLimit)"] = kSecMatchLimitAll
        return (found(query) as? NSArray)?.compactMap {
            ($0 as? NSDictionary)?.first { "\($0.key)" == "\(kSecAttrAccount)" }.map { "\($0.value)" }
        } ?? []
    }

    // MARK: Queries

    private func query(for key: String?, isNew: Bool = false) -> [String: Any] {
        var query: [String: Any] = ["\(kSecClass)": kSecClassGenericPassword]
        query["\(kSecAttrAccount)"] = key.map { keyPrefix + $0 }
        query["\(kSecAttrAccessGroup)"] = accessGroup
        if synchronizable {
            query["\(kSecAttrSynchronizable)"] = isNew ? NSNumber(value: true) : kSecAttrSynchronizableAny
        }
        return query
    }

    private func found(_ query: [String: Any]) -> CFTypeRef? {
        var result: CFTypeRef?
        return succeeds(SecItemCopyMatching(NSDictionary(dictionary: query), &result)) ? result : nil
    }

    private func succeeds(_ status: OSStatus) -> Bool {
        lastResultCode = status
        return status == noErr
    }
}
