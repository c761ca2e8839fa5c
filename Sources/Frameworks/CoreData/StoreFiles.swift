import Foundation
import UIKit

/// The rows of the stores in files, by path, for other coordinators of this process that open the same file. The files
/// themselves are empty: a store whose file was removed has no rows.
enum StoreFiles {
    /// A row without objects of one model: another coordinator has other entities.
    struct Row {
        let id: Reference
        let values: [String: Any]
    }

    /// The identity of an object in its store.
    struct Reference: Hashable {
        let entity: String
        let number: Int

        init(_ id: NSManagedObjectID) { (entity, number) = (id.entity.name ?? "", id.number) }
    }

    /// The objects at the other end of a relationship.
    private struct References {
        let all: [Reference]
        let isOrdered: Bool
    }

    private static let lock = NSLock()
    private static var rows: [String: [Row]] = [:]

    /// Opens the file of a store, which is created if it does not exist. Returns its rows.
    static func open(_ store: NSPersistentStore) -> [Row] {
        guard let path = path(of: store) else { return [] }
        let manager = FileManager.default
        guard manager.fileExists(atPath: path) else {
            manager.createFile(atPath: path, contents: nil)
            lock.withLock { rows[path] = nil }
            return []
        }
        let saved = lock.withLock { rows[path] }
        if saved == nil, manager.contents(atPath: path)?.isEmpty == false {
            RuntimeDiagnostics.reportOnce("the file of a persistent store is not read: \(path)")
        }
        return saved ?? []
    }

    /// Stores the rows of a coordinator in the file of its store.
    static func save(_ all: [NSManagedObjectID: [String: Any]], in store: NSPersistentStore) {
        guard let path = path(of: store) else { return }
        let saved = all.map { Row(id: Reference($0), values: $1.mapValues(portable)) }
        lock.withLock { rows[path] = saved }
    }

    /// Removes the rows of a file.
    static func destroy(_ url: URL) { lock.withLock { rows[url.path] = nil } }

    /// Returns the path of a store in a file that code has chosen. Containers have stores of their own otherwise.
    private static func path(of store: NSPersistentStore) -> String? {
        guard store.type != NSInMemoryStoreType, let url = store.url, url.isFileURL, url.path != "/dev/null",
            !url.path.hasPrefix(NSPersistentContainer.defaultDirectoryURL().path)
        else { return nil }
        let folder = url.deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: folder) ? url.path : nil
    }

    // MARK: Values

    private static func portable(_ value: Any) -> Any {
        switch value {
        case let id as NSManagedObjectID: Reference(id)
        case let set as RowSet: References(all: set.ids.map(Reference.init), isOrdered: set.isOrdered)
        default: value
        }
    }

    /// Returns a row's value with the ids of a coordinator.
    static func restored(_ value: Any, _ id: (Reference) -> NSManagedObjectID?) -> Any? {
        switch value {
        case let reference as Reference: id(reference)
        case let references as References:
            RowSet(ids: references.all.compactMap(id), isOrdered: references.isOrdered)
        default: value
        }
    }
}

extension NSPersistentStoreCoordinator {
    /// Reads the rows of a new store's file.
    func load(_ store: NSPersistentStore) {
        var ids: [StoreFiles.Reference: NSManagedObjectID] = [:]
        func id(of reference: StoreFiles.Reference) -> NSManagedObjectID? {
            if let known = ids[reference] { return known }
            guard let entity = managedObjectModel.entitiesByName[reference.entity] else { return nil }
            let id = NSManagedObjectID(entity: entity, number: reference.number)
            (id.isTemporaryID, id.persistentStore) = (false, store)
            ids[reference] = id
            return id
        }
        for row in StoreFiles.open(store) {
            guard let own = id(of: row.id) else { continue }
            rows[own] = row.values.compactMapValues { StoreFiles.restored($0, id) }
        }
        reserve(ids.keys.map(\.number).max() ?? 0)
    }

    /// Stores the rows in the files of the stores.
    func saveFiles() {
        for store in persistentStores { StoreFiles.save(rows, in: store) }
    }
}
