import Foundation
import UIKit

/// A model with its store and a context on the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
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

/// As `NSPersistentContainer`: nothing is sent to a cloud here.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// Where and how a store is kept. All are in memory here, and empty when the app starts.
open class NSPersistentStoreDescription: NSObject {
    open var url: URL?
    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var isReadOnly = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var shouldAddStoreAsynchronously = false
    open private(set) var options: [String: NSObject] = [:]

    public override init() {}

    public init(url: URL) { self.url = url }

    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { options[name] = value }
}

/// The objects that were saved.
open class NSPersistentStore: NSObject {
    public let type: String
    open var url: URL?
    open var metadata: [String: Any]! = [:]
    open var identifier: String! = "kumiki"

    init(_ type: String, _ url: URL?) { (self.type, self.url) = (type, url) }
}

/// Keeps the rows of a store for the contexts that share it.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    var rows: [NSManagedObjectID: [String: Any]] = [:]
    private var count = 0
    private var contexts: [Weak] = []

    /// For objects without a context.
    static let none = NSPersistentStoreCoordinator(managedObjectModel: NSManagedObjectModel())

    private struct Weak { weak var context: NSManagedObjectContext? }

    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
    }

    func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
        count += 1
        return NSManagedObjectID(entity: entity, number: count)
    }

    func add(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil || $0.context === context }
        contexts.append(Weak(context: context))
    }

    func didSave(
        _ saver: NSManagedObjectContext, _ changed: Set<NSManagedObjectID>, _ deleted: Set<NSManagedObjectID>
    ) {
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
        let store = NSPersistentStore(storeType, storeURL)
        persistentStores.append(store)
        return store
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        persistentStores.append(NSPersistentStore(storeDescription.type, storeDescription.url))
        block(storeDescription, nil)
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        rows = [:]
    }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        rows = [:]
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        rows.keys.first { $0.uriRepresentation() == url }
    }

    open func perform(_ block: @escaping () -> Void) { Inert.later(block) }
    open func performAndWait(_ block: () -> Void) { block() }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"

/// What happens when two contexts have changed the same. The last one to save is right here.
open class NSMergePolicy: NSObject {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    open class var error: NSMergePolicy { NSMergePolicy(merge: .errorMergePolicyType) }
    open class var rollback: NSMergePolicy { NSMergePolicy(merge: .rollbackMergePolicyType) }
    open class var overwrite: NSMergePolicy { NSMergePolicy(merge: .overwriteMergePolicyType) }
    open class var mergeByPropertyObjectTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    }
    open class var mergeByPropertyStoreTrump: NSMergePolicy {
        NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    }
}

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType,
        mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

public var NSErrorMergePolicy: NSMergePolicy { .error }
public var NSRollbackMergePolicy: NSMergePolicy { .rollback }
public var NSOverwriteMergePolicy: NSMergePolicy { .overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }
