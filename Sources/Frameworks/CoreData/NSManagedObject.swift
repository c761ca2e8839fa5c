public import Foundation
internal import FrameworkSupport
internal import UIKit

/// The identity of an object in a store.
open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    private let number: Int
    private let name: String

    init(number: Int, name: String) {
        self.number = number
        self.name = name
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open func uriRepresentation() -> URL {
        URL(string: "x-coredata://memory/\(name)/p\(number)") ?? URL(fileURLWithPath: "/")
    }
    open var isTemporaryID: Bool { false }
    open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
}

/// An object of a context. Its values are kept by their names.
open class NSManagedObject: NSObject, NSFetchRequestResult {
    open private(set) unowned(unsafe) var entity: NSEntityDescription
    private let heldEntity: NSEntityDescription
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    public let objectID: NSManagedObjectID
    private var values: [String: Any] = [:]
    /// Whether the object was inserted, changed or deleted since the context was saved.
    open internal(set) var isInserted = false
    open internal(set) var isUpdated = false
    open internal(set) var isDeleted = false

    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }

    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        heldEntity = entity
        objectID = NSManagedObjectID(number: ObjectNumbers.next(), name: entity.name ?? "")
        super.init()
        for property in entity.properties {
            if let attribute = property as? NSAttributeDescription, let value = attribute.defaultValue {
                values[property.name] = value
            }
        }
        context?.insert(self)
        if context != nil { awakeFromInsert() }
    }

    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: moc), insertInto: moc)
    }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        let model = context.persistentStoreCoordinator?.managedObjectModel
        let name = "\(self)"
        if let known = model?.entities.first(where: { $0.managedObjectClassName == name || $0.name == name })
        {
            return known
        }
        let entity = NSEntityDescription()
        entity.name = name
        return entity
    }

    open class func entity() -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = "\(self)"
        entity.managedObjectClassName = "\(self)"
        return entity
    }

    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: "\(self)")
    }

    // MARK: Values

    open func primitiveValue(forKey key: String) -> Any? { values[key] }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}

    /// The value by its name, for declarations of `@NSManaged` and for `value(forKey:)`.
    open func managedValue(forKey key: String) -> Any? {
        willAccessValue(forKey: key)
        defer { didAccessValue(forKey: key) }
        return primitiveValue(forKey: key)
    }

    open func setManagedValue(_ value: Any?, forKey key: String) {
        setPrimitiveValue(value, forKey: key)
        if !isInserted { isUpdated = true }
        managedObjectContext?.objectsDidChange()
    }

    // MARK: Turns of its life

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func willSave() {}
    open func didSave() {}
    open func prepareForDeletion() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}
    open func changedValues() -> [String: Any] { [:] }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard let keys else { return values }
        return values.filter { keys.contains($0.key) }
    }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { [] }
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }
}

extension NSManagedObject: Identifiable {}
