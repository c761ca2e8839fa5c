import Foundation
import UIKit

/// A model with its store and a context on the main queue.
open class NSPersistentContainer: NSObject {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]
    open private(set) lazy var viewContext: NSManagedObjectContext = {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }()

    public convenience init(name: String) {
        let url = ["momd", "mom", "xcdatamodeld", "xcdatamodel"].lazy.compactMap {
            Bundle.main.url(forResource: name, withExtension: $0)
        }.first
        let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil {
            RuntimeDiagnostics.reportOnce(
                "the model \(name).xcdatamodeld is not found; its entities have no defaults")
        }
        self.init(
            name: name,
            managedObjectModel: model ?? NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()
        )
    }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(
                url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
        ]
        NSManagedObjectModel.loaded = model
    }

    open class func defaultDirectoryURL() -> URL {
        URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent("Library/Application Support", isDirectory: true)
    }

    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        Inert.later { block(context) }
    }

    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows
        -> T
    {
        try block(newBackgroundContext())
    }
}

/// A container without cloud synchronization, equivalent to `NSPersistentContainer`.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")
    public static let eventNotificationUserInfoKey = "event"

    /// The kind of work with the cloud.
    public enum EventType: Int, Sendable { case setup, `import`, export }

    /// A step of the exchange with the cloud, of which there is none here.
    open class Event: NSObject {
        open private(set) var identifier = UUID()
        open private(set) var storeIdentifier = ""
        open private(set) var type = EventType.setup
        open private(set) var startDate = Date.distantPast
        open private(set) var endDate: Date?
        open private(set) var succeeded = false
        open private(set) var error: (any Error)?
    }

    open func initializeCloudKitSchema(
        options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
    ) throws { throw Inert.error("NSPersistentCloudKitContainer.initializeCloudKitSchema(options:)") }
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }
}

/// The configuration of a store. Stores in the default directory are in memory here; those in other files are written
/// there in a format of this framework's own. All are empty when the app starts, as its folders are.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { setOption(newValue as NSNumber, forKey: NSReadOnlyPersistentStoreOption) }
    }
    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { setOption(newValue as NSNumber, forKey: NSMigratePersistentStoresAutomaticallyOption) }
    }
    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { setOption(newValue as NSNumber, forKey: NSInferMappingModelAutomaticallyOption) }
    }
    open var shouldAddStoreAsynchronously = false
    /// The options of the store; those of the properties are among them.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: true as NSNumber,
        NSInferMappingModelAutomaticallyOption: true as NSNumber,
    ]

    public override init() {}

    public init(url: URL) { self.url = url }

    open var timeout: TimeInterval = 240
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue == true }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}

/// The saved objects.
open class NSPersistentStore: NSObject {
    public let type: String
    open var url: URL?
    open var metadata: [String: Any]! = [:]
    /// The identifier in the store's metadata.
    open var identifier: String! {
        get { metadata[NSStoreUUIDKey] as? String }
        set { metadata[NSStoreUUIDKey] = newValue }
    }
    /// The options with which the store was added.
    public let options: [AnyHashable: Any]?
    /// The coordinator to which the store was added.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open var isReadOnly: Bool
    /// The configuration of the model whose entities the store has.
    public let configurationName: String
    /// The configuration with all entities.
    static let defaultConfigurationName = "PF_DEFAULT_CONFIGURATION_NAME"

    open func didAdd(to coordinator: NSPersistentStoreCoordinator) {}
    open func willRemove(from coordinator: NSPersistentStoreCoordinator?) {}

    init(_ type: String, _ url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? Self.defaultConfigurationName
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue == true
    }
}

/// The rows of a store for the contexts that share it.
open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    var rows: [NSManagedObjectID: [String: Any]] = [:]
    /// The number of times that the row of each object was saved.
    private var versions: [NSManagedObjectID: Int] = [:]
    private var count = 0
    private var contexts: [Weak] = []

    /// The coordinator of objects without a context.
    static let none = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())

    private struct Weak { weak var context: NSManagedObjectContext? }

    public required init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
        count += 1
        return NSManagedObjectID(entity: entity, number: count)
    }

    /// Leaves out numbers of rows that a file has.
    func reserve(_ number: Int) { count = max(count, number) }

    /// The number of times that a row was saved; 0 if there is none.
    func version(of id: NSManagedObjectID) -> Int { rows[id] == nil ? 0 : versions[id] ?? 1 }

    /// Counts that a row was saved.
    func countVersion(of id: NSManagedObjectID) { versions[id] = (versions[id] ?? 0) + 1 }

    func add(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil || $0.context === context }
        contexts.append(Weak(context: context))
    }

    func didSave(
        _ saver: NSManagedObjectContext, _ changed: Set<NSManagedObjectID>, _ deleted: Set<NSManagedObjectID>
    ) {
        if saver.parent == nil { saveFiles(changed, removed: deleted) }
        for context in contexts.compactMap(\.context)
        where context !== saver && context !== saver.parent && context.automaticallyMergesChangesFromParent {
            context.merge(changed, deleted)
        }
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(storeType, storeURL, configuration: configuration, options: options)
        try load(store)
        persistentStores.append(store)
        store.persistentStoreCoordinator = self
        return store
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.options)
            block(storeDescription, nil)
        } catch {
            block(storeDescription, error)
        }
    }

    /// Replaces a store by another one with the same rows.
    func replace(_ store: NSPersistentStore, with new: NSPersistentStore) {
        persistentStores = persistentStores.filter { $0 !== store } + [new]
        (store.persistentStoreCoordinator, new.persistentStoreCoordinator) = (nil, self)
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        store.persistentStoreCoordinator = nil
        rows = [:]
    }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        rows = [:]
        StoreFiles.destroy(url)
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// Returns where a store is, for one in memory only a file that does not exist.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Executes a request in a context; the result of a fetch is an array of the objects, or of their number.
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any
    {
        try request.result(in: context)
    }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        rows.keys.first { $0.uriRepresentation() == url }
    }

    open func perform(_ block: @escaping () -> Void) { Inert.later(block) }
    open func performAndWait(_ block: () -> Void) { block() }

    // MARK: Files

    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    open func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
