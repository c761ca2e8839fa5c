public import Foundation
internal import FoundationXML

/// The entities of an app, read from the document that Xcode saves (`.xcdatamodeld`), which is not compiled here.
open class NSManagedObjectModel: NSObject {
    open var entities: [NSEntityDescription] = [] {
        didSet { entities.forEach { $0.managedObjectModel = self } }
    }
    open var versionIdentifiers: Set<AnyHashable> = []
    open var configurations: [String] { ["PF_DEFAULT_CONFIGURATION_NAME"] }
    private var templates: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

    public override init() { super.init() }

    /// A model by the address of its document, also where the address is that of the compiled one.
    public convenience init?(contentsOf url: URL) {
        guard let contents = ModelDocument.contents(at: url) else { return nil }
        self.init()
        entities = ModelReader(contents).entities
        entities.forEach { $0.managedObjectModel = self }
    }

    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        self.init()
        entities = (models ?? []).flatMap(\.entities)
    }

    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let folders = (bundles ?? [.main]).compactMap(\.resourceURL)
        let models = folders.flatMap(ModelDocument.all).compactMap { NSManagedObjectModel(contentsOf: $0) }
        return NSManagedObjectModel(byMerging: models)
    }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }

    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
        templates[name]
    }

    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        templates[name] = fetchRequestTemplate
    }

    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }
}

/// Where the documents of models are.
enum ModelDocument {
    /// The content of a model's current version.
    static func contents(at url: URL) -> Data? {
        let folder = url.deletingPathExtension()
        let candidates = [
            url, folder.appendingPathExtension("xcdatamodeld"), folder.appendingPathExtension("xcdatamodel"),
        ]
        for candidate in candidates {
            if let data = try? Data(contentsOf: candidate.appendingPathComponent("contents")) { return data }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: candidate.path)) ?? []
            let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
            let current = version(of: candidate) ?? versions.last
            if let current,
                let data = try? Data(contentsOf: candidate.appendingPathComponent(current + "/contents"))
            {
                return data
            }
        }
        return nil
    }

    private static func version(of document: URL) -> String? {
        guard let data = try? Data(contentsOf: document.appendingPathComponent(".xccurrentversion")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list["_XCCurrentVersionName"] as? String
    }

    /// The documents in a folder.
    static func all(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".xcdatamodeld") }.sorted().map {
            folder.appendingPathComponent($0)
        }
    }
}

/// Reads the entities of a model.
private final class ModelReader: NSObject, XMLParserDelegate {
    private(set) var entities: [NSEntityDescription] = []
    private var parents: [(child: NSEntityDescription, parent: String)] = []
    private var ends: [(relationship: NSRelationshipDescription, entity: String, inverse: String?)] = []

    init(_ contents: Data) {
        super.init()
        let parser = XMLParser(data: contents)
        parser.delegate = self
        _ = parser.parse()
        connect()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes: [String: String]
    ) {
        switch elementName {
        case "entity": addEntity(attributes)
        case "attribute": add(attribute(attributes), attributes)
        case "relationship": add(relationship(attributes), attributes)
        default: break
        }
    }

    private func addEntity(_ attributes: [String: String]) {
        let entity = NSEntityDescription()
        entity.name = attributes["name"]
        entity.managedObjectClassName = attributes["representedClassName"] ?? "NSManagedObject"
        entity.isAbstract = attributes["isAbstract"] == "YES"
        if let parent = attributes["parentEntity"] { parents.append((entity, parent)) }
        entities.append(entity)
    }

    private func add(_ property: NSPropertyDescription, _ attributes: [String: String]) {
        property.name = attributes["name"] ?? ""
        property.isOptional = attributes["optional"] == "YES"
        property.isTransient = attributes["transient"] == "YES"
        property.entity = entities.last
        entities.last?.properties.append(property)
    }

    private static let types: [String: NSAttributeType] = [
        "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType,
        "Date": .dateAttributeType, "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType,
        "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
        let attribute = NSAttributeDescription()
        attribute.attributeType = Self.types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
        guard let text = attributes["defaultValueString"] else { return attribute }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            attribute.defaultValue = Int(text)
        case .doubleAttributeType, .floatAttributeType, .decimalAttributeType:
            attribute.defaultValue = Double(text)
        case .booleanAttributeType: attribute.defaultValue = text == "YES"
        case .stringAttributeType: attribute.defaultValue = text
        default: break
        }
        return attribute
    }

    private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
        let relationship = NSRelationshipDescription()
        relationship.isOrdered = attributes["ordered"] == "YES"
        relationship.maxCount = attributes["toMany"] == "YES" ? 0 : 1
        if let entity = attributes["destinationEntity"] {
            ends.append((relationship, entity, attributes["inverseName"]))
        }
        return relationship
    }

    private func connect() {
        let byName = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        for (child, name) in parents {
            guard let parent = byName[name], parent !== child else { continue }
            child.superentity = parent
            parent.subentities.append(child)
            child.properties += parent.properties
        }
        for end in ends {
            end.relationship.destinationEntity = byName[end.entity]
            end.relationship.inverseRelationship = end.inverse.flatMap {
                byName[end.entity]?.relationshipsByName[$0]
            }
        }
    }
}
