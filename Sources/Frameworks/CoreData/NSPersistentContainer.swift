public import Foundation
internal import FrameworkSupport

/// A model, a store in memory and a context of the main queue.
open class NSPersistentContainer: NSObject {
    public let name: String
    public let viewContext: NSManagedObjectContext
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let description = NSPersistentStoreDescription()
        description.url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [description]
    }

    public convenience init(name: String) {
        let address =
            Bundle.main.url(forResource: name, withExtension: "momd")
            ?? Bundle.main.url(forResource: name, withExtension: "xcdatamodeld")
        let model = address.flatMap { NSManagedObjectModel(contentsOf: $0) }
        self.init(name: name, managedObjectModel: model ?? .mergedModel(from: nil) ?? NSManagedObjectModel())
    }

    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
    }

    /// Calls the block for each store. They are in memory and empty.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        hasNoEffect("Saving of NSPersistentContainer to files")
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addStore(description)
            block(description, nil)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        later { block(context) }
    }

    public func performBackgroundTask<T>(
        _ block: @escaping (NSManagedObjectContext) throws -> T
    ) async rethrows -> T {
        try block(newBackgroundContext())
    }
}

/// A container whose objects a cloud would share. There is none here.
open class NSPersistentCloudKitContainer: NSPersistentContainer {
    open func initializeCloudKitSchema(options: Int = 0) throws { throw CocoaError(.featureUnsupported) }
}

/// Holds the objects of all contexts that share a store.
open class NSPersistentStoreCoordinator: NSObject {
    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?
    var objects: [NSManagedObject] = []

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    func addStore(_ description: NSPersistentStoreDescription) {
        let store = NSPersistentStore()
        store.url = description.url
        persistentStores.append(store)
    }

    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore()
        store.url = storeURL
        persistentStores.append(store)
        return store
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        addStore(storeDescription)
        block(storeDescription, nil)
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        objects = []
    }

    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }

    open func perform(_ block: @escaping () -> Void) { later(block) }
    open func performAndWait(_ block: () -> Void) { block() }
}
