import Foundation
import UIKit

/// A database of objects, which is in memory here and empty when a run begins.
public struct Realm {
    let store: Store

    init(store: Store) { self.store = store }

    /// Opens the database of a configuration.
    public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil) throws {
        store = Store.of(configuration)
    }

    /// Opens the database in a file.
    public init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }

    /// Opens a database, and calls the closure in a later turn.
    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, any Swift.Error>) -> Void
    ) {
        Inert.later { callback(Result { try Realm(configuration: configuration) }) }
    }

    /// The treatment of an object that is added with the key of a stored one.
    public enum UpdatePolicy: Int, Sendable {
        /// It is an error.
        case error = 1
        /// Values that differ replace those of the stored object.
        case modified = 3
        /// All values replace those of the stored object.
        case all = 2
    }

    /// An error of a database.
    public struct Error: Swift.Error, Equatable {
        public enum Code: Int, Sendable {
            case fail = 1, fileAccess, filePermissionDenied, fileExists, fileNotFound,
                fileFormatUpgradeRequired,
                incompatibleLockFile, addressSpaceExhausted, schemaMismatch
        }

        public let code: Code
        public let localizedDescription: String

        init(_ code: Code, _ text: String) {
            self.code = code
            localizedDescription = text
        }

        public static var fail: Code { .fail }
        public static var fileAccess: Code { .fileAccess }
        public static var fileNotFound: Code { .fileNotFound }
    }

    /// A notification of a transaction.
    public enum Notification: String {
        case didChange = "RLMRealmDidChangeNotification"
        case refreshRequired = "RLMRealmRefreshRequiredNotification"
    }

    /// The database's configuration.
    public var configuration: Configuration { store.configuration }
    public var isEmpty: Bool { store.isEmpty }
    public var isInWriteTransaction: Bool { store.isWriting }
    public var isFrozen: Bool { false }
    public var autorefresh: Bool {
        get { true }
        nonmutating set {}
    }

    /// Returns whether there are changes of other threads to see, which all see at once here.
    @discardableResult public func refresh() -> Bool { false }
    public func invalidate() {}
    public func freeze() -> Realm { self }
    public func thaw() -> Realm { self }

    // MARK: Transactions

    /// Changes objects in a transaction, which is cancelled if the closure throws.
    @discardableResult public func write<Result>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
    ) throws -> Result {
        beginWrite()
        do {
            let result = try block()
            if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
            return result
        } catch {
            if isInWriteTransaction { cancelWrite() }
            throw error
        }
    }

    /// Changes objects in a transaction in a later turn.
    public func writeAsync(_ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil) {
        Inert.later {
            beginWrite()
            block()
            if isInWriteTransaction { store.commit() }
            onComplete?(nil)
        }
    }

    @discardableResult public func asyncWrite<Result>(_ block: () throws -> Result) async throws -> Result {
        try write(block)
    }

    public func beginWrite() { store.begin() }
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        store.commit(without: tokens)
    }
    public func cancelWrite() { store.cancel() }

    // MARK: Objects

    /// Adds an object, and those that it refers to.
    public func add(_ object: Object, update: UpdatePolicy = .error) {
        store.requireTransaction("add")
        store.stored(object, update)
    }
    public func add(_ object: Object, update: Bool) { add(object, update: update ? .all : .error) }
    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
        for object in objects { add(object, update: update) }
    }
    public func add<S: Sequence>(_ objects: S, update: Bool) where S.Element: Object {
        add(objects, update: update ? .all : .error)
    }

    /// Creates an object of a class, or changes the stored one with the same key, and returns it.
    @discardableResult public func create<T: Object>(
        _ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
    ) -> T {
        store.requireTransaction("create")
        if update != .error, let name = type.keyName, let key = Self.entry(name, of: value) as? AnyHashable,
            let known = store.object(of: type, key: key)
        {
            ObjectProperties.assign(value, to: known)
            return known
        }
        let object = type.init()
        ObjectProperties.assign(value, to: object)
        return store.stored(object, update) as? T ?? object
    }
    @discardableResult public func create<T: Object>(
        _ type: T.Type, value: Any = [String: Any](), update: Bool
    ) -> T {
        create(type, value: value, update: update ? .all : .error)
    }

    private static func entry(_ name: String, of value: Any) -> Any? {
        switch value {
        case let entries as [String: Any]: entries[name]
        case let object as ObjectBase: ObjectProperties.value(name, of: object)
        default: nil
        }
    }

    public func delete(_ object: ObjectBase) {
        store.requireTransaction("delete")
        store.delete([object])
    }
    public func delete<S: Sequence>(_ objects: S) where S.Element: ObjectBase {
        store.requireTransaction("delete")
        store.delete(Array(objects))
    }
    public func deleteAll() {
        store.requireTransaction("deleteAll")
        store.deleteAll()
    }

    /// The objects of a class.
    public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
        let store = store
        return Results(store: store) { store.objects(of: type) }
    }

    /// The object of a class with a key.
    public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType)
        -> Element?
    {
        (key as? AnyHashable).flatMap { store.object(of: type, key: $0) }
    }

    // MARK: Others

    /// Calls the closure in a later turn after each transaction.
    public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
        let realm = self
        return NotificationToken(RealmObserver { block(.didChange, realm) }, in: store)
    }

    /// Returns what a reference refers to.
    public func resolve<Confined: ThreadConfined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
        reference.value
    }

    public static func fileExists(for configuration: Configuration) -> Bool {
        !Store.of(configuration).isEmpty
    }
    @discardableResult public static func deleteFiles(for configuration: Configuration) throws -> Bool {
        Store.remove(configuration)
    }
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {
        Inert.use("Realm.writeCopy(toFile:encryptionKey:)")
        throw Error(.fail, "databases are in memory here")
    }
}

extension Realm: Equatable {
    public static func == (first: Realm, second: Realm) -> Bool { first.store === second.store }
}

extension Realm {
    /// The file and the settings of a database.
    public struct Configuration {
        private static let current = Locked(Configuration())

        /// The configuration of databases that are opened without one.
        public static var defaultConfiguration: Configuration {
            get { current.withLock { $0 } }
            set { current.withLock { $0 = newValue } }
        }

        public var fileURL: URL?
        public var inMemoryIdentifier: String?
        public var encryptionKey: Data?
        public var readOnly: Bool
        public var schemaVersion: UInt64
        /// Not called, since no database has an older version.
        public var migrationBlock: MigrationBlock?
        public var deleteRealmIfMigrationNeeded: Bool
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        public var objectTypes: [ObjectBase.Type]?
        public var maximumNumberOfActiveVersions: UInt?

        public init(
            fileURL: URL? = Configuration.defaultFile, inMemoryIdentifier: String? = nil,
            encryptionKey: Data? = nil,
            readOnly: Bool = false, schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
            deleteRealmIfMigrationNeeded: Bool = false, shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
            objectTypes: [ObjectBase.Type]? = nil
        ) {
            self.fileURL = inMemoryIdentifier == nil ? fileURL : nil
            self.inMemoryIdentifier = inMemoryIdentifier
            self.encryptionKey = encryptionKey
            self.readOnly = readOnly
            self.schemaVersion = schemaVersion
            self.migrationBlock = migrationBlock
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
            self.shouldCompactOnLaunch = shouldCompactOnLaunch
            self.objectTypes = objectTypes
        }

        /// The file `default.realm` in the folder of documents.
        public static var defaultFile: URL? {
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
                .appendingPathComponent("default.realm")
        }

        var name: String { inMemoryIdentifier.map { "memory " + $0 } ?? fileURL?.path ?? "" }
    }
}

/// Changes objects of an older version of a database.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// The changes of an older version of a database, of which there is none here.
public struct Migration {
    public func enumerateObjects(
        ofType typeName: String, _ block: (MigrationObject?, MigrationObject?) -> Void
    ) {}
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
    @discardableResult public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject
    {
        MigrationObject()
    }
    public func delete(_ object: MigrationObject) {}
    @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
}

/// An object of an older version of a database.
public final class DynamicObject: Object {}
public typealias MigrationObject = DynamicObject

/// Returns the version of the database in a file.
public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 {
    throw Realm.Error(.fileNotFound, "\(fileURL.lastPathComponent) is not read here")
}

/// Something that belongs to a thread, as all objects of a database do on iOS.
public protocol ThreadConfined {}

extension ObjectBase: ThreadConfined {}
extension Results: ThreadConfined {}
extension List: ThreadConfined {}
extension LinkingObjects: ThreadConfined {}

/// A reference that another thread resolves.
public struct ThreadSafeReference<Confined: ThreadConfined> {
    let value: Confined

    public init(to threadConfined: Confined) { value = threadConfined }

    public var isInvalidated: Bool { false }
}
