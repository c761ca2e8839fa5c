import CoreGraphics
import Foundation

// The keychain of a run: in memory, empty when the run starts.

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
    guard let item = query.newItem else { return errSecParam }
    return Keychain.withItems { items in
        guard !items.contains(where: item.hasSameIdentity) else { return errSecDuplicateItem }
        items.append(item)
        result?.pointee = query.result(for: [item])
        return errSecSuccess
    }
}

/// Finds items, and returns the requested values.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
    -> OSStatus
{
    let query = KeychainQuery(query)
    guard query.isComplete else { return errSecParam }
    return Keychain.withItems { items in
        let found = items.filter(query.matches)
        guard !found.isEmpty else { return errSecItemNotFound }
        result?.pointee = query.result(for: found)
        return errSecSuccess
    }
}

/// Updates all items that match.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    let (query, changes) = (KeychainQuery(query), KeychainQuery(attributesToUpdate))
    guard query.isComplete, changes.itemClass == nil else { return errSecParam }
    return Keychain.withItems { items in
        let places = items.indices.filter { query.matches(items[$0]) }
        guard !places.isEmpty else { return errSecItemNotFound }
        var changed = items
        for place in places {
            changed[place].update(changes.attributes)
            let isTaken = changed.indices.contains {
                $0 != place && changed[$0].hasSameIdentity(as: changed[place])
            }
            guard !isTaken else { return errSecDuplicateItem }
        }
        items = changed
        return errSecSuccess
    }
}

/// Deletes all items that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    let query = KeychainQuery(query)
    guard query.isComplete else { return errSecParam }
    return Keychain.withItems { items in
        let count = items.count
        items.removeAll(where: query.matches)
        return items.count < count ? errSecSuccess : errSecItemNotFound
    }
}

/// Returns the message of a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    let texts: [OSStatus: String] = [
        errSecSuccess: "No error.",
        errSecParam: "One or more parameters passed to a function were not valid.",
        errSecDuplicateItem: "The specified item already exists in the keychain.",
        errSecItemNotFound: "The specified item could not be found in the keychain.",
    ]
    return NSString(string: texts[status] ?? "OSStatus \(status)")
}

/// Returns the access control of items with a protection and flags.
public func SecAccessControlCreateWithFlags(
    _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
    SecAccessControl()
}

/// Fills memory with the system's random bytes.
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
