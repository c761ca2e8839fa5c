import Foundation
import UIKit

/// An ordered property with several objects or values.
public final class List<Element: RealmCollectionValue>: RealmCollection, MutableCollection,
    RangeReplaceableCollection,
    StoredCollection, OwnedCollection
{
    private var stored: [Element] = []
    /// The number of deletions of objects after which deleted ones were removed.
    private var purged = 0
    weak var owner: ObjectBase?

    public init() {}

    public convenience init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        stored = Array(elements)
    }

    public convenience init<S: Sequence>(objectsIn elements: S) where S.Element == Element {
        self.init(elements)
    }

    public var _elements: [Element] {
        let deletions = Store.deletions
        if purged != deletions {
            purged = deletions
            stored.removeAll { ($0 as? ObjectBase)?.isInvalidated == true }
        }
        return stored
    }

    public var realm: Realm? { owner?.realm }
    public var isInvalidated: Bool { owner?.isInvalidated ?? false }

    /// Replaces a range, and stores the new objects with the owner.
    private func replace(_ range: Range<Int>, with elements: [Element]) {
        var present = _elements
        let added = elements.map { element in
            (element as? ObjectBase).flatMap { owner?.store?.stored($0) } as? Element ?? element
        }
        present.replaceSubrange(range, with: added)
        stored = present
    }

    public subscript(position: Int) -> Element {
        get { _elements[position] }
        set { replace(position..<position + 1, with: [newValue]) }
    }

    public func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C)
    where C.Element == Element {
        replace(range, with: Array(elements))
    }

    public func append(_ object: Element) { replace(count..<count, with: [object]) }
    public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element {
        replace(count..<count, with: Array(objects))
    }
    public func append<S: Sequence>(contentsOf objects: S) where S.Element == Element {
        append(objectsIn: objects)
    }
    public func insert(_ object: Element, at index: Int) { replace(index..<index, with: [object]) }
    public func insert<C: Collection>(contentsOf objects: C, at index: Int) where C.Element == Element {
        replace(index..<index, with: Array(objects))
    }
    public func replace(index: Int, object: Element) { self[index] = object }
    public func move(from: Int, to: Int) {
        var present = _elements
        present.insert(present.remove(at: from), at: to)
        stored = present
    }
    public func swapAt(_ first: Int, _ second: Int) {
        var present = _elements
        present.swapAt(first, second)
        stored = present
    }
    @discardableResult public func remove(at index: Int) -> Element {
        let element = self[index]
        replace(index..<index + 1, with: [])
        return element
    }
    @discardableResult public func removeFirst() -> Element { remove(at: 0) }
    @discardableResult public func removeLast() -> Element { remove(at: count - 1) }
    public func removeFirst(_ number: Int) { replace(0..<number, with: []) }
    public func removeLast(_ number: Int) { replace(count - number..<count, with: []) }
    public func removeAll() { replace(0..<count, with: []) }
    public func removeAll(keepingCapacity: Bool) { removeAll() }
    public func removeSubrange(_ range: Range<Int>) { replace(range, with: []) }
    public func remove(atOffsets offsets: IndexSet) {
        for index in offsets.reversed() { remove(at: index) }
    }

    // MARK: Stored collections

    var values: [Any] { _elements }

    func replaceAll(_ values: [Any]) {
        let elements = values.compactMap {
            PersistedReading.value(ObjectProperties.read($0, as: Element.self), as: Element.self)
        }
        replace(0..<count, with: elements)
    }
}

extension List: Decodable where Element: Decodable {
    public convenience init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension List: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
}

extension List: Equatable {
    public static func == (first: List, second: List) -> Bool { first === second }
}

/// A property with several different objects or values, in the order of their insertion.
public final class MutableSet<Element: RealmCollectionValue>: RealmCollection, StoredCollection,
    OwnedCollection
{
    private let list = List<Element>()

    public init() {}

    weak var owner: ObjectBase? {
        get { list.owner }
        set { list.owner = newValue }
    }

    public var _elements: [Element] { list._elements }
    public subscript(position: Int) -> Element { _elements[position] }
    public var realm: Realm? { list.realm }
    public var isInvalidated: Bool { list.isInvalidated }

    public func contains(_ object: Element) -> Bool { list._elements.contains(object) }
    public func insert(_ object: Element) { if !contains(object) { list.append(object) } }
    public func insert<S: Sequence>(objectsIn objects: S) where S.Element == Element {
        objects.forEach(insert)
    }
    public func remove(_ object: Element) { if let index = list.index(of: object) { list.remove(at: index) } }
    public func removeAll() { list.removeAll() }

    var values: [Any] { list.values }

    func replaceAll(_ values: [Any]) {
        removeAll()
        let read = List<Element>()
        read.replaceAll(values)
        insert(objectsIn: read)
    }
}
