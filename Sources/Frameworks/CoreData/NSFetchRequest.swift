import Foundation
import UIKit

/// A request to a persistent store.
open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }

    /// Executes the request in a context; the result of a fetch is the objects, or their number.
    func result(in context: NSManagedObjectContext) throws -> Any { try context.execute(self) }
}

/// The criteria and the order of fetched objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entity: NSEntityDescription?
    private var name: String?
    open var entityName: String? { entity?.name ?? name }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = []
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    public override init() {}

    public convenience init(entityName: String) {
        self.init()
        name = entityName
    }

    /// Fetches in the context whose block runs.
    open func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.current else { throw CocoaError(.featureUnsupported) }
        return try context.fetch(self)
    }

    override func result(in context: NSManagedObjectContext) throws -> Any {
        resultType == .countResultType ? [try context.count(for: self)] : try context.fetch(self)
    }
}

/// The type of the results of a fetch.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSPersistentStoreResult: NSObject {}

/// The type of the result of a batch delete.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Deletes objects in the store, without changing contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        self.init(fetchRequest: NSFetchRequest(entityName: objects.first?.entity.name ?? ""))
        fetchRequest.predicate = NSPredicate { object, _ in
            (object as? NSManagedObject).map { objects.contains($0.objectID) } ?? false
        }
    }
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        result =
            switch type {
            case .resultTypeStatusOnly: true
            case .resultTypeObjectIDs: ids
            case .resultTypeCount: ids.count
            }
    }
}

/// A fetch whose result is handed over when it is there; here at once.
open class NSAsynchronousFetchRequest<ResultType: NSFetchRequestResult>: NSPersistentStoreRequest,
    AsynchronousFetch
{
    public typealias Completion = (NSAsynchronousFetchResult<ResultType>) -> Void

    public let fetchRequest: NSFetchRequest<ResultType>
    public let completionBlock: Completion?
    open var estimatedResultCount = 0

    public init(fetchRequest request: NSFetchRequest<ResultType>, completionBlock blk: Completion?) {
        (fetchRequest, completionBlock) = (request, blk)
    }

    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, finalResult: try context.fetch(fetchRequest))
        if let completionBlock { Inert.later { completionBlock(result) } }
        return result
    }
}

/// The result of a fetch.
open class NSAsynchronousFetchResult<ResultType: NSFetchRequestResult>: NSPersistentStoreResult {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    public let finalResult: [ResultType]?

    init(_ request: NSAsynchronousFetchRequest<ResultType>, finalResult: [ResultType]) {
        (fetchRequest, self.finalResult) = (request, finalResult)
    }
}

/// An asynchronous fetch of any results.
protocol AsynchronousFetch {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
