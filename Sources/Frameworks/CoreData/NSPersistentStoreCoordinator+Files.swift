import Foundation
import UIKit

extension NSPersistentStoreCoordinator {
    /// Reads the rows of a new store's file, which is created if it does not exist.
    func load(_ store: NSPersistentStore) throws {
        store.metadata = managedObjectModel.storeMetadata(ofType: store.type)
        guard let url = StoreFiles.url(of: store) else {
            if let url = store.url, store.type != NSInMemoryStoreType, StoreFiles.isForeign(url) {
                RuntimeDiagnostics.reportOnce("the file of a persistent store is not read: \(url.path)")
            }
            return
        }
        guard var content = StoreFiles.content(at: url) else {
            return try StoreFiles.write([], metadata: store.metadata, to: url, ofType: store.type)
        }
        if !managedObjectModel.isConfiguration(
            withName: store.configurationName, compatibleWithStoreMetadata: content.metadata)
        {
            try migrate(&content, of: store, at: url)
        }
        store.metadata = content.metadata
        insert(content.rows.values, into: store)
    }

    /// Migrates a store of another version of the model, if its options allow it.
    private func migrate(
        _ content: inout StoreFiles.Content, of store: NSPersistentStore, at url: URL
    ) throws {
        let options = [NSMigratePersistentStoresAutomaticallyOption, NSInferMappingModelAutomaticallyOption]
        guard options.allSatisfy({ (store.options?[$0] as? NSNumber)?.boolValue == true }) else {
            throw CocoaError(
                CocoaError.Code(rawValue: NSPersistentStoreIncompatibleVersionHashError),
                userInfo: ["metadata": content.metadata])
        }
        content = StoreMigration(to: managedObjectModel).migrated(content)
        try StoreFiles.write(content.rows.values, metadata: content.metadata, to: url, ofType: store.type)
    }

    private func insert(_ saved: some Sequence<StoreFiles.Row>, into store: NSPersistentStore) {
        var ids: [StoreFiles.Reference: NSManagedObjectID] = [:]
        func id(of reference: StoreFiles.Reference) -> NSManagedObjectID? {
            if let known = ids[reference] { return known }
            guard let entity = managedObjectModel.entitiesByName[reference.entity] else { return nil }
            let id = NSManagedObjectID(entity: entity, number: reference.number)
            (id.isTemporaryID, id.persistentStore) = (false, store)
            ids[reference] = id
            return id
        }
        for row in saved {
            guard let own = id(of: row.id) else { continue }
            rows[own] = row.values.compactMapValues { StoreFiles.restored($0, id) }
        }
        reserve(ids.keys.map(\.number).max() ?? 0)
    }

    /// Saves rows in the files of the stores.
    func saveFiles(
        _ changed: some Sequence<NSManagedObjectID>, removed: some Sequence<NSManagedObjectID> = []
    ) {
        for store in persistentStores {
            guard let url = StoreFiles.url(of: store) else { continue }
            let entities = managedObjectModel.entities(forConfigurationName: store.configurationName)
            let names = Set((entities ?? managedObjectModel.entities).map(\.name))
            let rows = changed.filter { names.contains($0.entity.name) }.compactMap { id in
                self.rows[id].map { StoreFiles.row(id, $0) }
            }
            let entry = StoreJournal.Entry(rows: rows, removed: removed.map(StoreFiles.Reference.init))
            do { try StoreFiles.append(entry, to: url) } catch {
                RuntimeDiagnostics.reportOnce("the file of a persistent store is not written: \(url.path)")
            }
        }
    }

    // MARK: Metadata

    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata ?? [:] }

    /// Sets the metadata of a store, which the next save writes on iOS and this function here.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata ?? [:]
        guard let url = StoreFiles.url(of: store) else { return }
        try? StoreFiles.append(StoreJournal.Entry(metadata: store.metadata), to: url)
    }

    /// Returns the metadata of the store in a file.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { try existing(url).metadata }

    public class func setMetadata(
        _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) throws {
        _ = try existing(url)
        try StoreFiles.append(StoreJournal.Entry(metadata: metadata ?? [:]), to: url)
    }

    /// Returns the content of a file; throws the error of a missing or unreadable one.
    static func existing(_ url: URL) throws -> StoreFiles.Content {
        if let content = StoreFiles.content(at: url) { return content }
        let exists = FileManager.default.fileExists(atPath: url.path)
        throw CocoaError(
            exists ? .fileReadCorruptFile : .fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
    }

    // MARK: Moving

    /// Moves a store to another file. The store is replaced by the one that is returned.
    @discardableResult
    public func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
        withType storeType: String
    ) throws -> NSPersistentStore {
        let saved = rows.map { StoreFiles.row($0.key, $0.value) }
        let new = NSPersistentStore(
            storeType, url, configuration: store.configurationName, options: options ?? store.options)
        new.metadata = store.metadata
        new.metadata[NSStoreTypeKey] = storeType
        if let file = StoreFiles.url(of: new) {
            try StoreFiles.write(saved, metadata: new.metadata, to: file, ofType: storeType)
        }
        replace(store, with: new)
        return new
    }

    /// Replaces the content of a store's file by that of another one.
    public func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
        ofType storeType: String
    ) throws {
        let content = try Self.existing(sourceURL)
        try StoreFiles.write(
            content.rows.values, metadata: content.metadata, to: destinationURL, ofType: storeType)
    }
}

extension NSManagedObjectModel {
    /// Returns the metadata of a new store.
    func storeMetadata(ofType type: String) -> [String: Any] {
        [
            NSStoreTypeKey: type, NSStoreUUIDKey: UUID().uuidString,
            NSStoreModelVersionHashesKey: entityVersionHashesByName,
            NSStoreModelVersionIdentifiersKey: versionIdentifiers.compactMap { $0.base as? String }.sorted(),
        ]
    }
}
