import Foundation
import UIKit

extension CKRecord {
    /// The name of a type of records.
    public typealias RecordType = String
    /// The name of a field.
    public typealias FieldKey = String

    /// Creates a record of a type.
    public convenience init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID()) {
        self.init(__recordType: recordType, recordID: recordID)
        AddedProperties.set(recordType, of: self, "recordType")
    }

    /// Creates a record of a type in a zone.
    public convenience init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: CKRecord.ID(zoneID: zoneID))
    }

    /// The name of the record's type.
    public var recordType: CKRecord.RecordType { AddedProperties.value(of: self, "recordType") ?? "" }
}

extension CKRecord.ID {
    /// Creates an identifier with a name of its own in a zone.
    public convenience init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
        self.init(recordName: recordName)
        self.zoneID = zoneID
    }
}

extension CKQuery {
    /// Creates a query of records of a type.
    public convenience init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        self.init(__recordType: recordType, predicate: predicate)
        AddedProperties.set(recordType, of: self, "recordType")
    }

    /// The name of the records' type.
    public var recordType: CKRecord.RecordType { AddedProperties.value(of: self, "recordType") ?? "" }
}

extension CKQueryOperation {
    /// The fields to fetch; nil for all.
    public var desiredKeys: [CKRecord.FieldKey]? {
        get { AddedProperties.value(of: self, "desiredKeys") }
        set { AddedProperties.set(newValue, of: self, "desiredKeys") }
    }
    /// The closure for each record, which is not called here.
    public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "recordMatchedBlock") }
        set { AddedProperties.set(newValue, of: self, "recordMatchedBlock") }
    }
    /// The closure for the end of the operation, which is not called here.
    public var queryResultBlock: ((Result<CKQueryOperation.Cursor?, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "queryResultBlock") }
        set { AddedProperties.set(newValue, of: self, "queryResultBlock") }
    }
}

extension CKSubscription {
    /// The name of a subscription.
    public typealias ID = String
}

extension CKQuerySubscription {
    /// Creates a subscription to changes of records of a type.
    public convenience init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options: CKQuerySubscription.Options = []
    ) {
        self.init(
            __recordType: recordType, predicate: predicate, subscriptionID: subscriptionID, options: options)
        AddedProperties.set(recordType, of: self, "recordType")
    }

    /// The name of the records' type.
    public var recordType: CKRecord.RecordType? { AddedProperties.value(of: self, "recordType") }
}
