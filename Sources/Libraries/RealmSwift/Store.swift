import Foundation
import Synchronization
import UIKit

/// The objects of a database, in memory.
///
/// The lock protects the tables alone and is not held while code of the app runs, so that no two threads wait for each other.
final class Store: @unchecked Sendable {
    private struct Table {
        var objects: [ObjectBase] = []
        var byKey: [AnyHashable: ObjectBase] = [:]
    }

    /// The stores by the names of their files or of their memory.
    private static let all = Locked<[String: Store]>([:])
    /// The store of observed objects that are in none.
    static let none = Store(Realm.Configuration())
    private static let deletionCount = Atomic<Int>(0)

    let configuration: Realm.Configuration
    private let lock = NSRecursiveLock()
    private var tables: [ObjectIdentifier: Table] = [:]
    /// The classes in the order in which objects were added.
    private var types: [ObjectIdentifier] = []
    private var depth = 0
    private var before: [ObjectIdentifier: Table] = [:]
    /// The number of changes.
    private(set) var version = 0
    private var sweptVersion = 0
    private var observers: [WeakObserver] = []

    private struct WeakObserver {
        weak var observer: (any StoreObserver)?
    }

    private init(_ configuration: Realm.Configuration) { self.configuration = configuration }

    /// Returns the store of a configuration, which is empty at first.
    static func of(_ configuration: Realm.Configuration) -> Store {
        all.withLock { stores in
            let name = configuration.name
            if let known = stores[name] { return known }
            let store = Store(configuration)
            stores[name] = store
            if let file = configuration.fileURL, FileManager.default.fileExists(atPath: file.path) {
                RuntimeDiagnostics.reportOnce("RealmSwift: \(file.lastPathComponent) is not read here")
            }
            return store
        }
    }

    /// Forgets the objects of a configuration; returns whether there were any.
    static func remove(_ configuration: Realm.Configuration) -> Bool {
        all.withLock { $0.removeValue(forKey: configuration.name) } != nil
    }

    /// The number of deletions of objects in all stores.
    static var deletions: Int { deletionCount.load(ordering: .relaxed) }

    func locked<T>(_ work: () -> T) -> T {
        lock.lock()
        defer { lock.unlock() }
        return work()
    }

    // MARK: Transactions

    var isWriting: Bool { locked { depth > 0 } }

    func begin() {
        locked {
            if depth == 0 { before = tables }
            depth += 1
        }
    }

    /// Ends the transaction and notifies observers, without some.
    func commit(without tokens: [NotificationToken] = []) {
        let ended = locked { () -> Bool in
            depth = max(0, depth - 1)
            version += 1
            if depth == 0 { before = [:] }
            return depth == 0
        }
        guard ended else { return }
        let silent = tokens.map { ObjectIdentifier($0.observer) }
        for observer in present() {
            if silent.contains(ObjectIdentifier(observer)) { observer.accept() } else { observer.note() }
        }
    }

    /// Ends the transaction; objects that it added or deleted are as before it.
    func cancel() {
        locked {
            depth = max(0, depth - 1)
            version += 1
            guard depth == 0 else { return }
            let kept = Set(before.values.flatMap(\.objects).map(ObjectIdentifier.init))
            for object in tables.values.flatMap(\.objects) where !kept.contains(ObjectIdentifier(object)) {
                object.store = nil
            }
            tables = before
            before = [:]
            for object in tables.values.flatMap(\.objects) {
                (object.store, object.isInvalidated) = (self, false)
            }
        }
        RuntimeDiagnostics.reportOnce(
            "RealmSwift: a cancelled transaction leaves the changed values of properties as they are")
    }

    /// Reports a change outside of a transaction, which ends an app.
    func requireTransaction(_ name: String) {
        guard !isWriting else { return }
        RuntimeDiagnostics.reportOnce(
            "RealmSwift: \(name) outside of a write transaction, which ends an app on iOS")
    }

    // MARK: Objects

    /// Returns the objects of a class, in the order in which they were added.
    func objects<T>(of type: T.Type) -> [T] {
        addLinkedObjects()
        return locked { tables[ObjectIdentifier(type)]?.objects as? [T] ?? [] }
    }

    func object<T>(of type: T.Type, key: AnyHashable) -> T? {
        locked { tables[ObjectIdentifier(type)]?.byKey[key] as? T }
    }

    var isEmpty: Bool { locked { tables.values.allSatisfy(\.objects.isEmpty) } }

    /// Adds an object if it is in no store, and returns the stored one, which is another one if that has the same key.
    @discardableResult func stored(_ object: ObjectBase, _ policy: Realm.UpdatePolicy = .modified)
        -> ObjectBase
    {
        guard object.store == nil else { return object }
        guard !object.isInvalidated else {
            RuntimeDiagnostics.report("RealmSwift: a deleted object cannot be added again")
            return object
        }
        let type = ObjectIdentifier(Swift.type(of: object))
        let key = object.key
        let known = key.flatMap { key in locked { tables[type]?.byKey[key] } }
        if let known {
            if policy == .error {
                RuntimeDiagnostics.report(
                    "RealmSwift: there is a \(Swift.type(of: object)) with the same key already, which ends an app on iOS"
                )
            }
            ObjectProperties.assign(object, to: known)
            addLinks(of: known, policy)
            return known
        }
        locked {
            object.store = self
            if tables[type] == nil { types.append(type) }
            tables[type, default: Table()].objects.append(object)
            if let key { tables[type]?.byKey[key] = object }
            version += 1
        }
        addLinks(of: object, policy)
        return object
    }

    /// Stores the objects that properties of a stored object refer to.
    private func addLinks(of object: ObjectBase, _ policy: Realm.UpdatePolicy) {
        for property in ObjectProperties.all(of: object) {
            switch property.value {
            case let link as ObjectBase where link.store == nil && !link.isInvalidated:
                let known = stored(link, policy)
                if known !== link { object.setValue(known, forKey: property.name) }
            case let links as any LinkingCollection: links.bind(to: object)
            case let list as any OwnedCollection:
                list.owner = object
                let values = list.values
                let known = values.map { ($0 as? ObjectBase).map { stored($0, policy) } ?? $0 }
                if zip(values, known).contains(where: { ($0 as? ObjectBase) !== ($1 as? ObjectBase) }) {
                    list.replaceAll(known)
                }
            default: break
            }
        }
    }

    /// Stores objects that were only assigned to properties of stored ones since the last query.
    private func addLinkedObjects() {
        let linking = locked { () -> [ObjectBase] in
            guard depth > 0 || sweptVersion != version else { return [] }
            sweptVersion = version
            return types.compactMap { tables[$0]?.objects }.filter { $0.first.map(Links.has) ?? false }
                .flatMap { $0 }
        }
        for object in linking { addLinks(of: object, .modified) }
        if !linking.isEmpty { locked { sweptVersion = version } }
    }

    func delete(_ objects: [ObjectBase]) {
        let deleted = objects.filter { $0.store === self }
        guard !deleted.isEmpty else { return }
        let identities = Set(deleted.map(ObjectIdentifier.init))
        let linking = locked { () -> [ObjectBase] in
            for (type, group) in Dictionary(grouping: deleted, by: { ObjectIdentifier(Swift.type(of: $0)) }) {
                tables[type]?.objects.removeAll { identities.contains(ObjectIdentifier($0)) }
                for key in group.compactMap(\.key) { tables[type]?.byKey[key] = nil }
            }
            for object in deleted { (object.store, object.isInvalidated) = (nil, true) }
            version += 1
            return types.compactMap { tables[$0]?.objects }.filter { $0.first.map(Links.has) ?? false }
                .flatMap { $0 }
        }
        Self.deletionCount.add(1, ordering: .relaxed)
        for object in linking {
            for property in ObjectProperties.all(of: object) where property.isPlain {
                guard let link = property.value as? ObjectBase, link.isInvalidated else { continue }
                object.setValue(nil, forKey: property.name)
            }
        }
    }

    func deleteAll() { delete(locked { tables.values.flatMap(\.objects) }) }

    // MARK: Observers

    func add(_ observer: any StoreObserver) { locked { observers.append(WeakObserver(observer: observer)) } }

    func remove(_ observer: any StoreObserver) {
        locked { observers.removeAll { $0.observer == nil || $0.observer === observer } }
    }

    private func present() -> [any StoreObserver] { locked { observers.compactMap(\.observer) } }
}

/// A collection that adds new objects to the database of the object that has it.
protocol OwnedCollection: StoredCollection, AnyObject {
    var owner: ObjectBase? { get set }
}

/// The classes that refer to objects.
private enum Links {
    private static let known = Locked<[ObjectIdentifier: Bool]>([:])

    /// Returns whether properties of the object's class are objects or collections.
    static func has(_ object: ObjectBase) -> Bool {
        let type = ObjectIdentifier(Swift.type(of: object))
        if let known = known.withLock({ $0[type] }) { return known }
        let found = ObjectProperties.all(of: object).contains { property in
            property.type is ObjectBase.Type || property.value is any OwnedCollection
                || property.value is any LinkingCollection
        }
        known.withLock { $0[type] = found }
        return found
    }
}
