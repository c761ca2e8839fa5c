public import Foundation
internal import UIKit

/// What is fetched from a context.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String?
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override required init() { super.init() }

    public convenience init(entityName: String) {
        self.init()
        self.entityName = entityName
    }

    open func execute() throws -> [ResultType] { throw CocoaError(.featureUnsupported) }

    /// The name of the entity, however it was given.
    var name: String? { entityName ?? entity?.name }
}

/// A request that fetches objects and gives them to a block.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        completion = blk
    }
}

open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    open internal(set) var finalResult: [ResultType]?
    open internal(set) var operationError: (any Error)?
}

/// A request that deletes what another one fetches.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest<any NSFetchRequestResult>()
        fetchRequest.predicate = NSPredicate { object, _ in
            (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
        }
    }
}

/// A request that changes values of all objects of an entity.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType: NSBatchUpdateRequestResultType = .statusOnlyResultType

    public init(entityName: String) { self.entityName = entityName }
}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
