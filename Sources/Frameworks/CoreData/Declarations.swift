// Written by Scripts/frameworks from CoreData.api. Names and signatures are those of Apple's public
// documentation (developer.apple.com/documentation/coredata).

@_exported public import Foundation
@_exported public import UIKit
internal import FrameworkSupport

public typealias NSPersistentStoreType = String

public let NSSQLiteStoreType: String = "SQLite"

public let NSBinaryStoreType: String = "Binary"

public let NSInMemoryStoreType: String = "InMemory"

public let NSMigratePersistentStoresAutomaticallyOption: String = "NSMigratePersistentStoresAutomaticallyOption"

public let NSInferMappingModelAutomaticallyOption: String = "NSInferMappingModelAutomaticallyOption"

public let NSSQLitePragmasOption: String = "NSSQLitePragmasOption"

public let NSPersistentStoreFileProtectionKey: String = "NSPersistentStoreFileProtectionKey"

public let NSReadOnlyPersistentStoreOption: String = "NSReadOnlyPersistentStoreOption"

public let NSPersistentHistoryTrackingKey: String = "NSPersistentHistoryTrackingKey"

public let NSPersistentHistoryTokenKey: String = "NSPersistentHistoryTokenKey"

public let NSPersistentStoreRemoteChangeNotificationPostOptionKey: String = "NSPersistentStoreRemoteChangeNotificationOptionKey"

public let NSPersistentStoreTimeoutOption: String = "NSPersistentStoreTimeoutOption"

public let NSStoreTypeKey: String = "NSStoreTypeKey"

public let NSStoreUUIDKey: String = "NSStoreUUIDKey"

public let NSSQLiteErrorDomain: String = "NSSQLiteErrorDomain"

public let NSDetailedErrorsKey: String = "NSDetailedErrorsKey"

public let NSAffectedObjectsErrorKey: String = "NSAffectedObjectsErrorKey"

public let NSInsertedObjectsKey: String = "inserted"

public let NSUpdatedObjectsKey: String = "updated"

public let NSDeletedObjectsKey: String = "deleted"

public let NSRefreshedObjectsKey: String = "refreshed"

public let NSInvalidatedObjectsKey: String = "invalidated"

public let NSInvalidatedAllObjectsKey: String = "invalidatedAll"

public let NSManagedObjectContextQueryGenerationKey: String = "queryGeneration"

public let NSInsertedObjectIDsKey: String = "inserted_objectIDs"

public let NSUpdatedObjectIDsKey: String = "updated_objectIDs"

public let NSDeletedObjectIDsKey: String = "deleted_objectIDs"

public let NSManagedObjectValidationError: Int = 1550

public let NSValidationMultipleErrorsError: Int = 1560

public let NSValidationMissingMandatoryPropertyError: Int = 1570

public let NSManagedObjectConstraintMergeError: Int = 133021

public let NSManagedObjectMergeError: Int = 133020

public let NSCoreDataError: Int = 134060

public let NSPersistentStoreSaveError: Int = 134030

public let NSPersistentStoreIncompatibleVersionHashError: Int = 134100

extension Notification.Name {
    public static let NSManagedObjectContextDidSave = Notification.Name(rawValue: "NotificationNameNSManagedObjectContextDidSave")
    public static let NSManagedObjectContextWillSave = Notification.Name(rawValue: "NotificationNameNSManagedObjectContextWillSave")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(rawValue: "NotificationNameNSManagedObjectContextObjectsDidChange")
    public static let NSManagedObjectContextDidSaveObjectIDs = Notification.Name(rawValue: "NotificationNameNSManagedObjectContextDidSaveObjectIDs")
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = Notification.Name(rawValue: "NotificationNameNSManagedObjectContextDidMergeChangesObjectIDs")
    public static let NSPersistentStoreRemoteChange = Notification.Name(rawValue: "NotificationNameNSPersistentStoreRemoteChange")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(rawValue: "NotificationNameNSPersistentStoreCoordinatorStoresDidChange")
    public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(rawValue: "NotificationNameNSPersistentStoreCoordinatorStoresWillChange")
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public var rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    static public var managedObjectResultType: NSFetchRequestResultType { [] }
    static public var managedObjectIDResultType: NSFetchRequestResultType { NSFetchRequestResultType(rawValue: 1) }
    static public var dictionaryResultType: NSFetchRequestResultType { NSFetchRequestResultType(rawValue: 2) }
    static public var countResultType: NSFetchRequestResultType { NSFetchRequestResultType(rawValue: 4) }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1, delete, move, update
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000
}

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType = 0, updatedObjectIDsResultType, updatedObjectsCountResultType
}

public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly = 0, objectIDs, count
}

public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 0)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 1)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 2)
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 3)
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 4)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 5)
}

public protocol NSFetchRequestResult: NSObjectProtocol {
}

open class NSMergePolicy: NSObject {
    public init(merge ty: NSMergePolicyType) { self.mergeType = ty; super.init() }
    open internal(set) var mergeType: NSMergePolicyType
    class open var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
    class open var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
    class open var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
    class open var mergeByPropertyObjectTrump: NSMergePolicy { NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType) }
    class open var mergeByPropertyStoreTrump: NSMergePolicy { NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType) }
}

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
}

public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error  }

public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump  }

public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump  }

public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite  }

public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback  }

open class NSPropertyDescription: NSObject {
    override public init() { super.init() }
    open var name: String = ""
    open var isOptional: Bool = true
    open var isTransient: Bool = false
    open var isIndexed: Bool = false
    open var userInfo: [AnyHashable: Any]? = nil
    open var renamingIdentifier: String? = nil
    open weak var entity: NSEntityDescription!
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType: NSAttributeType = .undefinedAttributeType
    open var attributeValueClassName: String? = nil
    open var defaultValue: Any? = nil
    open var valueTransformerName: String? = nil
    open var allowsExternalBinaryDataStorage: Bool = false
}

open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount: Int = 0
    open var minCount: Int = 0
    open var deleteRule: NSDeleteRule = .nullifyDeleteRule
    open var isOrdered: Bool = false
    open var isToMany: Bool { maxCount != 1 }
}

open class NSExpressionDescription: NSPropertyDescription {
    open var expressionResultType: NSAttributeType = .undefinedAttributeType
}

open class NSFetchedPropertyDescription: NSPropertyDescription {
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? = nil
}

open class NSPersistentStore: NSObject {
    open var type: String { "" }
    open var identifier: String! { nil }
    open var url: URL? = nil
    open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
    open var options: [AnyHashable: Any]? { nil }
    open var isReadOnly: Bool { false }
    open var metadata: [String: Any]! = nil
}

open class NSPersistentStoreDescription: NSObject {
    override public init() { super.init() }
    public init(url: URL) { self.url = url; super.init() }
    open var type: String = "SQLite"
    open var configuration: String? = nil
    open var url: URL? = nil
    open var shouldMigrateStoreAutomatically: Bool = true
    open var shouldInferMappingModelAutomatically: Bool = true
    open var shouldAddStoreAsynchronously: Bool = false
    open var isReadOnly: Bool = false
    open var timeout: TimeInterval = 240
    open internal(set) var options: [String: NSObject] = [:]
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { hasNoEffect("NSPersistentStoreDescription.setValue(_:forPragmaNamed:)") }
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? = nil
}

open class NSPersistentCloudKitContainerOptions: NSObject {
    open internal(set) var containerIdentifier: String
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier; super.init() }
}

open class NSPersistentStoreRequest: NSObject {
    override public init() { super.init() }
    open var affectedStores: [NSPersistentStore]? = nil
}

open class NSPersistentStoreResult: NSObject {
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    open var result: Any? { nil }
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    open var result: Any? { nil }
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    open var result: Any? { nil }
}

open class NSPersistentHistoryToken: NSObject {
}

open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    class open func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { self.init() }
    class open func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { self.init() }
    required override public init() { super.init() }
}

open class NSQueryGenerationToken: NSObject {
    class open var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}

open class NSFetchIndexDescription: NSObject {
    open var name: String { "" }
}

open class NSEntityMigrationPolicy: NSObject {
    override public init() { super.init() }
}

open class NSMappingModel: NSObject {
    class open func inferredMappingModel(forSourceModel source: NSManagedObjectModel, destinationModel destination: NSManagedObjectModel) throws -> NSMappingModel { throw CocoaError(.featureUnsupported) }
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}
