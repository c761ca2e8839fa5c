import CoreGraphics
import Foundation
import Synchronization

// The keychain of a run: in memory, empty at its start.

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecIO: OSStatus = -36
public let errSecOpWr: OSStatus = -49
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecInternalComponent: OSStatus = -2070
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecVerifyFailed: OSStatus = -67808

/// Adds an item.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = KeychainQuery(attributes)
    guard query.itemClass != nil else { return errSecParam }
    return Keychain.withItems { items in
        guard !items.contains(where: query.isSame) else { return errSecDuplicateItem }
        items.append(query.attributes)
        result?.pointee = query.answer(for: [query.attributes])
        return errSecSuccess
    }
}

/// Finds items, and hands over what the query wants of them.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{
    let query = KeychainQuery(query)
    return Keychain.withItems { items in
        let found = items.filter(query.matches)
        guard !found.isEmpty else { return errSecItemNotFound }
        result?.pointee = query.answer(for: found)
        return errSecSuccess
    }
}

/// Changes all items that match.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let (query, changes) = (KeychainQuery(query), KeychainQuery(attributesToUpdate).attributes)
    return Keychain.withItems { items in
        let places = items.indices.filter { query.matches(items[$0]) }
        guard !places.isEmpty else { return errSecItemNotFound }
        for place in places { items[place].merge(changes) { $1 } }
        return errSecSuccess
    }
}

/// Removes all items that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    return Keychain.withItems { items in
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}

/// What a status means.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let texts: [OSStatus: String] = [
        errSecSuccess: "No error.",
        errSecParam: "One or more parameters passed to a function were not valid.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
    ]
    return NSString(string: texts[status] ?? "OSStatus \(status)")
}

/// Fills memory with bytes of the system's generator.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self) }
    return errSecSuccess
}

/// A generator of random bytes.
public final class SecRandomRef: Sendable {}

/// The system's generator.
public let kSecRandomDefault: SecRandomRef? = nil

/// The items.
enum Keychain {
    typealias Item = [String: Any]

    private struct Content: @unchecked Sendable { var items: [Item] = [] }

    private static let content = Mutex(Content())

    static func withItems(_ work: (inout [Item]) -> OSStatus) -> OSStatus {
        content.withLock { work(&$0.items) }
    }
}

/// A dictionary that says what is wanted: attributes of items, and what to return of them.
private struct KeychainQuery {
    let attributes: Keychain.Item
    private let wishes: Keychain.Item

    init(_ dictionary: CFDictionary) {
        var (attributes, wishes) = (Keychain.Item(), Keychain.Item())
        for (key, value) in dictionary {
            let name = (key as? NSString).map { String(describing: $0) } ?? "\(key)"
            if name.hasPrefix("kSecReturn") || name.hasPrefix("kSecMatch") || name.hasPrefix("kSecUse") {
                wishes[name] = value
            } else {
                attributes[name] = value
            }
        }
        (self.attributes, self.wishes) = (attributes, wishes)
    }

    var itemClass: String? { attributes["kSecClass"].map { "\($0)" } }

    /// The attributes that tell items of a class apart.
    private var identity: [String] {
        itemClass == "kSecClassInternetPassword"
            ? [
                "kSecClass", "kSecAttrAccount", "kSecAttrServer", "kSecAttrProtocol", "kSecAttrPort",
                "kSecAttrPath",
            ]
            : ["kSecClass", "kSecAttrAccount", "kSecAttrService", "kSecAttrApplicationTag", "kSecAttrLabel"]
                .filter { itemClass != "kSecClassGenericPassword" || $0 != "kSecAttrLabel" }
    }

    func isSame(_ item: Keychain.Item) -> Bool {
        identity.allSatisfy { Self.isEqual(item[$0], attributes[$0]) }
    }

    func matches(_ item: Keychain.Item) -> Bool {
        let unimportant: Set = [
            "kSecValueData", "kSecAttrAccessible", "kSecAttrSynchronizable", "kSecAttrAccessGroup",
        ]
        return attributes.allSatisfy { unimportant.contains($0.key) || Self.isEqual(item[$0.key], $0.value) }
    }

    private static func isEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return (a == nil) == (b == nil) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
        return "\(a)" == "\(b)"
    }

    private func wants(_ name: String) -> Bool {
        (wishes[name] as? NSNumber)?.boolValue ?? (wishes[name] as? Bool) ?? false
    }

    func answer(for items: [Keychain.Item]) -> CFTypeRef? {
        let answers = items.compactMap(answer)
        guard "\(wishes["kSecMatchLimit"] ?? "")" == "kSecMatchLimitAll" else { return answers.first }
        return NSArray(array: answers)
    }

    private func answer(for item: Keychain.Item) -> CFTypeRef? {
        let data =
            (item["kSecValueData"] as? Data).map { NSData(data: $0) } ?? item["kSecValueData"] as? NSData
        guard wants("kSecReturnAttributes") else { return wants("kSecReturnData") ? data : nil }
        var shown = item.mapValues { $0 as Any }
        if !wants("kSecReturnData") { shown["kSecValueData"] = nil }
        return NSDictionary(dictionary: shown)
    }
}
