import CoreGraphics
import Foundation
import Synchronization

/// The items of the run.
enum Keychain {
    private struct Content: @unchecked Sendable { var items: [KeychainItem] = [] }

    private static let content = Mutex(Content())
    private static let numbers = Mutex(0)

    static func withItems(_ work: (inout [KeychainItem]) -> OSStatus) -> OSStatus {
        content.withLock { work(&$0.items) }
    }

    /// Returns a number that no other item of the run has.
    static func nextNumber() -> Int {
        numbers.withLock {
            $0 += 1
            return $0
        }
    }

    /// The access group of an app without entitlements: its bundle's identifier.
    static var defaultGroup: String { Bundle.main.bundleIdentifier ?? "app" }
}

/// An item of the keychain.
struct KeychainItem {
    private(set) var attributes: [String: Any]
    private let number = Keychain.nextNumber()

    /// Creates an item by adding the attributes that every item has to those of an app.
    init(_ attributes: [String: Any]) {
        let now = NSDate()
        let common: [String: Any] = [
            "agrp": Keychain.defaultGroup, "sync": NSNumber(value: 0), "pdmn": "ak", "cdat": now, "mdat": now,
            "accc": SecAccessControl(),
        ]
        self.attributes = attributes.merging(common) { given, _ in given }
    }

    var itemClass: String { attributes["class"].map { "\($0)" } ?? "" }

    /// A reference that is valid as long as the item exists.
    var persistentReference: NSData {
        var bytes = Data(itemClass.utf8)
        withUnsafeBytes(of: UInt64(number).bigEndian) { bytes.append(contentsOf: $0) }
        return NSData(data: bytes)
    }

    var value: NSData? {
        (attributes["v_Data"] as? Data).map { NSData(data: $0) } ?? attributes["v_Data"] as? NSData
    }

    mutating func update(_ changes: [String: Any]) {
        attributes.merge(changes) { $1 }
        attributes["mdat"] = NSDate()
    }

    /// Returns whether two items exclude each other in the keychain.
    func hasSameIdentity(as other: KeychainItem) -> Bool {
        itemClass == other.itemClass
            && Self.identity(of: itemClass).allSatisfy {
                Self.isEqual(attributes[$0] ?? "", other.attributes[$0] ?? "")
            }
    }

    /// Returns the attributes that identify the items of a class.
    private static func identity(of itemClass: String) -> [String] {
        let own =
            switch itemClass {
            case "genp": ["acct", "svce"]
            case "inet": ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path"]
            case "cert": ["ctyp", "issr", "slnr"]
            default: ["kcls", "crtr", "atag", "klbl", "type", "bsiz", "esiz"]
            }
        return own + ["agrp", "sync"]
    }

    static func isEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return true }
        return "\(a)" == "\(b)"
    }
}
