public import Foundation
internal import FrameworkSupport

/// What a model says of the objects of one kind.
open class NSEntityDescription: NSObject {
    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var userInfo: [AnyHashable: Any]?
    open var properties: [NSPropertyDescription] = []
    open var subentities: [NSEntityDescription] = []
    open internal(set) weak var superentity: NSEntityDescription?
    open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel!
    open var uniquenessConstraints: [[Any]] = []
    open var indexes: [NSFetchIndexDescription] = []
    open var renamingIdentifier: String?

    public override init() { super.init() }

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    /// The entity of a name in the model of a context.
    open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
        -> NSEntityDescription?
    {
        if let known = context.persistentStoreCoordinator?.managedObjectModel.entitiesByName[name] {
            return known
        }
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = name
        return entity
    }

    /// A new object of the class that the model names, in a context.
    open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let entity = entity(forEntityName: name, in: context) ?? NSEntityDescription()
        return entity.objectClass.init(entity: entity, insertInto: context)
    }

    /// The class of the objects, in whichever module it is.
    var objectClass: NSManagedObject.Type {
        let name = managedObjectClassName ?? ""
        let own = name.hasPrefix(".") ? String(name.dropFirst()) : name
        let modules = [Bundle.main.infoDictionary?["CFBundleName"] as? String].compactMap(\.self)
        let candidates = [own] + modules.map { "\($0).\(own)" }
        return candidates.lazy.compactMap { NSClassFromString($0) as? NSManagedObject.Type }.first
            ?? ManagedClasses.named(own) ?? NSManagedObject.self
    }
}

/// The classes of objects that a program has, by their names.
public enum ManagedClasses {
    private static let known = SharedObject(Table())

    private final class Table { var classes: [String: NSManagedObject.Type] = [:] }

    /// Adds a class, so that objects of its entity are made of it.
    public static func add(_ type: NSManagedObject.Type) { known.value.classes["\(type)"] = type }

    static func named(_ name: String) -> NSManagedObject.Type? { known.value.classes[name] }
}
