import Foundation
import UIKit

/// Objects or values in an order, which change as the database does.
public protocol RealmCollection: RandomAccessCollection, CustomStringConvertible
where Index == Int, Element: RealmCollectionValue {
    /// The present elements.
    var _elements: [Element] { get }
    /// The database of the elements; nil for those of an unmanaged object.
    var realm: Realm? { get }
    /// Whether the collection belonged to an object that was deleted.
    var isInvalidated: Bool { get }
}

extension RealmCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { _elements.count }
    public var count: Int { _elements.count }
    public var isEmpty: Bool { _elements.isEmpty }
    public var first: Element? { _elements.first }
    public var last: Element? { _elements.last }
    public func index(after i: Int) -> Int { i + 1 }
    public func index(before i: Int) -> Int { i - 1 }
    /// The elements at the time of the call, which a loop may delete.
    public func makeIterator() -> IndexingIterator<[Element]> { _elements.makeIterator() }

    public var isFrozen: Bool { false }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }

    public var description: String {
        let lines = _elements.enumerated().map { "\t[\($0)] \($1)" }
        return (["\(Self.self) ("] + lines + [")"]).joined(separator: "\n")
    }

    // MARK: Queries

    public func index(of element: Element) -> Int? { _elements.firstIndex(of: element) }
    public func index(matching predicate: NSPredicate) -> Int? {
        _elements.firstIndex { predicate.evaluate(with: $0) }
    }
    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate(format: predicateFormat, argumentArray: args))
    }

    /// The elements at positions.
    public func objects(at indexes: IndexSet) -> [Element] {
        let elements = _elements
        return indexes.filter(elements.indices.contains).map { elements[$0] }
    }

    private func results(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
        let elements = { _elements }
        return Results(store: realm?.store) { change(elements()) }
    }

    /// The elements that match a predicate.
    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        results { $0.filter { predicate.evaluate(with: $0) } }
    }
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(NSPredicate(format: predicateFormat, argumentArray: args))
    }

    /// The elements for which a condition on their properties is true.
    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        let condition = isIncluded(Query { $0 })
        return results { $0.filter { condition.value($0) as? Bool == true } }
    }

    /// The elements in the order of a property.
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }
    public func sorted(byProperty property: String, ascending: Bool = true) -> Results<Element> {
        sorted(byKeyPath: property, ascending: ascending)
    }
    public func sorted<Value>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true) -> Results<Element>
    {
        let descriptor = NSSortDescriptor(keyPath: keyPath, ascending: ascending)
        return results { $0.sorted(with: [descriptor]) }
    }
    public func sorted<S: Sequence>(by sortDescriptors: S) -> Results<Element>
    where S.Element == SortDescriptor {
        let descriptors = sortDescriptors.map(\.descriptor)
        return results { $0.sorted(with: descriptors) }
    }
    /// The values in their own order.
    public func sorted(ascending: Bool) -> Results<Element> where Element: Comparable {
        results { ascending ? $0.sorted() : $0.sorted(by: >) }
    }

    /// The first elements of each combination of the properties' values.
    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Element == String {
        let keyPaths = Array(keyPaths)
        return results { elements in
            var known: Set<[AnyHashable?]> = []
            return elements.filter { element in
                let object = element as? NSObject
                return known.insert(keyPaths.map { object?.value(forKeyPath: $0) as? AnyHashable }).inserted
            }
        }
    }

    // MARK: Values of properties

    private func numbers(_ property: String) -> [NSNumber] {
        _elements.compactMap { element in
            let value = (element as? NSObject)?.value(forKey: property)
            return PersistedReading.value(value, as: Double.self).map { NSNumber(value: $0) }
        }
    }

    public func min<T: MinMaxType>(ofProperty property: String) -> T? { extreme(property, isLess: true) }
    public func max<T: MinMaxType>(ofProperty property: String) -> T? { extreme(property, isLess: false) }

    private func extreme<T>(_ property: String, isLess: Bool) -> T? {
        let sorted = sorted(byKeyPath: property, ascending: isLess)._elements.lazy
        return sorted.compactMap {
            PersistedReading.value(($0 as? NSObject)?.value(forKey: property), as: T.self)
        }.first
    }

    public func sum<T: AddableType>(ofProperty property: String) -> T {
        let sum = numbers(property).reduce(0) { $0 + $1.doubleValue }
        return PersistedReading.value(NSNumber(value: sum), as: T.self) ?? T()
    }

    public func average<T: AddableType>(ofProperty property: String) -> T? {
        let numbers = numbers(property)
        guard !numbers.isEmpty else { return nil }
        let sum = numbers.reduce(0) { $0 + $1.doubleValue }
        return PersistedReading.value(NSNumber(value: sum / Double(numbers.count)), as: T.self)
    }

    public func value(forKey key: String) -> Any? { _elements.map { ($0 as? NSObject)?.value(forKey: key) } }
    public func setValue(_ value: Any?, forKey key: String) {
        for element in _elements { (element as? NSObject)?.setValue(value, forKey: key) }
    }

    // MARK: Changes

    /// Calls the closure with the elements in a later turn, and again after each transaction that changes them.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        let observer = CollectionObserver(collection: self, block: block)
        return NotificationToken(observer, in: realm?.store ?? .none)
    }

    public func addNotificationBlock(_ block: @escaping (RealmCollectionChange<Self>) -> Void)
        -> NotificationToken
    {
        observe(block)
    }
}

extension Array {
    /// Returns the elements in the order of descriptors; equal ones remain in their order.
    fileprivate func sorted(with descriptors: [NSSortDescriptor]) -> [Element] {
        enumerated().sorted { first, second in
            for descriptor in descriptors {
                switch descriptor.compare(first.element, to: second.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return first.offset < second.offset
        }.map(\.element)
    }
}

/// The name of a property by which results are sorted.
public struct SortDescriptor: Hashable, Sendable {
    public let keyPath: String
    public let ascending: Bool

    public init(keyPath: String, ascending: Bool = true) {
        self.keyPath = keyPath
        self.ascending = ascending
    }

    public init(property: String, ascending: Bool = true) {
        self.init(keyPath: property, ascending: ascending)
    }

    public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }

    fileprivate var descriptor: NSSortDescriptor { NSSortDescriptor(key: keyPath, ascending: ascending) }
}

extension SortDescriptor: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(keyPath: value) }
}

/// A type with a least and a greatest value among several.
public protocol MinMaxType {}

/// A type of numbers that can be added.
public protocol AddableType {
    init()
}

extension Int: MinMaxType, AddableType {}
extension Int8: MinMaxType, AddableType {}
extension Int16: MinMaxType, AddableType {}
extension Int32: MinMaxType, AddableType {}
extension Int64: MinMaxType, AddableType {}
extension Float: MinMaxType, AddableType {}
extension Double: MinMaxType, AddableType {}
extension Date: MinMaxType {}
extension NSDate: MinMaxType {}

/// The objects of a database, or elements of a collection, that a query chooses.
public struct Results<Element: RealmCollectionValue>: RealmCollection {
    /// The elements of the last version of the database.
    private final class Memory {
        var version = -1
        var elements: [Element] = []
    }

    let store: Store?
    private let compute: () -> [Element]
    private let memory = Memory()

    init(store: Store?, compute: @escaping () -> [Element]) {
        self.store = store
        self.compute = compute
    }

    public var _elements: [Element] {
        // In a transaction, and in unmanaged objects, properties change without a new version.
        guard let store, !store.isWriting else { return compute() }
        return store.locked { () -> [Element]? in
            memory.version == store.version ? memory.elements : nil
        }
            ?? {
                let (version, elements) = (store.version, compute())
                store.locked { (memory.version, memory.elements) = (version, elements) }
                return elements
            }()
    }

    public subscript(position: Int) -> Element { _elements[position] }
    public var realm: Realm? { store.map(Realm.init(store:)) }
    public var isInvalidated: Bool { false }
}

/// A collection of any kind.
public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
    private let elements: () -> [Element]
    private let database: () -> Realm?

    public init<C: RealmCollection>(_ base: C) where C.Element == Element {
        elements = { base._elements }
        database = { base.realm }
    }

    public var _elements: [Element] { elements() }
    public subscript(position: Int) -> Element { _elements[position] }
    public var realm: Realm? { database() }
    public var isInvalidated: Bool { false }
}

/// The objects with a link to the object that has the property.
public final class LinkingObjects<Element: ObjectBase & RealmCollectionValue>: RealmCollection,
    LinkingCollection
{
    private let property: String
    private weak var owner: ObjectBase?

    public init(fromType type: Element.Type, property propertyName: String) { property = propertyName }

    func bind(to owner: ObjectBase) { self.owner = owner }

    public var _elements: [Element] {
        guard let owner, let store = owner.store else { return [] }
        return store.objects(of: Element.self).filter { element in
            switch ObjectProperties.value(property, of: element) {
            case let object as ObjectBase: object === owner
            case let list as any StoredCollection: list.values.contains { ($0 as? ObjectBase) === owner }
            default: false
            }
        }
    }

    public subscript(position: Int) -> Element { _elements[position] }
    public var realm: Realm? { owner?.realm }
    public var isInvalidated: Bool { owner?.isInvalidated ?? false }
}
