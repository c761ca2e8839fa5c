import Foundation

/// An array that accesses the value of a key: reading it reads the value, changing it changes the value and notifies
/// observers of the key.
final class KeyValueArray: NSMutableArray {
    private let key: String
    private let object: NSObject

    init(_ key: String, of object: NSObject) {
        (self.key, self.object) = (key, object)
        super.init(objects: UnsafePointer<AnyObject>?.none, count: 0)
    }

    // An array that is not the value of a key is never created.
    required override init(capacity numItems: Int) {
        (key, object) = ("", NSObject())
        super.init(capacity: numItems)
    }

    required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }

    required init?(coder aDecoder: NSCoder) { nil }

    required init(objects: UnsafePointer<AnyObject>!, count: Int) {
        (key, object) = ("", NSObject())
        super.init(objects: objects, count: count)
    }

    // MARK: The value

    private var elements: [Any] {
        MainQueue.answer("the list of a key", with: (object, key)) { object, key in
            let value = KeyValueCoding.value(forKey: key, of: object) ?? nil
            return (value as? NSArray).map { Array($0) } ?? []
        } ?? []
    }

    override var count: Int { elements.count }
    override func object(at index: Int) -> Any { elements[index] }

    override func index(of anObject: Any) -> Int {
        elements.firstIndex { Self.areEqual($0, anObject) } ?? NSNotFound
    }

    override func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }

    /// Compares as Objective-C does: objects of Swift classes, which Foundation would wrap here, are equal to
    /// themselves.
    private static func areEqual(_ a: Any, _ b: Any) -> Bool {
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        if type(of: a) is AnyClass, type(of: b) is AnyClass { return a as AnyObject === b as AnyObject }
        return NSArray(array: [a]).contains(b)
    }

    /// Changes the elements at the indexes, which for removals and replacements are those before, for others those
    /// after the change.
    private func change(
        _ kind: NSKeyValueChange, at indexes: IndexSet, new: [Any]? = nil, _ edit: (inout [Any]) -> Void
    ) {
        let before = elements
        var after = before
        edit(&after)
        let old = kind == .insertion ? nil : indexes.map { before[$0] }
        MainQueue.run(with: (object, key, after, old, new)) { object, key, after, old, new in
            KeyValueObserving.changing(key, of: object, kind, at: indexes, old: old, new: new) {
                if let list = (KeyValueCoding.value(forKey: key, of: object) ?? nil) as? NSMutableArray {
                    list.setArray(after)
                } else if KeyValueCoding.set(after, forKey: key, of: object) != .done {
                    KeyValueCoding.reportUndefined(key, of: object)
                }
            }
        }
    }

    // MARK: Changes

    override func insert(_ anObject: Any, at index: Int) {
        change(.insertion, at: [index], new: [anObject]) { $0.insert(anObject, at: index) }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, at: indexes, new: objects) { elements in
            for (index, object) in zip(indexes, objects) { elements.insert(object, at: index) }
        }
    }

    override func removeObject(at index: Int) {
        change(.removal, at: [index]) { $0.remove(at: index) }
    }

    override func removeObjects(at indexes: IndexSet) {
        change(.removal, at: indexes) { elements in
            for index in indexes.reversed() { elements.remove(at: index) }
        }
    }

    /// Replaces an object. Assignment to a subscript at the end adds the object.
    override func replaceObject(at index: Int, with anObject: Any) {
        guard index < count else { return insert(anObject, at: index) }
        change(.replacement, at: [index], new: [anObject]) { $0[index] = anObject }
    }

    override func add(_ anObject: Any) { insert(anObject, at: count) }

    override func addObjects(from otherArray: [Any]) {
        if !otherArray.isEmpty { insert(otherArray, at: IndexSet(count..<count + otherArray.count)) }
    }

    override func removeLastObject() {
        if count > 0 { removeObject(at: count - 1) }
    }

    override func removeAllObjects() { removeObjects(in: NSRange(location: 0, length: count)) }

    override func removeObjects(in range: NSRange) {
        if range.length > 0 { removeObjects(at: IndexSet(range.location..<range.location + range.length)) }
    }

    override func removeObjects(in otherArray: [Any]) {
        let found = IndexSet(
            elements.enumerated().filter { element in
                otherArray.contains { Self.areEqual($0, element.element) }
            }.map(\.offset))
        if !found.isEmpty { removeObjects(at: found) }
    }

    override func remove(_ anObject: Any) { removeObjects(in: [anObject]) }

    override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
        guard idx1 != idx2 else { return }
        let (first, second) = (object(at: idx1), object(at: idx2))
        replaceObject(at: idx1, with: second)
        replaceObject(at: idx2, with: first)
    }

    override func setArray(_ otherArray: [Any]) {
        replaceObjects(in: NSRange(location: 0, length: count), withObjectsFrom: otherArray)
    }

    override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
        let common = Swift.min(range.length, otherArray.count)
        for offset in 0..<common { replaceObject(at: range.location + offset, with: otherArray[offset]) }
        let start = range.location + common
        if range.length > common {
            removeObjects(at: IndexSet(start..<range.location + range.length))
        } else if otherArray.count > common {
            let rest = Array(otherArray[common...])
            insert(rest, at: IndexSet(start..<start + rest.count))
        }
    }

    override func replaceObjects(
        in range: NSRange, withObjectsFrom otherArray: [Any], range otherRange: NSRange
    ) {
        let part = Array(otherArray[otherRange.location..<otherRange.location + otherRange.length])
        replaceObjects(in: range, withObjectsFrom: part)
    }
}
