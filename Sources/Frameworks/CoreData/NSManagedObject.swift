import Foundation
import UIKit

/// A type of results of a fetch.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// The identity of an object in all contexts.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying {
    public let entity: NSEntityDescription
    open internal(set) var isTemporaryID = true
    public weak var persistentStore: NSPersistentStore?
    let number: Int

    init(entity: NSEntityDescription, number: Int) { (self.entity, self.number) = (entity, number) }

    open func uriRepresentation() -> URL {
        URL(string: "x-coredata://kumiki/\(entity.name ?? "entity")/p\(number)") ?? URL(fileURLWithPath: "/")
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object of a model, whose properties are stored by name.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedValueStorage {
    public let entity: NSEntityDescription
    open internal(set) var objectID: NSManagedObjectID
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    open internal(set) var isDeleted = false
    var values: [String: Any] = [:]
    var changed: Set<String> = []
    /// The row from which the values were read, and its version; 0 if there is none.
    var (snapshot, version): ([String: Any], Int) = ([:], 0)

    /// A required initializer, since fetches create objects with it.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = (context?.coordinator ?? NSPersistentStoreCoordinator.none).newID(entity)
        super.init()
        values = entity.defaults
        guard let context, !context.isFetching else { return }
        context.insert(self)
    }

    public convenience init(context: NSManagedObjectContext) {
        self.init(entity: Self.entity(in: context), insertInto: context)
    }

    /// Returns a new object of the class. Adapted code calls it in place of an initializer of a class that is determined at run time.
    public static func make(context: NSManagedObjectContext) -> Self {
        Self(entity: entity(in: context), insertInto: context)
    }

    /// Returns the entity of the class in the model that was loaded last.
    open class func entity() -> NSEntityDescription {
        NSManagedObjectModel.loaded.entity(of: self)
    }

    private static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        (context.coordinator?.managedObjectModel ?? NSManagedObjectModel.loaded).entity(of: self)
    }

    // The requests of generated classes have the class as the type of their results, which Swift prefers.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? "\(self)")
    }

    // MARK: State

    open var isInserted: Bool { managedObjectContext?.insertedObjects.contains(self) ?? false }
    open var isUpdated: Bool { !changed.isEmpty && !isInserted }
    open var hasChanges: Bool { isInserted || isDeleted || !changed.isEmpty }
    open var hasPersistentChangedValues: Bool { hasChanges }
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }
    open func changedValues() -> [String: Any] { values.filter { changed.contains($0.key) } }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        managedObjectContext?.resolvedRow(snapshot).filter { keys?.contains($0.key) ?? true } ?? [:]
    }

    // MARK: Values

    open func primitiveValue(forKey key: String) -> Any? { values[key] }

    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        values[key] = value
        changed.insert(key)
    }

    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}

    public func storedValue(forKey key: String) -> Any?? {
        entity.knows(key) || values[key] != nil ? .some(values[key]) : nil
    }

    public func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
        setManaged(value is NSNull ? nil : value, key)
        return true
    }

    /// Returns the value of an `@NSManaged` property.
    public func managedValue<Value>(_ key: String) -> Value {
        if let relationship = entity.relationshipsByName[key], relationship.isToMany, values[key] == nil {
            if let none = (relationship.isOrdered ? NSOrderedSet() : NSSet()) as? Value { return none }
        }
        let value = values[key].flatMap { ManagedValue.converted($0, to: Value.self) }
        guard let found = value ?? ManagedValue.none(Value.self) else {
            fatalError("\(type(of: self)).\(key) has no value of the type \(Value.self)")
        }
        return found
    }

    /// Sets the value of an `@NSManaged` property.
    public func setManagedValue<Value>(_ value: Value, _ key: String) {
        setManaged(ManagedValue.unwrapped(value), key)
    }

    private func setManaged(_ value: Any?, _ key: String) {
        let old = values[key]
        values[key] = value
        changed.insert(key)
        managedObjectContext?.noteChange(of: self)
        guard let inverse = entity.relationshipsByName[key]?.inverse else { return }
        let (before, after) = (ManagedValue.objects(old), ManagedValue.objects(value))
        for other in before where !after.contains(where: { $0 === other }) {
            other.connect(inverse, with: self, adds: false)
        }
        for other in after where !before.contains(where: { $0 === other }) {
            other.connect(inverse, with: self, adds: true)
        }
    }

    /// Updates the inverse of a relationship.
    private func connect(_ key: String, with other: NSManagedObject, adds: Bool) {
        let relationship = entity.relationshipsByName[key]
        if relationship?.isToMany == true {
            var objects = ManagedValue.objects(values[key]).filter { $0 !== other }
            if adds { objects.append(other) }
            values[key] =
                relationship?.isOrdered == true ? NSOrderedSet(array: objects) : NSSet(array: objects)
        } else {
            values[key] = adds ? other : nil
        }
        changed.insert(key)
        managedObjectContext?.noteChange(of: self)
    }

    /// Performs an `@NSManaged` function, such as `addToItems(_:)`.
    public func changeManaged(_ function: String, _ arguments: [Any]) {
        guard let match = function.wholeMatch(of: #/(addTo|removeFrom|insertInto|replace)(\w+)/#),
            let first = arguments.first
        else { return }
        let key = match.2.prefix(1).lowercased() + match.2.dropFirst()
        var objects = ManagedValue.objects(values[key])
        let given = ManagedValue.objects(first)
        objects.removeAll { object in given.contains { $0 === object } }
        switch match.1 {
        case "addTo": objects += given
        case "insertInto":
            let place = arguments.dropFirst().first as? Int ?? objects.count
            objects.insert(contentsOf: given, at: min(max(place, 0), objects.count))
        default: break
        }
        let isOrdered = entity.relationshipsByName[key]?.isOrdered ?? (values[key] is NSOrderedSet)
        setManaged(isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects), key)
    }

    // MARK: For subclasses

    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        ManagedValue.objects(values[key]).map(\.objectID)
    }
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func awakeFromFetch() {}
    open func awakeFromInsert() {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForDelete() throws {}
    open func validateForInsert() throws { try ManagedValidation.check(self) }
    open func validateForUpdate() throws { try ManagedValidation.check(self) }
}

/// Values of properties.
enum ManagedValue {
    static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        if let set = value as? NSSet,
            let found = Set(set.allObjects.compactMap { $0 as? NSManagedObject }) as? Value
        {
            return found
        }
        guard let number = (value as? NSNumber) ?? numeric(value) else { return nil }
        let forms: [Any] = [
            number.boolValue, number.intValue, number.int16Value, number.int32Value, number.int64Value,
            number.doubleValue, number.floatValue, number,
        ]
        return forms.lazy.compactMap { $0 as? Value }.first
    }

    private static func numeric(_ value: Any) -> NSNumber? {
        switch value {
        case let value as any BinaryInteger: NSNumber(value: Int64(clamping: value))
        case let value as Double: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        default: nil
        }
    }

    /// Returns the value of an unset property: nil, or a neutral value where it is not optional.
    static func none<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as? Value }
        let candidates: [Any] = [
            false, 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), "", Data(),
            Date(timeIntervalSinceReferenceDate: 0),
            UUID(), URL(fileURLWithPath: "/"), NSSet(), NSOrderedSet(), NSNumber(value: 0), [String](),
            Set<NSManagedObject>(),
            NSDecimalNumber.zero, Decimal(0), [Any](), [String: Any](),
        ]
        return candidates.lazy.compactMap { $0 as? Value }.first
    }

    static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.map(\.value) : value
    }

    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as Set<NSManagedObject>: Array(set)
        case let list as [NSManagedObject]: list
        default: []
        }
    }
}
