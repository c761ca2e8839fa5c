import Foundation

/// The memory management and comparison of a weak collection's objects.
public struct NSPointerFunctions {
    /// The options for retaining and comparing objects.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strongMemory: Options = []
        public static let weakMemory = Options(rawValue: 5)
        public static let objectPersonality: Options = []
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
        public static let copyIn = Options(rawValue: 1 << 16)

        var isWeak: Bool { contains(.weakMemory) }
    }
}

/// Options of `NSHashTable`.
public typealias NSHashTableOptions = NSPointerFunctions.Options
/// Options of `NSMapTable`.
public typealias NSMapTableOptions = NSPointerFunctions.Options

/// A strong or weak reference to an object.
struct Held {
    private var strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
        weak = object
        strong = isWeak ? nil : object
    }

    var object: AnyObject? { weak }
}

/// Returns whether two objects are equal: those of Foundation by `isEqual`, unless identity is specified.
private func areOne(_ a: AnyObject, _ b: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    if a === b { return true }
    guard !options.contains(.objectPointerPersonality), let a = a as? NSObject, let b = b as? NSObject else {
        return false
    }
    return a.isEqual(b)
}

/// A set of objects that can be weak: one that is released elsewhere is removed from the set.
///
/// The type is not restricted to classes, since existential types of Objective-C's protocols are none here.
open class NSHashTable<ObjectType>: NSObject {
    private let options: NSPointerFunctions.Options
    private var held: [Held] = []

    /// Creates a set with an initial capacity and the options of its objects.
    public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
        self.options = options
    }

    /// Returns a set with weak references to its objects.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The objects, in the order in which they were added.
    open var allObjects: [ObjectType] { held.compactMap { $0.object as? ObjectType } }
    open var anyObject: ObjectType? { allObjects.first }
    open var count: Int { allObjects.count }
    open var setRepresentation: Set<AnyHashable> {
        Set(allObjects.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }

    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { areOne($0 as AnyObject, object as AnyObject, options) }
    }

    open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        held.removeAll { $0.object == nil }
        held.append(Held(object as AnyObject, isWeak: options.isWeak))
    }

    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        held.removeAll { $0.object.map { areOne($0, object as AnyObject, options) } ?? true }
    }

    open func removeAllObjects() { held = [] }
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// A table of objects by objects, either of which can be weak: an entry without one of the two is removed.
///
/// The types are not restricted to classes, since existential types of Objective-C's protocols are none here.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options
    private var entries: [(key: Held, value: Held)] = []

    /// Creates a table with an initial capacity and the options of its objects.
    public init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
        capacity initialCapacity: Int = 0
    ) {
        self.keyOptions = keyOptions
        self.valueOptions = valueOptions
    }

    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory)
    }
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(valueOptions: .weakMemory)
    }
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    private var living: [(key: AnyObject, value: AnyObject)] {
        entries.compactMap { entry in
            entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } }
        }
    }

    open var count: Int { living.count }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return living.first { areOne($0.key, aKey as AnyObject, keyOptions) }?.value as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        removeObject(forKey: aKey)
        entries.append(
            (
                Held(aKey as AnyObject, isWeak: keyOptions.isWeak),
                Held(anObject as AnyObject, isWeak: valueOptions.isWeak)
            ))
    }

    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        entries.removeAll { entry in
            guard let key = entry.key.object, entry.value.object != nil else { return true }
            return areOne(key, aKey as AnyObject, keyOptions)
        }
    }

    open func removeAllObjects() { entries = [] }
    open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }
    open func objectEnumerator() -> NSEnumerator? { NSArray(array: living.map(\.value)).objectEnumerator() }
    open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
        var result: [AnyHashable: ObjectType] = [:]
        for (key, value) in living {
            if let key = key as? NSObject, let value = value as? ObjectType {
                result[AnyHashable(key)] = value
            }
        }
        return result
    }
}
