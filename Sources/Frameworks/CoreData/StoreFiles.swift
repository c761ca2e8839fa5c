import Foundation
import UIKit

/// The stores in files: their rows and metadata are read when a store is added, and appended to the file when a context
/// is saved. Other coordinators of the process open the same file.
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
    }

    /// The objects at the other end of a relationship.
    struct References {
        let all: [Reference]
        let isOrdered: Bool
    }

    /// The content of a file after its last save.
    struct Content {
        var version = ""
        var metadata: [String: Any] = [:]
        var rows: [Reference: Row] = [:]

        mutating func apply(_ entry: StoreJournal.Entry) {
            version = entry.version
            if !entry.metadata.isEmpty { metadata = entry.metadata }
            for id in entry.removed { rows[id] = nil }
            for row in entry.rows { rows[row.id] = row }
        }
    }

    private static let lock = NSLock()
    /// The contents that the process has read and written, by path. A property list may lack values of them.
    private static var contents: [String: Content] = [:]

    // MARK: Reading

    /// Returns the content of a file; nil if there is none, or if it is not that of a store here.
    static func content(at url: URL) -> Content? {
        guard let entries = StoreJournal(path: url.path).entries(), let last = entries.last else {
            return nil
        }
        if let known = lock.withLock({ contents.values.first { $0.version == last.version } }) {
            return known
        }
        var content = Content()
        entries.forEach { content.apply($0) }
        return content
    }

    /// Whether a file has content that only Core Data on iOS reads.
    static func isForeign(_ url: URL) -> Bool {
        let isEmpty = FileManager.default.contents(atPath: url.path)?.isEmpty ?? true
        return !isEmpty && StoreJournal(path: url.path).entries() == nil
    }

    /// Returns the file of a store that code has chosen. Containers have stores in memory otherwise.
    static func url(of store: NSPersistentStore) -> URL? {
        guard store.type != NSInMemoryStoreType, let url = store.url, url.isFileURL, url.path != "/dev/null",
            !url.path.hasPrefix(NSPersistentContainer.defaultDirectoryURL().path)
        else { return nil }
        let folder = url.deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: folder) && !isForeign(url) ? url : nil
    }

    // MARK: Writing

    /// Appends a save to a file.
    static func append(_ entry: StoreJournal.Entry, to url: URL) throws {
        try StoreJournal(path: url.path).append(entry)
        lock.withLock { contents[url.path, default: Content()].apply(entry) }
    }

    /// Replaces a file, with the files that an SQLite store has beside it.
    static func write(
        _ rows: some Sequence<Row>, metadata: [String: Any], to url: URL, ofType type: String
    ) throws {
        try? FileManager.default.removeItem(at: url)
        lock.withLock { contents[url.path] = nil }
        try append(StoreJournal.Entry(metadata: metadata, rows: Array(rows)), to: url)
        guard type == NSSQLiteStoreType else { return }
        for ending in ["-wal", "-shm"] where !FileManager.default.fileExists(atPath: url.path + ending) {
            FileManager.default.createFile(atPath: url.path + ending, contents: nil)
        }
    }

    /// Removes the content of a file, which remains.
    static func destroy(_ url: URL) {
        lock.withLock { contents[url.path] = nil }
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        FileManager.default.createFile(atPath: url.path, contents: nil)
    }

    // MARK: Values

    static func row(_ id: NSManagedObjectID, _ values: [String: Any]) -> Row {
        Row(id: Reference(id), values: values.mapValues(portable))
    }

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

extension StoreFiles.Reference {
    init(_ id: NSManagedObjectID) { self.init(entity: id.entity.name ?? "", number: id.number) }
}
