import Foundation
import UIKit

/// A set of objects that are edited together. Saving passes changes to the context's parent, or to the store in memory.
open class NSManagedObjectContext: NSObject, NSLocking {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        didSet { persistentStoreCoordinator?.add(self) }
    }
    open var parent: NSManagedObjectContext? { didSet { parent?.coordinator?.add(self) } }
    open var name: String?
    open var undoManager: UndoManager?
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var retainsRegisteredObjects = false
    open var propagatesDeletesAtEndOfEvent = true
    open var shouldDeleteInaccessibleFaults = true
    open var stalenessInterval: TimeInterval = -1
    open var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()

    open private(set) var insertedObjects: Set<NSManagedObject> = []
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    open var updatedObjects: Set<NSManagedObject> {
        Set(
            registered.values.filter { !$0.changed.isEmpty && !insertedObjects.contains($0) && !$0.isDeleted }
        )
    }
    open var registeredObjects: Set<NSManagedObject> { Set(registered.values) }
    open var hasChanges: Bool {
        !insertedObjects.isEmpty || !deletedObjects.isEmpty || !updatedObjects.isEmpty
    }

    private var registered: [NSManagedObjectID: NSManagedObject] = [:]
    private var isNoting = false
    private(set) var isFetching = false
    private let mutex = NSRecursiveLock()
    /// Locked while a block runs for which its caller waits.
    private let turn = NSRecursiveLock()

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

    public init(_ type: ConcurrencyType) {
        concurrencyType = type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    }

    /// The queue of the context.
    public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }

    public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

    var coordinator: NSPersistentStoreCoordinator? { persistentStoreCoordinator ?? parent?.coordinator }

    // MARK: Work

    open func perform(_ block: @escaping () -> Void) { Inert.later { self.waitAndRun(block) } }

    open func performAndWait(_ block: () -> Void) { waitAndRun(block) }

    /// Runs the block on the current thread, but not while that of another thread runs.
    fileprivate func waitAndRun<T>(_ block: () throws -> T) rethrows -> T {
        turn.lock()
        defer {
            let isPending = isNoting
            turn.unlock()
            if isPending, !Thread.isMainThread { scheduleNotification() }
        }
        return try run(block)
    }

    fileprivate func run<T>(_ block: () throws -> T) rethrows -> T {
        try Self.$current.withValue(self) { try block() }
    }

    /// The context whose block runs, in which requests without a context are executed.
    @TaskLocal static var current: NSManagedObjectContext?

    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
    public func tryLock() -> Bool { mutex.try() }

    // MARK: Objects

    open func insert(_ object: NSManagedObject) {
        object.managedObjectContext = self
        registered[object.objectID] = object
        guard insertedObjects.insert(object).inserted else { return }
        object.awakeFromInsert()
        noteChange(of: object)
    }

    open func delete(_ object: NSManagedObject) {
        guard !object.isDeleted else { return }
        object.prepareForDeletion()
        object.isDeleted = true
        for (key, relationship) in object.entity.relationshipsByName {
            let others = ManagedValue.objects(object.values[key])
            if relationship.deleteRule == .cascadeDeleteRule { others.forEach(delete) }
            if relationship.deleteRule != .denyDeleteRule, relationship.inverse != nil {
                _ = object.setStoredValue(nil, forKey: key)
            }
        }
        if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
        noteChange(of: object)
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered[objectID] }

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registered[objectID] ?? made(objectID, sourceRow(of: objectID) ?? [:])
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let known = registered[objectID] { return known }
        guard let row = sourceRow(of: objectID) else {
            throw CocoaError(CocoaError.Code(rawValue: NSManagedObjectReferentialIntegrityError))
        }
        return made(objectID, row)
    }

    /// Returns the row of an object as the parent has it, which may not have saved its changes, or as the store has it; nil if it is
    /// deleted there.
    private func sourceRow(of id: NSManagedObjectID) -> [String: Any]? {
        guard let parent else { return coordinator?.rows[id] }
        guard let object = parent.registered[id] else { return parent.sourceRow(of: id) }
        return object.isDeleted ? nil : parent.row(of: object)
    }

    /// Returns whether the parent or the store has the object.
    private func isInSource(_ id: NSManagedObjectID) -> Bool {
        guard let parent else { return coordinator?.rows[id] != nil }
        return parent.registered[id].map { !$0.isDeleted } ?? parent.isInSource(id)
    }

    /// The identities of the objects of the store and of all contexts above.
    private var sourceIDs: Set<NSManagedObjectID> {
        guard let parent else { return coordinator.map { Set($0.rows.keys) } ?? [] }
        return parent.sourceIDs.union(parent.registered.keys)
    }

    /// Returns the context's object for a row.
    private func made(_ id: NSManagedObjectID, _ row: [String: Any]) -> NSManagedObject {
        let outer = isFetching
        isFetching = true
        let object = id.entity.type.init(entity: id.entity, insertInto: self)
        isFetching = outer
        object.objectID = id
        object.managedObjectContext = self
        registered[id] = object
        object.values = row.mapValues(resolved)
        note(row, of: object)
        object.awakeFromFetch()
        return object
    }

    private func resolved(_ value: Any) -> Any {
        switch value {
        case let id as NSManagedObjectID: object(with: id)
        case let ids as RowSet:
            ids.isOrdered
                ? NSOrderedSet(array: ids.ids.map(object(with:))) : NSSet(array: ids.ids.map(object(with:)))
        default: value
        }
    }

    private func row(of object: NSManagedObject) -> [String: Any] {
        object.values.mapValues { value in
            if let object = value as? NSManagedObject { return object.objectID }
            guard value is NSSet || value is NSOrderedSet || value is Set<NSManagedObject> else {
                return value
            }
            let objects = ManagedValue.objects(value)
            let isPlain =
                objects.isEmpty && !((value as? NSSet)?.count == 0 || (value as? NSOrderedSet)?.count == 0)
            return isPlain ? value : RowSet(ids: objects.map(\.objectID), isOrdered: value is NSOrderedSet)
        }
    }

    /// Returns the values of a row with this context's objects.
    func resolvedRow(_ row: [String: Any]) -> [String: Any] { row.mapValues(resolved) }

    /// Remembers the row that an object's values are based on.
    private func note(_ row: [String: Any], of object: NSManagedObject) {
        (object.snapshot, object.version) = (row, coordinator?.version(of: object.objectID) ?? 0)
    }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard let row = sourceRow(of: object.objectID) else { return }
        let own = flag ? object.changedValues() : [:]
        object.values = row.mapValues(resolved).merging(own) { $1 }
        note(row, of: object)
        if !flag { object.changed = [] }
    }

    open func refreshAllObjects() { registered.values.forEach { refresh($0, mergeChanges: true) } }

    open func reset() {
        (registered, insertedObjects, deletedObjects) = ([:], [], [])
    }

    open func rollback() {
        for object in insertedObjects { registered[object.objectID] = nil }
        for object in deletedObjects { object.isDeleted = false }
        (insertedObjects, deletedObjects) = ([], [])
        registered.values.forEach { refresh($0, mergeChanges: false) }
    }

    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        objects.forEach { $0.objectID.isTemporaryID = false }
    }
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID,
        triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { shouldDeleteInaccessibleFaults }
    open private(set) var queryGenerationToken: NSQueryGenerationToken?
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
        queryGenerationToken = generation
    }
    open func detectConflicts(for object: NSManagedObject) {}
    open func assign(_ object: Any, to store: NSPersistentStore) {}

    // MARK: Fetching

    open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        let objects = matching(request)
        if request.resultType == .managedObjectIDResultType {
            return objects.compactMap { $0.objectID as? Result }
        }
        if request.resultType == .countResultType {
            return [NSNumber(value: objects.count) as? Result].compactMap { $0 }
        }
        if request.resultType == .dictionaryResultType {
            return FetchedDictionaries(request).rows(of: objects).compactMap { $0 as? Result }
        }
        return objects.compactMap { $0 as? Result }
    }

    open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int { matching(request).count }

    /// Returns the identities of the objects in the store that a request matches. None is registered for it.
    func identifiers(matching request: NSFetchRequest<NSManagedObject>) -> [NSManagedObjectID] {
        let known = registered
        let found = matching(request).map(\.objectID).filter { coordinator?.rows[$0] != nil }
        registered = known
        return found
    }

    private func matching<Result>(_ request: NSFetchRequest<Result>) -> [NSManagedObject] {
        guard
            let entity = request.entity
                ?? request.entityName.map({
                    coordinator?.managedObjectModel.entity(named: $0)
                        ?? NSManagedObjectModel.loaded.entity(named: $0)
                })
        else { return [] }
        for id in sourceIDs where registered[id] == nil && id.entity.isKindOf(entity: entity) {
            if let row = sourceRow(of: id) { _ = made(id, row) }
        }
        var found = registered.values.filter { object in
            let isThere = insertedObjects.contains(object) || isInSource(object.objectID)
            let isWanted =
                request.includesSubentities
                ? object.entity.isKindOf(entity: entity) : object.entity.name == entity.name
            return !object.isDeleted && isThere && isWanted
        }
        // Without a sort order a fetch has that of the rows.
        found.sort { $0.objectID.number < $1.objectID.number }
        if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
        if let order = request.sortDescriptors, !order.isEmpty {
            found =
                (NSArray(array: found).sortedArray(comparator: { first, second in
                    for descriptor in order {
                        let result = descriptor.compare(first, to: second)
                        if result != .orderedSame { return result }
                    }
                    return .orderedSame
                })).compactMap { $0 as? NSManagedObject }
        }
        found = Array(found.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
    }

    /// Executes a request that affects several objects.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? any AsynchronousFetch { return try request.run(in: self) }
        if let insert = request as? NSBatchInsertRequest { return run(insert) }
        if let update = request as? NSBatchUpdateRequest { return run(update) }
        guard let delete = request as? NSBatchDeleteRequest else {
            throw Inert.error("NSManagedObjectContext.execute(_:)")
        }
        let objects = matching(delete.fetchRequest)
        for object in objects {
            coordinator?.rows[object.objectID] = nil
            registered[object.objectID] = nil
        }
        coordinator?.saveFiles([], removed: objects.map(\.objectID))
        return NSBatchDeleteResult(objects.map(\.objectID), delete.resultType)
    }

    // MARK: Changes

    /// Posts a notification of changes, once in a turn of the main queue.
    func noteChange(of object: NSManagedObject) {
        guard !isNoting, !isFetching else { return }
        isNoting = true
        scheduleNotification()
    }

    /// Posts the notification in another turn of the main queue, unless a block of another thread changes the context, which
    /// schedules it again at its end. The main queue does not wait for the block, which may wait for the main queue.
    private func scheduleNotification() {
        Inert.later { [weak self] in
            guard let self, turn.try() else { return }
            defer { turn.unlock() }
            processPendingChanges()
        }
    }

    open func processPendingChanges() {
        guard isNoting else { return }
        isNoting = false
        post(
            .NSManagedObjectContextObjectsDidChange, inserted: insertedObjects, updated: updatedObjects,
            deleted: deletedObjects)
    }

    private func post(
        _ name: Notification.Name, inserted: Set<NSManagedObject>, updated: Set<NSManagedObject>,
        deleted: Set<NSManagedObject>
    ) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [
                NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted,
            ])
    }

    open func save() throws {
        guard hasChanges else { return }
        processPendingChanges()
        try validate()
        if parent == nil, let coordinator {
            try SaveConflicts(context: self, coordinator: coordinator).resolve()
        }
        let concerned = insertedObjects.union(updatedObjects)
        concerned.forEach { $0.willSave() }
        post(
            .NSManagedObjectContextWillSave, inserted: insertedObjects, updated: updatedObjects,
            deleted: deletedObjects)
        let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
        if let parent { parent.adopt(concerned, deleted, from: self) } else { store(concerned, deleted) }
        for object in concerned { object.changed = [] }
        for object in deleted { registered[object.objectID] = nil }
        (insertedObjects, deletedObjects) = ([], [])
        concerned.forEach { $0.didSave() }
        post(.NSManagedObjectContextDidSave, inserted: inserted, updated: updated, deleted: deleted)
        coordinator?.didSave(self, Set(concerned.map(\.objectID)), Set(deleted.map(\.objectID)))
    }

    /// Throws the errors of all objects that are not valid.
    private func validate() throws {
        func errors(_ objects: Set<NSManagedObject>, _ check: (NSManagedObject) throws -> Void) -> [any Error]
        {
            objects.sorted { $0.objectID.number < $1.objectID.number }.compactMap { object in
                do { try check(object) } catch { return error }
                return nil
            }
        }
        let deletions = errors(deletedObjects) { object in
            try object.validateForDelete()
            try refuseDenied(object)
        }
        try ManagedValidation.throwAll(
            errors(insertedObjects) { try $0.validateForInsert() }
                + errors(updatedObjects) { try $0.validateForUpdate() }
                + deletions)
    }

    /// Throws an error if a relationship of a deleted object denies its deletion.
    private func refuseDenied(_ object: NSManagedObject) throws {
        for (key, relationship) in object.entity.relationshipsByName
        where relationship.deleteRule == .denyDeleteRule {
            guard ManagedValue.objects(object.values[key]).contains(where: { !$0.isDeleted }) else {
                continue
            }
            throw CocoaError(
                CocoaError.Code(rawValue: NSValidationRelationshipDeniedDeleteError),
                userInfo: [NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object])
        }
    }

    private func store(_ objects: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>) {
        for object in objects {
            object.objectID.isTemporaryID = false
            let row = row(of: object)
            coordinator?.rows[object.objectID] = row
            if object.version == 0 || object.changed.contains(where: object.isVersioned) {
                coordinator?.countVersion(of: object.objectID)
            }
            note(row, of: object)
        }
        for object in deleted { coordinator?.rows[object.objectID] = nil }
    }

    /// Gives an object that was changed elsewhere the values that a policy chooses.
    func resolve(_ conflict: NSMergeConflict, _ type: NSMergePolicyType) {
        let object = conflict.sourceObject
        let isStoreRight =
            type == .rollbackMergePolicyType || type == .mergeByPropertyStoreTrumpMergePolicyType
        guard let row = coordinator?.rows[object.objectID] else {
            if isStoreRight { forget(object) }
            return
        }
        guard type != .overwriteMergePolicyType else { return }
        var own = type == .rollbackMergePolicyType ? [] : object.changed
        if isStoreRight { own = own.filter { Self.isSame(row[$0], object.snapshot[$0]) } }
        let kept = object.values.filter { own.contains($0.key) }
        object.values = row.mapValues(resolved).filter { !own.contains($0.key) }.merging(kept) { $1 }
        object.changed = own
        note(row, of: object)
    }

    /// Keeps one of the objects that a constraint does not allow together.
    func resolve(_ conflict: NSConstraintConflict, _ type: NSMergePolicyType) {
        let isStoreRight =
            type == .rollbackMergePolicyType || type == .mergeByPropertyStoreTrumpMergePolicyType
        guard let stored = conflict.databaseObject, let new = conflict.conflictingObjects.last else {
            // Of several new objects the last one is kept, or with the store's policies the first.
            let objects = conflict.conflictingObjects
            for object in isStoreRight ? objects.dropFirst() : objects.dropLast() { forget(object) }
            return
        }
        guard !isStoreRight else { return forget(new) }
        if conflict.isDatabaseObjectNew {
            takePlace(of: stored, new)
        } else {
            for (key, value) in new.values where new.changed.contains(key) {
                _ = stored.setStoredValue(value, forKey: key)
            }
            forget(new)
        }
    }

    /// Makes a new object the one of a stored identity, with its other values.
    private func takePlace(of stored: NSManagedObject, _ new: NSManagedObject) {
        registered[new.objectID] = nil
        new.objectID = stored.objectID
        registered[new.objectID] = new
        insertedObjects.remove(new)
        let own = new.values.filter { new.changed.contains($0.key) }
        new.values = stored.values.merging(own) { $1 }
        (new.snapshot, new.version) = (stored.snapshot, stored.version)
    }

    /// Removes an object that was never saved, or is in the store no longer.
    private func forget(_ object: NSManagedObject) {
        for relationship in object.entity.relationshipsByName.values where relationship.inverse != nil {
            _ = object.setStoredValue(nil, forKey: relationship.name)
        }
        insertedObjects.remove(object)
        registered[object.objectID] = nil
        object.changed = []
        object.isDeleted = true
        object.managedObjectContext = nil
    }

    private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
        NSDictionary(dictionary: a.map { ["": $0] } ?? [:]).isEqual(
            NSDictionary(dictionary: b.map { ["": $0] } ?? [:]))
    }

    /// Applies the changes of a child context.
    private func adopt(
        _ objects: Set<NSManagedObject>, _ deleted: Set<NSManagedObject>, from child: NSManagedObjectContext
    ) {
        for object in objects {
            let isNew = registered[object.objectID] == nil && coordinator?.rows[object.objectID] == nil
            let own = self.object(with: object.objectID)
            own.values = child.row(of: object).mapValues(resolved)
            own.changed.formUnion(object.changed)
            if isNew { insertedObjects.insert(own) }
            noteChange(of: own)
        }
        for object in deleted where registered[object.objectID] != nil || isInSource(object.objectID) {
            delete(self.object(with: object.objectID))
        }
    }

    /// Merges the changes that another context has saved.
    func merge(_ changed: Set<NSManagedObjectID>, _ deleted: Set<NSManagedObjectID>) {
        let known = changed.compactMap { registered[$0] }
        known.forEach { refresh($0, mergeChanges: true) }
        let new = changed.filter { registered[$0] == nil }.map { object(with: $0) }
        let gone = deleted.compactMap { registered.removeValue(forKey: $0) }
        gone.forEach { $0.isDeleted = true }
        post(
            .NSManagedObjectContextObjectsDidChange, inserted: Set(new), updated: Set(known),
            deleted: Set(gone))
    }

    open func mergeChanges(fromContextDidSave notification: Notification) {
        func ids(_ key: String) -> Set<NSManagedObjectID> {
            Set((notification.userInfo?[key] as? Set<NSManagedObject> ?? []).map(\.objectID))
        }
        merge(ids(NSInsertedObjectsKey).union(ids(NSUpdatedObjectsKey)), ids(NSDeletedObjectsKey))
    }

    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        let deleted = Set(changeNotificationData[NSDeletedObjectsKey] as? [NSManagedObjectID] ?? [])
        let changed = [NSInsertedObjectsKey, NSUpdatedObjectsKey].flatMap {
            changeNotificationData[$0] as? [NSManagedObjectID] ?? []
        }
        contexts.forEach { $0.merge(Set(changed), deleted) }
    }
}

/// The stored form of a relationship.
struct RowSet: Hashable {
    let ids: [NSManagedObjectID]
    let isOrdered: Bool
}

extension Notification.Name {
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagedObjectContextWillSaveNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name(
        "NSManagedObjectContextDidSaveNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    /// The keys of what notifications of contexts carry.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
        case sourceContext = "managedObjectContext"
        case queryGeneration = "newQueryGeneration"
    }
}

// Apart from the class, whose methods of the same names can then be overridden by their names.
extension NSManagedObjectContext {
    /// The time at which a block is performed: immediately on the context's queue, or after what is waiting there.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    @discardableResult
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try waitAndRun(block) }

    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async rethrows -> T {
        try waitAndRun(block)
    }
}
