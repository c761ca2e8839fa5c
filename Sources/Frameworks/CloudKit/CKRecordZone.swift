import Foundation
import UIKit

/// A set of records in a database that are changed together.
open class CKRecordZone: NSObject, NSSecureCoding, NSCopying {
    public let zoneID: CKRecordZone.ID
    open var capabilities: CKRecordZone.Capabilities { [] }
    open internal(set) var share: CKRecord.Reference?

    public init(zoneID: CKRecordZone.ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

    /// The zone that every database has.
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID") else { return nil }
        zoneID = id
    }
    open func encode(with coder: NSCoder) { coder.encode(zoneID, forKey: "ZoneID") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The identity of a zone: its name among those of its owner.
open class CKRecordZoneID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String

    /// The name of the default zone.
    public static let defaultZoneName = "_defaultZone"
    /// The identity of the default zone of the current user.
    public static let `default` = CKRecordZoneID(zoneName: defaultZoneName)

    public init(
        zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName
    ) { (self.zoneName, self.ownerName) = (zoneName, ownerName) }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "ZoneName"),
            let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName")
        else { return nil }
        (zoneName, ownerName) = (name as String, owner as String)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(zoneName as NSString, forKey: "ZoneName")
        coder.encode(ownerName as NSString, forKey: "OwnerName")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordZone.ID else { return false }
        return zoneName == other.zoneName && ownerName == other.ownerName
    }
    open override var hash: Int { zoneName.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CKRecordZone {
    /// The identity of a zone.
    public typealias ID = CKRecordZoneID

    /// The abilities of a zone. The zones of a database that is not reachable can do nothing.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Capabilities(rawValue: 1 << 0)
        public static let atomic = Capabilities(rawValue: 1 << 1)
        public static let sharing = Capabilities(rawValue: 1 << 2)
    }
}
