import Foundation
import FoundationXML
import UIKit

/// The entities of an app's data, read from `.xcdatamodeld` as Xcode saves it.
open class NSManagedObjectModel: NSObject {
    open internal(set) var entitiesByName: [String: NSEntityDescription] = [:] {
        didSet { for entity in entitiesByName.values { entity.model = self } }
    }
    open var entities: [NSEntityDescription] {
        get { entitiesByName.values.sorted { ($0.name ?? "") < ($1.name ?? "") } }
        set { entitiesByName = Dictionary(newValue.map { ($0.name ?? "", $0) }) { $1 } }
    }
    open var versionIdentifiers: Set<AnyHashable> = []
    open var configurations: [String] { configurationEntities.keys.sorted() }
    private var configurationEntities: [String: [NSEntityDescription]] = [:]

    /// The model of the container or the coordinator that was created last.
    static var loaded = NSManagedObjectModel()

    public override init() {}

    /// Reads a model that Xcode saved, also by the name of the compiled model.
    public init?(contentsOf url: URL) {
        super.init()
        guard let file = Self.contents(of: url), let parser = XMLParser(contentsOf: file) else { return nil }
        let reader = ModelReader(self)
        parser.delegate = reader
        guard parser.parse() else { return nil }
        reader.connect()
        Self.loaded = self
    }

    /// Returns the model's current version in a folder of versions.
    private static func contents(of url: URL) -> URL? {
        let manager = FileManager.default
        let base = url.deletingPathExtension()
        let folders = [
            url, base.appendingPathExtension("xcdatamodeld"), base.appendingPathExtension("xcdatamodel"),
        ]
        for folder in folders {
            if manager.fileExists(atPath: folder.appendingPathComponent("contents").path) {
                return folder.appendingPathComponent("contents")
            }
            let current =
                NSDictionary(contentsOfFile: folder.appendingPathComponent(".xccurrentversion").path)?[
                    "_XCCurrentVersionName"] as? String
            let versions = (try? manager.contentsOfDirectory(atPath: folder.path))?.filter {
                $0.hasSuffix(".xcdatamodel")
            }
            guard let version = current ?? versions?.sorted().last else { continue }
            let file = folder.appendingPathComponent(version).appendingPathComponent("contents")
            if manager.fileExists(atPath: file.path) { return file }
        }
        return nil
    }

    /// Returns the union of all models of the bundles.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let result = NSManagedObjectModel()
        for bundle in bundles ?? [.main] {
            for ending in ["xcdatamodeld", "xcdatamodel"] {
                for url in bundle.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? [] {
                    guard let model = NSManagedObjectModel(contentsOf: url as URL) else { continue }
                    result.entitiesByName.merge(model.entitiesByName) { $1 }
                }
            }
        }
        loaded = result
        return result
    }

    /// Returns the union of all models of the bundles if a store with the metadata can be opened with it.
    open class func mergedModel(
        from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
    ) -> NSManagedObjectModel? {
        mergedModel(from: bundles).flatMap {
            $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) ? $0 : nil
        }
    }

    /// All of the models as one.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        for model in models { entitiesByName.merge(model.entitiesByName) { $1 } }
    }

    /// All of the models as one; a store says nothing about them here.
    public convenience init?(
        byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]
    ) { self.init(byMerging: models) }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != NSPersistentStore.defaultConfigurationName else {
            return entities
        }
        return configurationEntities[configuration]
    }
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configurationEntities[configuration] = entities
    }

    open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] =
        [:]
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        fetchRequestTemplatesByName[name]
    }
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) { fetchRequestTemplatesByName[name] = fetchRequestTemplate }
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let template = fetchRequestTemplatesByName[name] else { return nil }
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: template.entityName ?? "")
        // Predicates here have no variables.
        request.predicate = template.predicate
        request.sortDescriptors = template.sortDescriptors
        return request
    }

    open var localizationDictionary: [String: String]?
    open var entityVersionHashesByName: [String: Data] {
        entitiesByName.filter { !undeclared.contains($0.key) }.mapValues(\.versionHash)
    }
    /// The names of entities that only code names, which are no part of the model's version.
    private var undeclared: Set<String> = []

    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return true }
        let own = entityVersionHashesByName
        guard let entities = entities(forConfigurationName: configuration), entities.count < own.count else {
            return hashes == own
        }
        return entities.compactMap(\.name).allSatisfy { hashes[$0] == own[$0] }
    }

    /// Whether two models have equal entities, as the versions of a store compare them.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectModel else { return false }
        return self === other || entityVersionHashesByName == other.entityVersionHashesByName
    }

    open override var hash: Int { Set(entitiesByName.keys).hashValue }

    func entity(named name: String) -> NSEntityDescription {
        if let entity = entitiesByName[name] { return entity }
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName) = (name, name)
        entitiesByName[name] = entity
        undeclared.insert(name)
        return entity
    }

    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        let name = String("\(type)".split(separator: ".").last ?? "")
        return entities.first { $0.managedObjectClassName == name } ?? entity(named: name)
    }
}

/// An entity: a type of objects.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open internal(set) weak var superentity: NSEntityDescription?
    open var properties: [NSPropertyDescription] = [] {
        didSet { for property in properties { property.owner = self } }
    }
    weak var model: NSManagedObjectModel?
    /// The model that has the entity; of an entity that no model has, an empty one.
    open var managedObjectModel: NSManagedObjectModel { model ?? NSManagedObjectModel() }
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open var compoundIndexes: [[Any]] = []

    /// The entities right below this one.
    open var subentities: [NSEntityDescription] = [] {
        didSet { for entity in subentities { entity.superentity = self } }
    }
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// A value that distinguishes versions of the entity by the features that determine how its objects are stored.
    open var versionHash: Data {
        let own = [name ?? "", superentity?.name ?? "", "\(isAbstract)", versionHashModifier ?? ""]
        let properties = properties.sorted { $0.name < $1.name }.map(\.versionDescription)
        return Data((own + properties).joined(separator: "/").utf8)
    }

    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    open var attributesByName: [String: NSAttributeDescription] { named(NSAttributeDescription.self) }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        named(NSRelationshipDescription.self)
    }
    open var propertiesByName: [String: NSPropertyDescription] { named(NSPropertyDescription.self) }

    private func named<Property: NSPropertyDescription>(_ type: Property.Type) -> [String: Property] {
        let own = properties.compactMap { $0 as? Property }.map { ($0.name, $0) }
        return (superentity?.named(type) ?? [:]).merging(own) { $1 }
    }

    func knows(_ key: String) -> Bool { propertiesByName[key] != nil }

    var defaults: [String: Any] { attributesByName.compactMapValues(\.defaultValue) }

    /// Returns whether this is the entity or a descendant of it. A model that is loaded twice has equal entities.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name != nil && name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    {
        (context.coordinator?.managedObjectModel ?? .loaded).entity(named: entityName)
    }

    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        let entity = (context.coordinator?.managedObjectModel ?? .loaded).entity(named: entityName)
        return entity.type.init(entity: entity, insertInto: context)
    }

    /// The class of the entity's objects.
    var type: NSManagedObject.Type {
        ManagedClasses.type(named: managedObjectClassName) ?? NSManagedObject.self
    }
}

/// Classes of objects by name.
enum ManagedClasses {
    /// Returns the class of a name; without a module the only one of that name.
    static func type(named name: String) -> NSManagedObject.Type? {
        if name.contains("."), let type = NSClassFromString(name) as? NSManagedObject.Type { return type }
        let simple = name.split(separator: ".").last.map(String.init) ?? name
        return AdaptedCode.type(named: simple) as? NSManagedObject.Type
    }
}

open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    weak var owner: NSEntityDescription?
    /// The entity that has the property; of a property that no entity has, an empty one.
    open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
    open var isIndexed = false
    open var isIndexedBySpotlight = false
    open var isStoredInExternalRecord = false
    open var renamingIdentifier: String?
    open var versionHashModifier: String?
    open var versionHash: Data { Data(versionDescription.utf8) }
    /// The features of the property that determine how its values are stored.
    var versionDescription: String { "\(name),\(isOptional),\(isTransient),\(versionHashModifier ?? "")" }
    open private(set) var validationPredicates: [NSPredicate] = []
    open private(set) var validationWarnings: [Any] = []

    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }
}

open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
    open var attributeValueClassName: String?
    open var valueTransformerName: String?
    open var allowsExternalBinaryDataStorage = false
    open var preservesValueInHistoryOnDeletion = false
    var limits = ValueLimits()

    override var versionDescription: String { super.versionDescription + ",\(attributeType.rawValue)" }
}

open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isToMany: Bool { maxCount != 1 }
    open var isOrdered = false
    var inverseName: String?
    /// The name of the inverse relationship.
    var inverse: String? { inverseRelationship?.name ?? inverseName }
    var destinationName: String?

    override var versionDescription: String {
        super.versionDescription
            + ",\(destinationEntity?.name ?? ""),\(inverse ?? ""),\(minCount),\(maxCount),\(isOrdered)"
    }
}

public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// Reads a model's file.
private final class ModelReader: NSObject, XMLParserDelegate {
    private let model: NSManagedObjectModel
    private var entity: NSEntityDescription?
    private var parents: [String: String] = [:]
    /// The constraint that is being read.
    private var constraint: [String] = []
    /// The names of the entities of each configuration.
    private var configurations: [(name: String, entities: [String])] = []

    init(_ model: NSManagedObjectModel) { self.model = model }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?,
        attributes: [String: String] = [:]
    ) {
        switch elementName {
        case "entity":
            guard let name = attributes["name"] else { return }
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName =
                attributes["representedClassName"].map { String($0.drop { $0 == "." }) } ?? "NSManagedObject"
            entity.isAbstract = attributes["isAbstract"] == "YES"
            entity.renamingIdentifier = attributes["elementID"]
            entity.versionHashModifier = attributes["versionHashModifier"]
            parents[name] = attributes["parentEntity"]
            model.entitiesByName[name] = entity
            self.entity = entity
        case "attribute": add(attribute(attributes), attributes)
        case "uniquenessConstraint": constraint = []
        case "constraint": constraint += [attributes["value"]].compactMap { $0 }
        case "relationship": add(relationship(attributes), attributes)
        case "configuration": configurations.append((attributes["name"] ?? "", []))
        case "memberEntity":
            if let name = attributes["name"], !configurations.isEmpty {
                configurations[configurations.count - 1].entities.append(name)
            }
        default: break
        }
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        guard elementName == "uniquenessConstraint", !constraint.isEmpty else { return }
        entity?.uniquenessConstraints.append(constraint)
    }

    private func add(_ property: NSPropertyDescription, _ attributes: [String: String]) {
        property.name = attributes["name"] ?? ""
        // The store computes the values of derived attributes.
        property.isOptional = attributes["optional"] == "YES" || attributes["derived"] == "YES"
        property.isTransient = attributes["transient"] == "YES"
        property.renamingIdentifier = attributes["elementID"]
        property.versionHashModifier = attributes["versionHashModifier"]
        entity?.properties.append(property)
    }

    private func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
        let result = NSAttributeDescription()
        let (type, text) = (attributes["attributeType"] ?? "", attributes["defaultValueString"])
        let types: [String: NSAttributeType] = [
            "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
            "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
            "Double": .doubleAttributeType,
            "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
            "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
            "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
        ]
        result.attributeType = types[type] ?? .undefinedAttributeType
        result.limits = limits(type, attributes)
        switch type {
        case "String": result.defaultValue = text
        case "Boolean": result.defaultValue = text.map { $0 == "YES" || $0 == "1" }
        case "Date":
            let interval = attributes["defaultDateTimeInterval"].flatMap(Double.init)
            result.defaultValue = interval.map { Date(timeIntervalSinceReferenceDate: $0) }
        case "Decimal": result.defaultValue = text.map { NSDecimalNumber(string: $0) }
        case "Double", "Float": result.defaultValue = text.flatMap(Double.init).map { NSNumber(value: $0) }
        default: result.defaultValue = text.flatMap { Int64($0) }.map { NSNumber(value: $0) }
        }
        return result
    }

    /// Returns the limits of an attribute: lengths of strings, intervals of dates and values of numbers.
    private func limits(_ type: String, _ attributes: [String: String]) -> ValueLimits {
        var limits = ValueLimits()
        let (least, greatest) = (attributes["minValueString"], attributes["maxValueString"])
        switch type {
        case "String":
            (limits.shortest, limits.longest) = (least.flatMap { Int($0) }, greatest.flatMap { Int($0) })
            limits.pattern = attributes["regularExpressionString"]
        case "Date":
            limits.least = attributes["minDateTimeInterval"].flatMap(Double.init)
            limits.greatest = attributes["maxDateTimeInterval"].flatMap(Double.init)
        default: (limits.least, limits.greatest) = (least.flatMap(Double.init), greatest.flatMap(Double.init))
        }
        return limits
    }

    private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
        let result = NSRelationshipDescription()
        let isToMany = attributes["toMany"] == "YES"
        result.maxCount =
            isToMany ? attributes["maxCount"].flatMap { Int($0) }.map { $0 == 1 ? 0 : $0 } ?? 0 : 1
        result.minCount = isToMany ? attributes["minCount"].flatMap { Int($0) } ?? 0 : 0
        result.isOrdered = attributes["ordered"] == "YES"
        result.inverseName = attributes["inverseName"]
        result.destinationName = attributes["destinationEntity"]
        let rules: [String: NSDeleteRule] = [
            "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule,
        ]
        result.deleteRule = rules[attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
        return result
    }

    /// Connects the entities after all of them have been read.
    func connect() {
        for (name, parent) in parents.sorted(by: { $0.key < $1.key }) {
            guard let entity = model.entitiesByName[name] else { continue }
            entity.superentity = model.entitiesByName[parent]
            model.entitiesByName[parent]?.subentities.append(entity)
        }
        for entity in model.entitiesByName.values {
            for relationship in entity.properties.compactMap({ $0 as? NSRelationshipDescription }) {
                let destination = relationship.destinationName.flatMap { model.entitiesByName[$0] }
                relationship.destinationEntity = destination
                relationship.inverseRelationship = relationship.inverseName.flatMap {
                    destination?.relationshipsByName[$0]
                }
            }
        }
        for configuration in configurations {
            let entities = configuration.entities.compactMap { model.entitiesByName[$0] }
            model.setEntities(entities, forConfigurationName: configuration.name)
        }
    }
}
