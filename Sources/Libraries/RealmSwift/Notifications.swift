import Foundation
import UIKit

/// A change of a collection.
public enum RealmCollectionChange<CollectionType> {
    /// The elements when they are first reported.
    case initial(CollectionType)
    /// The elements after a transaction, with the positions of deleted and modified ones before it and of inserted ones after it.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(any Swift.Error)
}

/// A change of an object.
public enum ObjectChange<T> {
    case error(NSError)
    case change(T, [PropertyChange])
    case deleted
}

extension ObjectChange where T == ObjectBase {
    /// Returns the change of an object of a class; a deletion for one of another class.
    func of<Subclass>(_ type: Subclass.Type) -> ObjectChange<Subclass> {
        switch self {
        case .change(let object, let changes):
            if let object = object as? Subclass { .change(object, changes) } else { .deleted }
        case .error(let error): .error(error)
        case .deleted: .deleted
        }
    }
}

/// A change of a property of an object.
public struct PropertyChange {
    public let name: String
    public let oldValue: Any?
    public let newValue: Any?
}

/// An object that is notified of transactions.
protocol StoreObserver: AnyObject {
    /// Compares with the last report in a later turn.
    func note()
    /// Accepts what has changed without a report.
    func accept()
}

/// Keeps an observation until it is invalidated or released.
public final class NotificationToken: Hashable {
    let observer: any StoreObserver
    private weak var store: Store?

    init(_ observer: any StoreObserver, in store: Store) {
        self.observer = observer
        self.store = store
        store.add(observer)
    }

    deinit { store?.remove(observer) }

    /// Ends the observation.
    public func invalidate() {
        store?.remove(observer)
        (observer as? any Endable)?.end()
    }

    public func stop() { invalidate() }

    public static func == (first: NotificationToken, second: NotificationToken) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private protocol Endable: AnyObject {
    func end()
}

/// An observer of a collection's elements and of their properties.
final class CollectionObserver<C: RealmCollection>: StoreObserver, Endable {
    private let collection: C
    private var block: ((RealmCollectionChange<C>) -> Void)?
    /// The elements that were last reported; nil before the first report.
    private var last: [(element: C.Element, values: [AnyHashable?])]?
    private var isWaiting = false

    init(collection: C, block: @escaping (RealmCollectionChange<C>) -> Void) {
        self.collection = collection
        self.block = block
        note()
    }

    func end() { block = nil }

    func note() {
        guard !isWaiting else { return }
        isWaiting = true
        Inert.later { [weak self] in self?.report() }
    }

    func accept() { if last != nil { last = present() } }

    private func present() -> [(element: C.Element, values: [AnyHashable?])] {
        collection._elements.map { ($0, Fingerprint.values(of: $0)) }
    }

    private func report() {
        isWaiting = false
        guard let block else { return }
        let new = present()
        guard let old = last else {
            last = new
            return block(.initial(collection))
        }
        last = new
        let change = ListChange(from: old, to: new)
        guard !change.isEmpty else { return }
        block(
            .update(
                collection, deletions: change.deletions, insertions: change.insertions,
                modifications: change.modifications))
    }
}

/// The differences between two lists of elements.
private struct ListChange {
    private(set) var deletions: [Int] = []
    private(set) var insertions: [Int] = []
    private(set) var modifications: [Int] = []

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    /// Moved elements of longer lists are not looked for: all are deleted and inserted.
    private static let limit = 1_000

    init<Element: Hashable>(
        from old: [(element: Element, values: [AnyHashable?])],
        to new: [(element: Element, values: [AnyHashable?])]
    ) {
        let identities = (old.map { Identity($0.element) }, new.map { Identity($0.element) })
        let (before, after) = (Set(identities.0), Set(identities.1))
        let common = (identities.0.filter(after.contains), identities.1.filter(before.contains))
        if common.0 == common.1 {
            deletions = identities.0.indices.filter { !after.contains(identities.0[$0]) }
            insertions = identities.1.indices.filter { !before.contains(identities.1[$0]) }
        } else if max(old.count, new.count) > Self.limit {
            deletions = Array(old.indices)
            insertions = Array(new.indices)
        } else {
            for change in identities.1.difference(from: identities.0) {
                switch change {
                case .remove(let offset, _, _): deletions.append(offset)
                case .insert(let offset, _, _): insertions.append(offset)
                }
            }
        }
        let values = Dictionary(zip(identities.1, new.map(\.values))) { first, _ in first }
        let deleted = Set(deletions)
        modifications = old.indices.filter { index in
            guard !deleted.contains(index), let present = values[identities.0[index]] else { return false }
            return present != old[index].values
        }
    }

    /// The identity of an object, or a value itself.
    private enum Identity<Element: Hashable>: Hashable {
        case object(ObjectIdentifier)
        case value(Element)

        init(_ element: Element) {
            self = (element as? ObjectBase).map { .object(ObjectIdentifier($0)) } ?? .value(element)
        }
    }
}

/// The values by which a change of an object is found.
enum Fingerprint {
    /// Returns the values of an element's properties, and those of the objects that it refers to.
    static func values(of element: Any, depth: Int = 1) -> [AnyHashable?] {
        guard let object = element as? ObjectBase else { return [] }
        return ObjectProperties.all(of: object).map { value(of: $0, depth) }
    }

    static func value(of property: ObjectProperties, _ depth: Int) -> AnyHashable? {
        switch property.value {
        case is any LinkingCollection: nil
        case let list as any StoredCollection: AnyHashable(list.values.map { part($0, depth) })
        case let value?: part(value, depth)
        case nil: nil
        }
    }

    private static func part(_ value: Any, _ depth: Int) -> AnyHashable? {
        guard let object = value as? ObjectBase else { return value as? AnyHashable }
        return AnyHashable(
            [AnyHashable(ObjectIdentifier(object))] + (depth > 0 ? values(of: object, depth: depth - 1) : []))
    }
}

/// An observer of an object's properties.
final class ObjectObserver: StoreObserver, Endable {
    private weak var object: ObjectBase?
    private let keys: Set<String>?
    private var block: ((ObjectChange<ObjectBase>) -> Void)?
    private var last: [String: (mark: AnyHashable?, value: Any?)] = [:]
    private var isWaiting = false

    init(object: ObjectBase, keys: [String]?, block: @escaping (ObjectChange<ObjectBase>) -> Void) {
        self.object = object
        self.keys = keys.map(Set.init)
        self.block = block
        accept()
    }

    func end() { block = nil }

    func note() {
        guard !isWaiting else { return }
        isWaiting = true
        Inert.later { [weak self] in self?.report() }
    }

    func accept() { last = present() }

    private func present() -> [String: (mark: AnyHashable?, value: Any?)] {
        guard let object else { return [:] }
        let pairs = ObjectProperties.all(of: object).map {
            ($0.name, (Fingerprint.value(of: $0, 0), $0.value))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    private func report() {
        isWaiting = false
        guard let block, let object else { return }
        guard !object.isInvalidated else {
            end()
            return block(.deleted)
        }
        let (old, new) = (last, present())
        last = new
        let changes = new.keys.sorted().compactMap { name -> PropertyChange? in
            guard keys?.contains(name) ?? true, old[name]?.mark != new[name]?.mark else { return nil }
            return PropertyChange(name: name, oldValue: old[name]?.value, newValue: new[name]?.value)
        }
        if !changes.isEmpty { block(.change(object, changes)) }
    }
}

/// An observer of all transactions of a database.
final class RealmObserver: StoreObserver, Endable {
    private var block: (() -> Void)?
    private var isWaiting = false

    init(block: @escaping () -> Void) { self.block = block }

    func end() { block = nil }
    func accept() {}

    func note() {
        guard !isWaiting else { return }
        isWaiting = true
        Inert.later { [weak self] in
            self?.isWaiting = false
            self?.block?()
        }
    }
}
