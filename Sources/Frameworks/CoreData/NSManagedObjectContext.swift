public import Foundation
internal import FrameworkSupport
public import UIKit

/// A context of objects, which are kept in memory. Child contexts and those of one coordinator share the objects, so
/// that what one inserts the others fetch at once.
open class NSManagedObjectContext: NSObject {
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext? {
        didSet { persistentStoreCoordinator = parent?.persistentStoreCoordinator }
    }
    open var name: String?
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var undoManager: UndoManager?
    open var stalenessInterval: TimeInterval = -1
    open var retainsRegisteredObjects = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    private var own: [NSManagedObject] = []
    private var inserted: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

    public convenience init(_ type: ConcurrencyType) {
        self.init(
            concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    // MARK: Objects

    private var objects: [NSManagedObject] {
        get { persistentStoreCoordinator?.objects ?? own }
        set {
            if let persistentStoreCoordinator {
                persistentStoreCoordinator.objects = newValue
            } else {
                own = newValue
            }
        }
    }

    open var registeredObjects: Set<NSManagedObject> { Set(objects) }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(objects.filter { $0.isUpdated && !$0.isInserted }) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty || objects.contains { $0.isUpdated } }

    open func insert(_ object: NSManagedObject) {
        guard !objects.contains(where: { $0 === object }) else { return }
        object.managedObjectContext = self
        object.isInserted = true
        objects.append(object)
        inserted.append(object)
        objectsDidChange()
    }

    open func delete(_ object: NSManagedObject) {
        object.prepareForDeletion()
        object.isDeleted = true
        objects.removeAll { $0 === object }
        if inserted.contains(where: { $0 === object }) {
            inserted.removeAll { $0 === object }
        } else {
            deleted.append(object)
        }
        objectsDidChange()
    }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        objects.first { $0.objectID == objectID }
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(.fileNoSuchFile) }
        return object
    }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func processPendingChanges() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    open func detectConflicts(for object: NSManagedObject) {}
    open func mergeChanges(fromContextDidSave notification: Notification) {}
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    // MARK: Fetching

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        var found = matches(request)
        if let descriptors = request.sortDescriptors {
            found = (NSArray(array: found).sortedArray(using: descriptors)).compactMap {
                $0 as? NSManagedObject
            }
        }
        found = Array(found.dropFirst(max(0, request.fetchOffset)))
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        if request.resultType == .managedObjectIDResultType {
            return found.compactMap { $0.objectID as? T }
        }
        return found.compactMap { $0 as? T }
    }

    private func matches<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        objects.filter { object in
            let isNamed = request.name == nil || object.entity.isNamed(request.name ?? "")
            return isNamed && request.predicate?.evaluate(with: object) != false
        }
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        matches(request).count
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
            matches(request.fetchRequest).forEach(delete)
            return NSBatchDeleteResult()
        }
        if let request = request as? NSBatchUpdateRequest {
            let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetch.predicate = request.predicate
            for object in matches(fetch) {
                for (key, value) in request.propertiesToUpdate ?? [:] {
                    object.setManagedValue(value, forKey: "\(key)")
                }
            }
            return NSBatchUpdateResult()
        }
        hasNoEffect("NSManagedObjectContext.execute(_:)")
        throw CocoaError(.featureUnsupported)
    }

    // MARK: Saving

    open func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        let updated = objects.filter { $0.isUpdated }
        (inserted + updated).forEach { $0.willSave() }
        let changes: [String: Any] = [
            NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
            NSDeletedObjectsKey: Set(deleted),
        ]
        for object in inserted + updated { (object.isInserted, object.isUpdated) = (false, false) }
        let saved = inserted + updated
        (inserted, deleted) = ([], [])
        saved.forEach { $0.didSave() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self, userInfo: changes)
    }

    open func rollback() {
        let removed = inserted
        objects.removeAll { object in removed.contains { $0 === object } }
        objects += deleted
        (inserted, deleted) = ([], [])
    }

    open func reset() { rollback() }
    open func undo() { hasNoEffect("NSManagedObjectContext.undo()") }
    open func redo() { hasNoEffect("NSManagedObjectContext.redo()") }

    /// Reports that objects were inserted, changed or deleted.
    func objectsDidChange() {
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
    }

    // MARK: Queues

    /// Runs the block at once: objects in memory are used from one thread.
    open func perform(_ block: @escaping () -> Void) { later(block) }
    open func performAndWait(_ block: () -> Void) { block() }
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        try block()
    }
}

extension NSEntityDescription {
    /// Whether the entity or one above it is named so.
    func isNamed(_ name: String) -> Bool { self.name == name || superentity?.isNamed(name) == true }
}
