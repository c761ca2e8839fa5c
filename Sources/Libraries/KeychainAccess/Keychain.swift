import LocalAuthentication
import Security
import UIKit

/// The items of a service or a server, with settings for new items. A setting returns a copy.
public final class Keychain {
    private struct Options {
        var itemClass = ItemClass.genericPassword
        var service = ""
        var accessGroup: String?
        var server: URL?
        var protocolType = ProtocolType.https
        var authenticationType = AuthenticationType.default
        var accessibility = Accessibility.afterFirstUnlock
        var authenticationPolicy: AuthenticationPolicy?
        var isSynchronizable = false
        var label: String?
        var comment: String?
        var authenticationPrompt: String?
        var authenticationUI: AuthenticationUI?
        var authenticationContext: LAContext?
        var attributes: [String: Any] = [:]
    }

    private let options: Options

    private init(_ options: Options) { self.options = options }

    // MARK: Creation

    /// Creates the keychain of the app's identifier.
    public convenience init() { self.init(Self.app, nil) }
    public convenience init(service: String) { self.init(service, nil) }
    public convenience init(accessGroup: String) { self.init(Self.app, accessGroup) }
    public convenience init(service: String, accessGroup: String) { self.init(service, accessGroup) }

    private static var app: String { Bundle.main.bundleIdentifier ?? "" }

    private convenience init(_ service: String, _ accessGroup: String?) {
        var options = Options()
        options.service = service
        options.accessGroup = accessGroup
        self.init(options)
    }

    public convenience init(
        server: URL, protocolType: ProtocolType, accessGroup: String? = nil,
        authenticationType: AuthenticationType = .default
    ) { self.init(server, protocolType, accessGroup, authenticationType) }

    public convenience init(
        server: String, protocolType: ProtocolType, accessGroup: String? = nil,
        authenticationType: AuthenticationType = .default
    ) { self.init(URL(string: server), protocolType, accessGroup, authenticationType) }

    private convenience init(
        _ server: URL?, _ protocolType: ProtocolType, _ accessGroup: String?,
        _ authenticationType: AuthenticationType
    ) {
        var options = Options()
        options.itemClass = .internetPassword
        options.server = server
        options.accessGroup = accessGroup
        options.protocolType = protocolType
        options.authenticationType = authenticationType
        self.init(options)
    }

    // MARK: Settings

    private func with(_ change: (inout Options) -> Void) -> Keychain {
        var changed = options
        change(&changed)
        return Keychain(changed)
    }

    public func accessibility(_ accessibility: Accessibility) -> Keychain {
        with { $0.accessibility = accessibility }
    }
    public func accessibility(_ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy)
        -> Keychain
    {
        with {
            $0.accessibility = accessibility
            $0.authenticationPolicy = authenticationPolicy
        }
    }
    public func synchronizable(_ synchronizable: Bool) -> Keychain {
        with { $0.isSynchronizable = synchronizable }
    }
    public func label(_ label: String) -> Keychain { with { $0.label = label } }
    public func comment(_ comment: String) -> Keychain { with { $0.comment = comment } }
    public func attributes(_ attributes: [String: Any]) -> Keychain { with { $0.attributes = attributes } }
    public func authenticationPrompt(_ authenticationPrompt: String) -> Keychain {
        with { $0.authenticationPrompt = authenticationPrompt }
    }
    public func authenticationUI(_ authenticationUI: AuthenticationUI) -> Keychain {
        with { $0.authenticationUI = authenticationUI }
    }
    public func authenticationContext(_ authenticationContext: LAContext) -> Keychain {
        with { $0.authenticationContext = authenticationContext }
    }

    public var itemClass: ItemClass { options.itemClass }
    public var service: String { options.service }
    public var accessGroup: String? { options.accessGroup }
    public var server: URL? { options.server }
    public var protocolType: ProtocolType { options.protocolType }
    public var authenticationType: AuthenticationType { options.authenticationType }
    public var accessibility: Accessibility { options.accessibility }
    public var authenticationPolicy: AuthenticationPolicy? { options.authenticationPolicy }
    public var synchronizable: Bool { options.isSynchronizable }
    public var label: String? { options.label }
    public var comment: String? { options.comment }
    public var authenticationPrompt: String? { options.authenticationPrompt }
    public var authenticationUI: AuthenticationUI { options.authenticationUI ?? .allow }
    public var authenticationContext: LAContext? { options.authenticationContext }

    // MARK: Reading

    public func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
        try getString(key, ignoringAttributeSynchronizable: ignoringAttributeSynchronizable)
    }

    public func getString(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
        guard
            let data = try getData(key, ignoringAttributeSynchronizable: ignoringAttributeSynchronizable)
        else { return nil }
        guard let text = String(data: data, encoding: .utf8) else { throw Status.conversionError }
        return text
    }

    public func getData(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> Data? {
        var query = query(for: key, ignoringSynchronization: ignoringAttributeSynchronizable)
        query[kSecMatchLimit] = kSecMatchLimitOne
        query[kSecReturnData] = true
        return try found(query).flatMap(Self.data)
    }

    /// Returns what the handler makes of the attributes of an item, which are nil without one.
    public func get<T>(
        _ key: String, ignoringAttributeSynchronizable: Bool = true, handler: (Attributes?) -> T
    ) throws -> T {
        handler(try attributes(of: key, ignoringSynchronization: ignoringAttributeSynchronizable))
    }

    private func attributes(of key: String, ignoringSynchronization: Bool) throws -> Attributes? {
        var query = query(for: key, ignoringSynchronization: ignoringSynchronization)
        query[kSecMatchLimit] = kSecMatchLimitOne
        for wish in [kSecReturnData, kSecReturnAttributes, kSecReturnPersistentRef] { query[wish] = true }
        return (try found(query) as? NSDictionary).map(Attributes.init)
    }

    /// Returns whether there is an item.
    public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool {
        let status = SecItemCopyMatching(query(for: key).dictionary, nil)
        if status == errSecInteractionNotAllowed { return withoutAuthenticationUI }
        if status == errSecItemNotFound { return false }
        guard status == errSecSuccess else { throw Status(status: status) }
        return true
    }

    // MARK: Writing

    public func set(_ value: String, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
        try set(
            Data(value.utf8), key: key, ignoringAttributeSynchronizable: ignoringAttributeSynchronizable)
    }

    /// Changes the item with the key, or adds one.
    public func set(_ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
        let query = query(for: key, ignoringSynchronization: ignoringAttributeSynchronizable)
        var changes = settings
        changes[kSecValueData] = NSData(data: value)
        var status = SecItemUpdate(query.dictionary, changes.dictionary)
        if status == errSecItemNotFound {
            status = SecItemAdd(self.query(for: key).merging(changes).dictionary, nil)
        }
        guard status == errSecSuccess else { throw Status(status: status) }
    }

    public func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws {
        try delete(query(for: key, ignoringSynchronization: ignoringAttributeSynchronizable))
    }

    public func removeAll() throws { try delete(query) }

    private func delete(_ query: Query) throws {
        let status = SecItemDelete(query.dictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else { throw Status(status: status) }
    }

    // MARK: Subscripts, which ignore errors

    public subscript(key: String) -> String? {
        get { try? get(key) }
        set { self[string: key] = newValue }
    }

    public subscript(string key: String) -> String? {
        get { try? get(key) }
        set {
            if let newValue { try? set(newValue, key: key) } else { try? remove(key) }
        }
    }

    public subscript(data key: String) -> Data? {
        get { try? getData(key) }
        set {
            if let newValue { try? set(newValue, key: key) } else { try? remove(key) }
        }
    }

    public subscript(attributes key: String) -> Attributes? {
        try? attributes(of: key, ignoringSynchronization: true)
    }

    // MARK: All items

    public class func allKeys(_ itemClass: ItemClass) -> [(String, String)] {
        items(Query(itemClass)).map { (Self.group(of: $0, itemClass), $0.account ?? "") }
    }

    public func allKeys() -> [String] { Self.items(query).compactMap(\.account) }

    public class func allItems(_ itemClass: ItemClass) -> [[String: Any]] {
        items(Query(itemClass)).map { Self.summary($0, itemClass) }
    }

    public func allItems() -> [[String: Any]] { Self.items(query).map { Self.summary($0, itemClass) } }

    /// Returns the service or server of an item.
    private static func group(of item: Attributes, _ itemClass: ItemClass) -> String {
        (itemClass == .genericPassword ? item.service : item.server) ?? ""
    }

    private static func summary(_ item: Attributes, _ itemClass: ItemClass) -> [String: Any] {
        var summary: [String: Any] = ["class": itemClass.description]
        summary["key"] = item.account
        summary["value"] = item.data.map { String(data: $0, encoding: .utf8) ?? $0 as Any }
        summary["accessGroup"] = item.accessGroup
        summary["accessibility"] = item.accessible.flatMap(Accessibility.init)?.description
        summary["synchronizable"] = item.synchronizable == true ? "true" : "false"
        switch itemClass {
        case .genericPassword: summary["service"] = item.service
        case .internetPassword:
            summary["server"] = item.server
            summary["protocol"] = item.protocol.flatMap(ProtocolType.init)?.description
            summary["authenticationType"] =
                item.authenticationType.flatMap(AuthenticationType.init)?.description
        }
        return summary
    }

    private static func items(_ query: Query) -> [Attributes] {
        var query = query
        query[kSecMatchLimit] = kSecMatchLimitAll
        for wish in [kSecReturnAttributes, kSecReturnData] { query[wish] = true }
        var result: CFTypeRef?
        guard SecItemCopyMatching(query.dictionary, &result) == errSecSuccess else { return [] }
        return (result as? NSArray)?.compactMap { ($0 as? NSDictionary).map(Attributes.init) } ?? []
    }

    // MARK: Queries

    /// A query or a list of changes.
    private struct Query {
        private(set) var values: [String: Any] = [:]

        init(_ values: [CFString: Any] = [:]) {
            for (key, value) in values { self[key] = value }
        }

        /// Creates the query of all items of a class, whether they are synchronized or not.
        init(_ itemClass: ItemClass) {
            self.init([
                kSecClass: itemClass.rawValue, kSecAttrSynchronizable: kSecAttrSynchronizableAny,
            ])
        }

        subscript(key: CFString) -> Any? {
            get { values["\(key)"] }
            set { values["\(key)"] = newValue }
        }

        var dictionary: CFDictionary { NSDictionary(dictionary: values) }

        func merging(_ other: Query) -> Query {
            var merged = self
            merged.values.merge(other.values) { $1 }
            return merged
        }

        mutating func merge(_ other: [String: Any]) { values.merge(other) { $1 } }
    }

    /// The query of all items.
    private var query: Query {
        var query = Query(options.itemClass)
        query[kSecAttrAccessGroup] = options.accessGroup
        switch options.itemClass {
        case .genericPassword: query[kSecAttrService] = options.service
        case .internetPassword:
            query[kSecAttrServer] = options.server?.host
            query[kSecAttrPort] = options.server?.port.map { NSNumber(value: $0) }
            query[kSecAttrProtocol] = options.protocolType.rawValue
            query[kSecAttrAuthenticationType] = options.authenticationType.rawValue
        }
        query[kSecUseOperationPrompt] = options.authenticationPrompt
        query[kSecUseAuthenticationContext] = options.authenticationContext
        switch options.authenticationUI {
        case .allow?: query[kSecUseAuthenticationUI] = kSecUseAuthenticationUIAllow
        case .fail?: query[kSecUseAuthenticationUI] = kSecUseAuthenticationUIFail
        case .skip?: query[kSecUseAuthenticationUI] = kSecUseAuthenticationUISkip
        case nil: break
        }
        return query
    }

    private func query(for key: String, ignoringSynchronization: Bool = true) -> Query {
        var query = query
        query[kSecAttrAccount] = key
        if !ignoringSynchronization {
            query[kSecAttrSynchronizable] = NSNumber(value: options.isSynchronizable)
        }
        return query
    }

    /// The attributes that the settings give an item.
    private var settings: Query {
        var settings = Query([kSecAttrSynchronizable: NSNumber(value: options.isSynchronizable)])
        settings[kSecAttrAccessible] = options.accessibility.rawValue
        settings[kSecAttrLabel] = options.label
        settings[kSecAttrComment] = options.comment
        settings.merge(options.attributes)
        return settings
    }

    /// Returns the result of a query, nil without an item.
    private func found(_ query: Query) throws -> CFTypeRef? {
        var result: CFTypeRef?
        switch SecItemCopyMatching(query.dictionary, &result) {
        case errSecSuccess: return result
        case errSecItemNotFound: return nil
        case let status: throw Status(status: status)
        }
    }

    static func data(_ value: Any?) -> Data? {
        value as? Data ?? (value as? NSData).map { Data(referencing: $0) }
    }

    // MARK: Passwords

    /// Returns a random password in the form of Safari's, `xxx-xxx-xxx-xxx`.
    public class func generatePassword() -> String {
        let characters = "abcdefghkmnopqrstuvwxy" + "ABCDEFGHJKLMNPQRSTUVWXYZ" + "3456789"
        let groups = (0..<4).map { _ in String((0..<3).compactMap { _ in characters.randomElement() }) }
        return groups.joined(separator: "-")
    }
}

extension Keychain: CustomStringConvertible {
    public var description: String { "\(allItems())" }
}
