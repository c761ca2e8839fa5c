import CoreLocation
import Foundation
import UIKit

/// A set of fields with an identity. Records exist in memory alone: no database accepts them here.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting {
    /// The name of a type of records.
    public typealias RecordType = String
    /// The name of a field.
    public typealias FieldKey = String

    public let recordType: RecordType
    public let recordID: CKRecord.ID
    open private(set) var recordChangeTag: String?
    open private(set) var creatorUserRecordID: CKRecord.ID?
    open private(set) var creationDate: Date?
    open private(set) var lastModifiedUserRecordID: CKRecord.ID?
    open private(set) var modificationDate: Date?
    open internal(set) var share: CKRecord.Reference?
    open var parent: CKRecord.Reference?
    private var fields = RecordValues()
    /// The fields that the server cannot read.
    open private(set) lazy var encryptedValues: any CKRecordKeyValueSetting = EncryptedValues()

    public init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    public convenience init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
    }

    // MARK: Fields

    open func object(forKey key: CKRecord.FieldKey) -> CKRecordValue? { fields.values[key] }
    open func setObject(_ object: CKRecordValue?, forKey key: CKRecord.FieldKey) { fields.set(object, key) }
    open func allKeys() -> [CKRecord.FieldKey] { fields.values.keys.sorted() }
    open func changedKeys() -> [CKRecord.FieldKey] { fields.changed.sorted() }
    /// The words of the fields that a query can find.
    open func allTokens() -> [String] {
        allKeys().compactMap { object(forKey: $0) as? String }.flatMap {
            $0.lowercased().split(separator: " ").map(String.init)
        }
    }
    /// The value of a field by key-value coding.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    /// Sets the value of a field by key-value coding.
    public func setValue(_ value: Any?, forKey key: String) {
        setObject(value as? CKRecordValue, forKey: key)
    }

    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
    open func setParent(_ parentRecordID: CKRecord.ID?) {
        parent = parentRecordID.map { CKRecord.Reference(recordID: $0, action: .none) }
    }

    // MARK: Coding

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"),
            let id = coder.decodeObject(of: CKRecord.ID.self, forKey: "RecordID")
        else { return nil }
        (recordType, recordID) = (type as String, id)
    }

    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }

    /// Encodes the type and the identity, and no fields.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID, forKey: "RecordID")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        (copy.fields, copy.share, copy.parent) = (fields, share, parent)
        return copy
    }
}

/// The encrypted fields of a record.
private final class EncryptedValues: CKRecordKeyValueSetting {
    private var fields = RecordValues()

    func object(forKey key: CKRecord.FieldKey) -> CKRecordValue? { fields.values[key] }
    func setObject(_ object: CKRecordValue?, forKey key: CKRecord.FieldKey) { fields.set(object, key) }
    func allKeys() -> [CKRecord.FieldKey] { fields.values.keys.sorted() }
    func changedKeys() -> [CKRecord.FieldKey] { fields.changed.sorted() }
}

// The classes have their names of Objective-C, since archives contain those of classes at the top level alone.

/// The identity of a record: its name in a zone.
open class CKRecordID: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID

    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
        (self.recordName, self.zoneID) = (recordName, zoneID)
    }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
            let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
        else { return nil }
        (recordName, zoneID) = (name as String, zone)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(recordName as NSString, forKey: "RecordName")
        coder.encode(zoneID, forKey: "ZoneID")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKRecordID else { return false }
        return recordName == other.recordName && zoneID == other.zoneID
    }
    open override var hash: Int { recordName.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A link from a record to another.
open class CKReference: NSObject, NSSecureCoding, NSCopying {
    public let recordID: CKRecord.ID
    public let action: CKRecord.ReferenceAction

    public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
        (self.recordID, self.action) = (recordID, action)
    }

    public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
        self.init(recordID: record.recordID, action: action)
    }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let id = coder.decodeObject(of: CKRecord.ID.self, forKey: "RecordID") else { return nil }
        recordID = id
        action = CKRecord.ReferenceAction(rawValue: UInt(coder.decodeInteger(forKey: "Action"))) ?? .none
    }
    open func encode(with coder: NSCoder) {
        coder.encode(recordID, forKey: "RecordID")
        coder.encode(Int(action.rawValue), forKey: "Action")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CKReference else { return false }
        return recordID == other.recordID && action == other.action
    }
    open override var hash: Int { recordID.hash }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CKRecord {
    /// The identity of a record.
    public typealias ID = CKRecordID
    /// A link from a record to another.
    public typealias Reference = CKReference
    /// The fate of a record whose reference's target is deleted.
    public typealias ReferenceAction = CKRecord_Reference_Action
}

extension CKRecord.Reference {
    /// The fate of a record whose reference's target is deleted.
    public typealias Action = CKRecord.ReferenceAction
}

/// The state of a server up to which changes have been fetched. No server provides one here.
open class CKServerChangeToken: NSObject, NSSecureCoding, NSCopying {
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
