import Foundation
import UIKit

import class UIKit.NSExpression

/// Inserts objects into the store, without changing contexts.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    open private(set) var entityName = ""
    open private(set) var entity: NSEntityDescription?
    open var objectsToInsert: [[String: Any]]?
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    public override init() {}

    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }

    public init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        (self.entity, entityName, objectsToInsert) = (entity, entity.name ?? "", dictionaries)
    }

    public convenience init(
        entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init()
        (self.entityName, dictionaryHandler) = (entityName, handler)
    }

    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", dictionaryHandler: handler)
        self.entity = entity
    }

    public convenience init(
        entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init()
        (self.entityName, managedObjectHandler) = (entityName, handler)
    }

    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(entityName: entity.name ?? "", managedObjectHandler: handler)
        self.entity = entity
    }

    /// Returns the values of the objects. Handlers are called until they return true, for an object that is not inserted.
    func objects(of entity: NSEntityDescription) -> [[String: Any]] {
        if let objectsToInsert { return objectsToInsert }
        var found: [[String: Any]] = []
        while let values = next(of: entity) { found.append(values) }
        return found
    }

    private func next(of entity: NSEntityDescription) -> [String: Any]? {
        if let dictionaryHandler {
            let values = NSMutableDictionary()
            guard !dictionaryHandler(values) else { return nil }
            return values as? [String: Any] ?? [:]
        }
        guard let managedObjectHandler else { return nil }
        let object = entity.type.init(entity: entity, insertInto: nil)
        return managedObjectHandler(object) ? nil : object.values
    }
}

/// The type of the result of a batch insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    case statusOnly, objectIDs, count
}

open class NSBatchInsertResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnly: true
            case .objectIDs: ids
            case .count: ids.count
            }
    }
}

/// Changes objects in the store, without changing contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    private let given: NSEntityDescription?
    open var entity: NSEntityDescription { given ?? NSManagedObjectModel.loaded.entity(named: entityName) }
    open var predicate: NSPredicate?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// The new values by the names or descriptions of properties.
    open var propertiesToUpdate: [AnyHashable: Any]?

    public init(entityName: String) { (self.entityName, given) = (entityName, nil) }

    public init(entity: NSEntityDescription) { (entityName, given) = (entity.name ?? "", entity) }

    /// Returns the new values of an object with these values, by the names of properties.
    func values(after row: [String: Any]) -> [String: Any] {
        var found: [String: Any] = [:]
        for (property, value) in propertiesToUpdate ?? [:] {
            guard let name = NSPropertyDescription.name(of: property.base) else { continue }
            if let expression = value as? NSExpression {
                found[name] = expression.expressionValue(with: row, context: nil) ?? NSNull()
            } else {
                found[name] = value
            }
        }
        return found
    }
}

/// The type of the result of a batch update.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        resultType = type
        result =
            switch type {
            case .statusOnlyResultType: true
            case .updatedObjectIDsResultType: ids
            case .updatedObjectsCountResultType: ids.count
            }
    }
}

extension NSManagedObjectContext {
    func run(_ request: NSBatchInsertRequest) -> NSPersistentStoreResult {
        guard let coordinator else { return NSBatchInsertResult([], request.resultType) }
        let entity = request.entity ?? coordinator.managedObjectModel.entity(named: request.entityName)
        let ids = request.objects(of: entity).map { values in
            let id = coordinator.newID(entity)
            id.isTemporaryID = false
            coordinator.rows[id] = entity.defaults.merging(values) { $1 }
            return id
        }
        coordinator.saveFiles(ids)
        return NSBatchInsertResult(ids, request.resultType)
    }

    func run(_ request: NSBatchUpdateRequest) -> NSPersistentStoreResult {
        let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
        (fetch.predicate, fetch.includesSubentities) = (request.predicate, request.includesSubentities)
        let ids = identifiers(matching: fetch)
        for id in ids {
            for (name, value) in request.values(after: coordinator?.rows[id] ?? [:]) {
                coordinator?.rows[id]?[name] = value is NSNull ? nil : value
            }
            coordinator?.countVersion(of: id)
        }
        coordinator?.saveFiles(ids)
        return NSBatchUpdateResult(ids, request.resultType)
    }
}
