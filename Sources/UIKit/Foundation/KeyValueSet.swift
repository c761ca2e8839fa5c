import Foundation

/// The value of a key that a collection accesses.
struct KeyedValue {
    let key: String
    let object: NSObject

    var value: Any? {
        MainQueue.answer("the collection of a key", with: (object, key)) { object, key in
            KeyValueCoding.value(forKey: key, of: object) ?? nil
        } ?? nil
    }

    /// Sets the value, of which observers of the key are notified as of one that is set.
    func set(_ value: Any) { object.setValue(value, forKey: key) }
}

/// A collection that accesses the value of a key. As a value of a key it is copied, since it would contain itself.
protocol KeyedCollection: AnyObject {
    var contents: NSObject { get }
}

/// A set that accesses the value of a key: reading it reads the value, changing it sets a new value.
final class KeyValueSet: NSMutableSet, KeyedCollection {
    private let place: KeyedValue

    init(_ place: KeyedValue) {
        self.place = place
        super.init(objects: UnsafePointer<AnyObject>?.none, count: 0)
    }

    // A set that is not the value of a key is never created.
    required init(capacity numItems: Int) {
        place = KeyedValue(key: "", object: NSObject())
        super.init(capacity: numItems)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    // MARK: The value

    private var current: NSSet { NSSet(array: NSSet.elements(of: place.value)) }
    var contents: NSObject { current }

    override var count: Int { current.count }
    override func member(_ object: Any) -> Any? { current.member(object) }
    override func objectEnumerator() -> NSEnumerator { current.objectEnumerator() }
    override func copy(with zone: NSZone? = nil) -> Any { current }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: current.allObjects) }

    // MARK: Changes

    private func change(_ edit: (NSMutableSet) -> Void) {
        let changed = NSMutableSet(array: current.allObjects)
        edit(changed)
        place.set(changed)
    }

    override func add(_ object: Any) { change { $0.add(object) } }
    override func remove(_ object: Any) { change { $0.remove(object) } }
    override func addObjects(from array: [Any]) { change { $0.addObjects(from: array) } }
    override func removeAllObjects() { change { $0.removeAllObjects() } }
    override func union(_ otherSet: Set<AnyHashable>) { change { $0.union(otherSet) } }
    override func minus(_ otherSet: Set<AnyHashable>) { change { $0.minus(otherSet) } }
    override func intersect(_ otherSet: Set<AnyHashable>) { change { $0.intersect(otherSet) } }
    override func setSet(_ otherSet: Set<AnyHashable>) { change { $0.setSet(otherSet) } }
}

/// An ordered set that accesses the value of a key: reading it reads the value, changing it sets a new value. Foundation's
/// conversions read its own elements, which are therefore those of the value.
final class KeyValueOrderedSet: NSMutableOrderedSet, KeyedCollection {
    private let place: KeyedValue
    private var isChanging = false

    init(_ place: KeyedValue) {
        self.place = place
        super.init(objects: UnsafePointer<AnyObject>?.none, count: 0)
        load()
    }

    // A set that is not the value of a key is never created.
    required convenience init(arrayLiteral elements: Any...) {
        self.init(KeyedValue(key: "", object: NSObject()))
    }

    required init?(coder aDecoder: NSCoder) { nil }

    // MARK: The value

    var contents: NSObject { loaded { NSOrderedSet(array: array) } }

    override var count: Int { loaded { super.count } }
    override func object(at index: Int) -> Any { loaded { super.object(at: index) } }
    override func index(of object: Any) -> Int { loaded { super.index(of: object) } }
    override func contains(_ object: Any) -> Bool { loaded { super.contains(object) } }

    private func loaded<Result>(_ read: () -> Result) -> Result {
        if !isChanging { load() }
        return read()
    }

    private func load() {
        let elements = NSSet.elements(of: place.value)
        isChanging = true
        defer { isChanging = false }
        guard !array.elementsEqual(elements, by: { $0 as AnyObject === $1 as AnyObject }) else { return }
        super.removeAllObjects()
        super.addObjects(from: elements)
    }

    // MARK: Changes

    private func change(_ edit: () -> Void) {
        guard !isChanging else { return edit() }
        load()
        isChanging = true
        edit()
        let changed = NSOrderedSet(array: array)
        isChanging = false
        place.set(changed)
    }

    override func add(_ object: Any) { change { super.add(object) } }
    override func addObjects(from array: [Any]) { change { super.addObjects(from: array) } }
    override func insert(_ object: Any, at index: Int) { change { super.insert(object, at: index) } }
    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change { super.insert(objects, at: indexes) }
    }
    override func setObject(_ object: Any, at index: Int) { change { super.setObject(object, at: index) } }
    override func replaceObject(at index: Int, with object: Any) {
        change { super.replaceObject(at: index, with: object) }
    }
    override func exchangeObject(at first: Int, withObjectAt second: Int) {
        change { super.exchangeObject(at: first, withObjectAt: second) }
    }
    override func moveObjects(at indexes: IndexSet, to index: Int) {
        change { super.moveObjects(at: indexes, to: index) }
    }
    override func remove(_ object: Any) { change { super.remove(object) } }
    override func removeObject(at index: Int) { change { super.removeObject(at: index) } }
    override func removeObjects(at indexes: IndexSet) { change { super.removeObjects(at: indexes) } }
    override func removeObjects(in array: [Any]) { change { super.removeObjects(in: array) } }
    override func removeAllObjects() { change { super.removeAllObjects() } }
    override func union(_ other: NSOrderedSet) { change { super.union(other) } }
    override func minus(_ other: NSOrderedSet) { change { super.minus(other) } }
    override func intersect(_ other: NSOrderedSet) { change { super.intersect(other) } }
}

extension NSSet {
    /// Returns the elements of a set, an ordered one or one of Swift's; none of another value.
    fileprivate static func elements(of value: Any?) -> [Any] {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let set as Set<AnyHashable>: Array(set)
        default: []
        }
    }
}
