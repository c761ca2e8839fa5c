import Foundation

public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension CocoaError {
    /// The object that is invalid.
    public var validationObject: Any? { userInfo[NSValidationObjectErrorKey] }
    /// The property whose value is invalid.
    public var validationKey: String? { userInfo[NSValidationKeyErrorKey] as? String }
    /// The condition that the value does not meet.
    public var validationPredicate: NSPredicate? { userInfo[NSValidationPredicateErrorKey] as? NSPredicate }
    public var validationValue: Any? { userInfo[NSValidationValueErrorKey] }
    public var affectedStores: [AnyObject]? { userInfo[NSAffectedStoresErrorKey] as? [AnyObject] }
    public var affectedObjects: [AnyObject]? { userInfo[NSAffectedObjectsErrorKey] as? [AnyObject] }
    /// The objects that another context has saved meanwhile.
    public var persistentStoreSaveConflicts: [NSMergeConflict]? {
        userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
    }
}
