import Foundation
import UIKit

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

extension CKFetchRecordsOperation {
    /// The fields to fetch; nil for all.
    public var desiredKeys: [CKRecord.FieldKey]? {
        get { AddedProperties.value(of: self, "desiredKeys") }
        set { AddedProperties.set(newValue, of: self, "desiredKeys") }
    }
    /// The closure for each record, which is not called here.
    public var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "perRecordResultBlock") }
        set { AddedProperties.set(newValue, of: self, "perRecordResultBlock") }
    }
    /// The closure for the end of the operation, which is not called here.
    public var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "fetchRecordsResultBlock") }
        set { AddedProperties.set(newValue, of: self, "fetchRecordsResultBlock") }
    }
}

extension CKModifyRecordsOperation {
    /// Creates an operation that saves and deletes records.
    public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        self.init()
        self.recordsToSave = recordsToSave
        self.recordIDsToDelete = recordIDsToDelete
    }
    /// The closure for each saved record, which is not called here.
    public var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "perRecordSaveBlock") }
        set { AddedProperties.set(newValue, of: self, "perRecordSaveBlock") }
    }
    /// The closure for each deleted record, which is not called here.
    public var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "perRecordDeleteBlock") }
        set { AddedProperties.set(newValue, of: self, "perRecordDeleteBlock") }
    }
    /// The closure for the end of the operation, which is not called here.
    public var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "modifyRecordsResultBlock") }
        set { AddedProperties.set(newValue, of: self, "modifyRecordsResultBlock") }
    }
}

extension CKModifyRecordZonesOperation {
    /// Creates an operation that saves and deletes zones.
    public convenience init(
        recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
    ) {
        self.init()
        self.recordZonesToSave = recordZonesToSave
        self.recordZoneIDsToDelete = recordZoneIDsToDelete
    }
    /// The closure for the end of the operation, which is not called here.
    public var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "modifyRecordZonesResultBlock") }
        set { AddedProperties.set(newValue, of: self, "modifyRecordZonesResultBlock") }
    }
}

extension CKModifySubscriptionsOperation {
    /// Creates an operation that saves and deletes subscriptions.
    public convenience init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) {
        self.init()
        self.subscriptionsToSave = subscriptionsToSave
        self.subscriptionIDsToDelete = subscriptionIDsToDelete
    }
    /// The names of the subscriptions to delete.
    public var subscriptionIDsToDelete: [CKSubscription.ID]? {
        get { AddedProperties.value(of: self, "subscriptionIDsToDelete") }
        set { AddedProperties.set(newValue, of: self, "subscriptionIDsToDelete") }
    }
    /// The closure for the end of the operation, which is not called here.
    public var modifySubscriptionsCompletionBlock:
        (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    {
        get { AddedProperties.value(of: self, "modifySubscriptionsCompletionBlock") }
        set { AddedProperties.set(newValue, of: self, "modifySubscriptionsCompletionBlock") }
    }
    /// The closure for the end of the operation, which is not called here.
    public var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)? {
        get { AddedProperties.value(of: self, "modifySubscriptionsResultBlock") }
        set { AddedProperties.set(newValue, of: self, "modifySubscriptionsResultBlock") }
    }
}

extension CKOperation {
    /// The name of an operation.
    public typealias ID = String

    /// The name of the operation.
    public var operationID: CKOperation.ID {
        if let known: String = AddedProperties.value(of: self, "operationID") { return known }
        let new = UUID().uuidString
        AddedProperties.set(new, of: self, "operationID")
        return new
    }
}

extension CKSubscription {
    /// The name of a subscription.
    public typealias ID = String

    /// The name of the subscription.
    public var subscriptionID: CKSubscription.ID { AddedProperties.value(of: self, "subscriptionID") ?? "" }
}

extension CKNotification {
    /// The name of the subscription that the notification belongs to; no notification arrives here.
    public var subscriptionID: CKSubscription.ID? { nil }
}

extension CKDatabaseSubscription {
    /// Creates a subscription to all changes of a database.
    public convenience init(subscriptionID: CKSubscription.ID) {
        self.init(__subscriptionID: subscriptionID)
        AddedProperties.set(subscriptionID, of: self, "subscriptionID")
    }

    /// The name of the type of records; nil for all.
    public var recordType: CKRecord.RecordType? {
        get { AddedProperties.value(of: self, "recordType") }
        set { AddedProperties.set(newValue, of: self, "recordType") }
    }
}

extension CKRecordZoneSubscription {
    /// Creates a subscription to the changes of a zone.
    public convenience init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
        self.init(__zoneID: zoneID, subscriptionID: subscriptionID)
        AddedProperties.set(subscriptionID, of: self, "subscriptionID")
    }

    /// The name of the type of records; nil for all.
    public var recordType: CKRecord.RecordType? {
        get { AddedProperties.value(of: self, "recordType") }
        set { AddedProperties.set(newValue, of: self, "recordType") }
    }
}

extension CKQuerySubscription {
    /// Creates a subscription to changes of records of a type.
    public convenience init(
        recordType: CKRecord.RecordType, predicate: NSPredicate,
        subscriptionID: CKSubscription.ID = UUID().uuidString, options: CKQuerySubscription.Options = []
    ) {
        self.init()
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        AddedProperties.set(subscriptionID, of: self, "subscriptionID")
    }
}

extension CKError {
    /// The errors of the items of an operation that failed in part.
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }
    /// The record as it was before the server's and the client's changes.
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
    /// The record as the server has it.
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    /// The record as the client wanted to save it.
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    /// The time in seconds after which another attempt may succeed.
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
}

extension CKContainer {
    /// The permissions of an app for the user's account.
    public typealias ApplicationPermissions = CKContainer_Application_Permissions
    /// The user's decision about a permission.
    public typealias ApplicationPermissionStatus = CKContainer_Application_PermissionStatus
}

extension CKShare {
    /// The permission of a participant.
    public typealias ParticipantPermission = CKShare_Participant_Permission
    /// The role of a participant.
    public typealias ParticipantRole = CKShare_Participant_Role
    /// The participant's answer to an invitation.
    public typealias ParticipantAcceptanceStatus = CKShare_Participant_AcceptanceStatus
}
