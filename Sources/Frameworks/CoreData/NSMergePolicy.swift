import Foundation

/// The resolution of conflicts of a context's changes with what others have saved.
open class NSMergePolicy: NSObject {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
    open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
    open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
    open class var mergeByPropertyObjectTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    }
    open class var mergeByPropertyStoreTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    }

    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
        try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
    }

    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        guard !list.isEmpty else { return }
        guard mergeType != .errorMergePolicyType else { throw Self.error(NSManagedObjectMergeError, list) }
        for conflict in list { conflict.sourceObject.managedObjectContext?.resolve(conflict, mergeType) }
    }

    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        guard !list.isEmpty else { return }
        guard mergeType != .errorMergePolicyType else {
            throw Self.error(NSManagedObjectConstraintMergeError, list)
        }
        for conflict in list {
            conflict.conflictingObjects.first?.managedObjectContext?.resolve(conflict, mergeType)
        }
    }

    private static func error(_ code: Int, _ conflicts: [Any]) -> any Error {
        CocoaError(
            CocoaError.Code(rawValue: code), userInfo: [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }
}

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType,
        mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

public var NSErrorMergePolicy: NSMergePolicy { .error }
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }

/// An object that two have changed.
open class NSMergeConflict: NSObject {
    open private(set) var sourceObject: NSManagedObject
    open private(set) var newVersionNumber: Int
    open private(set) var oldVersionNumber: Int
    open private(set) var cachedSnapshot: [String: Any]?
    open private(set) var persistedSnapshot: [String: Any]?
    open var objectSnapshot: [String: Any]? { sourceObject.values }

    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int,
        cachedSnapshot cachesnap: [String: Any]?, persistedSnapshot persnap: [String: Any]?
    ) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
    }
}

/// Objects that cannot be there together.
open class NSConstraintConflict: NSObject {
    open private(set) var constraint: [String]
    open private(set) var databaseObject: NSManagedObject?
    open private(set) var databaseSnapshot: [String: Any]?
    open private(set) var conflictingObjects: [NSManagedObject]
    open private(set) var conflictingSnapshots: [[AnyHashable: Any]]
    /// Whether the database's object is in the context because of the conflict alone.
    var isDatabaseObjectNew = false
    open var constraintValues: [String: Any] {
        let values = conflictingObjects.first?.values ?? [:]
        return values.filter { constraint.contains($0.key) }
    }

    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?,
        databaseSnapshot: [AnyHashable: Any]?, conflictingObjects: [NSManagedObject],
        conflictingSnapshots: [Any]
    ) {
        (constraint, self.databaseObject) = (contraint, databaseObject)
        self.databaseSnapshot = databaseSnapshot as? [String: Any]
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
    }
}
