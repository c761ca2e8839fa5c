import UIKit

/// Returns a request with results of another type, since Objective-C's casts know no type arguments; it is a copy, unless it has
/// that type. Replaces the operator `as!` in adapted sources.
public func |!> <Result>(value: Any?, type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result> {
    guard let request = value |?> type else {
        preconditionFailure("Could not cast \(value ?? "nil") to NSFetchRequest<\(Result.self)>.")
    }
    return request
}

/// Returns a request with results of another type; nil for any other object. Replaces the operator `as?` in adapted
/// sources.
public func |?> <Result>(value: Any?, type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>? {
    guard let value else { return nil }
    if let request = value as? NSFetchRequest<Result> { return request }
    guard let object = value as? any AnyFetchRequest else { return nil }
    return object.copied(as: type)
}

/// Any request, whatever its results.
private protocol AnyFetchRequest: AnyObject {
    func copied<Result>(as type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result>
}

extension NSFetchRequest: AnyFetchRequest {
    /// Returns a request for results of another type with the current settings: Swift's generic classes are not the same.
    fileprivate func copied<Result>(as type: NSFetchRequest<Result>.Type) -> NSFetchRequest<Result> {
        let copy = entityName.map { NSFetchRequest<Result>(entityName: $0) } ?? NSFetchRequest<Result>()
        (copy.entity, copy.affectedStores, copy.resultType) = (entity, affectedStores, resultType)
        (copy.predicate, copy.sortDescriptors, copy.havingPredicate) = (
            predicate, sortDescriptors, havingPredicate
        )
        (copy.fetchLimit, copy.fetchOffset, copy.fetchBatchSize) = (fetchLimit, fetchOffset, fetchBatchSize)
        (copy.includesSubentities, copy.includesPropertyValues) = (
            includesSubentities, includesPropertyValues
        )
        (copy.includesPendingChanges, copy.returnsObjectsAsFaults) = (
            includesPendingChanges, returnsObjectsAsFaults
        )
        (copy.returnsDistinctResults, copy.shouldRefreshRefetchedObjects) = (
            returnsDistinctResults, shouldRefreshRefetchedObjects
        )
        (copy.propertiesToFetch, copy.propertiesToGroupBy) = (propertiesToFetch, propertiesToGroupBy)
        copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
        return copy
    }
}
