import Foundation
import UIKit

/// A mapping of the objects of one version of a model to those of another one.
open class NSMappingModel: NSObject {
    open var entityMappings: [NSEntityMapping]! = []
    open var entityMappingsByName: [String: NSEntityMapping] {
        Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { $1 }
    }

    public override init() {}

    /// Returns nil, which is reported: the mapping models of Xcode are not read.
    public convenience init?(
        from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
        destinationModel: NSManagedObjectModel?
    ) {
        Inert.use("NSMappingModel.init(from:forSourceModel:destinationModel:)")
        return nil
    }

    /// Returns nil, which is reported: the mapping models of Xcode are not read.
    public convenience init?(contentsOf url: URL?) {
        Inert.use("NSMappingModel.init(contentsOf:)")
        return nil
    }

    /// Returns the mapping of entities by their names, present or former.
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel {
        let result = NSMappingModel()
        result.entityMappings = try destinationModel.entities.map { entity in
            let former = entity.renamingIdentifier.flatMap { sourceModel.entitiesByName[$0] }
            let source = sourceModel.entitiesByName[entity.name ?? ""] ?? former
            try source.map { try refuseMissingValues(of: entity, from: $0) }
            return NSEntityMapping(from: source, to: entity)
        }
        let kept = Set(result.entityMappings.compactMap(\.sourceEntityName))
        result.entityMappings += sourceModel.entities.filter { !kept.contains($0.name ?? "") }.map {
            NSEntityMapping(from: $0, to: nil)
        }
        return result
    }

    /// Throws an error if objects of an entity would have no value for a new or now mandatory attribute.
    private static func refuseMissingValues(
        of entity: NSEntityDescription, from source: NSEntityDescription
    ) throws {
        for attribute in entity.attributesByName.values.sorted(by: { $0.name < $1.name })
        where !attribute.isOptional && !attribute.isTransient && attribute.defaultValue == nil {
            let former = attribute.renamingIdentifier.flatMap { source.attributesByName[$0] }
            guard (source.attributesByName[attribute.name] ?? former)?.isOptional != false else { continue }
            throw CocoaError(
                CocoaError.Code(rawValue: NSInferredMappingModelError),
                userInfo: ["entity": entity.name ?? "", "property": attribute.name])
        }
    }
}

extension NSEntityMapping {
    convenience init(from source: NSEntityDescription?, to destination: NSEntityDescription?) {
        self.init()
        (sourceEntityName, sourceEntityVersionHash) = (source?.name, source?.versionHash)
        (destinationEntityName, destinationEntityVersionHash) = (destination?.name, destination?.versionHash)
        switch (source, destination) {
        case (nil, _): mappingType = .addEntityMappingType
        case (_, nil): mappingType = .removeEntityMappingType
        default:
            mappingType =
                source?.versionHash == destination?.versionHash
                ? .copyEntityMappingType : .transformEntityMappingType
        }
        name = "IEM_\(mappingType.rawValue)_\(destination?.name ?? source?.name ?? "")"
    }
}

/// The migration of a store's file to another model.
open class NSMigrationManager: NSObject {
    open private(set) var sourceModel: NSManagedObjectModel
    open private(set) var destinationModel: NSManagedObjectModel
    open private(set) lazy var mappingModel = NSMappingModel()
    open private(set) lazy var sourceContext = NSManagedObjectContext()
    open private(set) lazy var destinationContext = NSManagedObjectContext()
    open private(set) lazy var currentEntityMapping = NSEntityMapping()
    open private(set) var migrationProgress: Float = 0
    open var userInfo: [AnyHashable: Any]?
    open var usesStoreSpecificMigrationManager = true

    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
    }

    /// Writes the objects of a store's file, as the other model has them, to another file. Policies of entities are not
    /// used, which is reported.
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {
        let content = try NSPersistentStoreCoordinator.existing(sourceURL)
        guard sourceModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: content.metadata) else {
            throw CocoaError(CocoaError.Code(rawValue: NSPersistentStoreIncompatibleVersionHashError))
        }
        if let mappings { mappingModel = mappings }
        for mapping in mappingModel.entityMappings ?? [] where mapping.entityMigrationPolicyClassName != nil {
            Inert.use("NSEntityMapping.entityMigrationPolicyClassName")
        }
        let migrated = StoreMigration(to: destinationModel).migrated(content)
        try StoreFiles.write(migrated.rows.values, metadata: migrated.metadata, to: dURL, ofType: dStoreType)
        migrationProgress = 1
    }

    open func reset() { migrationProgress = 0 }
    open func cancelMigrationWithError(_ error: any Error) {
        Inert.use("NSMigrationManager.cancelMigrationWithError(_:)")
    }
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
    }
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
        mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
    }
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) { Inert.use("NSMigrationManager.associate(sourceInstance:withDestinationInstance:for:)") }
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        Inert.use("NSMigrationManager.destinationInstances(forEntityMappingName:sourceInstances:)")
        return []
    }
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] {
        Inert.use("NSMigrationManager.sourceInstances(forEntityMappingName:destinationInstances:)")
        return []
    }
}
