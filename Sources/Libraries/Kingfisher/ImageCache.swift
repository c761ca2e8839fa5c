import UIKit

/// The place of a cached image.
public enum CacheType: Sendable {
    case none
    case memory
    case disk

    public var cached: Bool { self != .none }
}

/// An image that was found or not.
public enum ImageCacheResult {
    case disk(KFCrossPlatformImage)
    case memory(KFCrossPlatformImage)
    case none

    public var image: KFCrossPlatformImage? {
        switch self {
        case .disk(let image), .memory(let image): image
        case .none: nil
        }
    }

    public var cacheType: CacheType {
        switch self {
        case .disk: .disk
        case .memory: .memory
        case .none: .none
        }
    }
}

/// The results of storing an image.
public struct CacheStoreResult {
    public let memoryCacheResult: Result<(), Never>
    public let diskCacheResult: Result<(), KingfisherError>
}

extension Notification.Name {
    public static let KingfisherDidCleanDiskCache = Notification.Name(
        "com.onevcat.Kingfisher.KingfisherDidCleanDiskCache")
}

/// Stores images in memory and in the app's folder of caches.
open class ImageCache: @unchecked Sendable {
    public static let `default` = ImageCache(name: "default")

    public let memoryStorage: MemoryStorage.Backend
    public let diskStorage: DiskStorage.Backend

    public init(memoryStorage: MemoryStorage.Backend, diskStorage: DiskStorage.Backend) {
        (self.memoryStorage, self.diskStorage) = (memoryStorage, diskStorage)
    }

    public convenience init(name: String) { self.init(named: name, in: nil) }

    public convenience init(
        name: String, cacheDirectoryURL: URL?, diskCachePathClosure: ((URL, String) -> URL)? = nil
    ) throws {
        self.init(named: name, in: cacheDirectoryURL)
    }

    private convenience init(named name: String, in folder: URL?) {
        let quarter = Int(min(ProcessInfo.processInfo.physicalMemory / 4, UInt64(Int.max)))
        self.init(
            memoryStorage: MemoryStorage.Backend(config: MemoryStorage.Config(totalCostLimit: quarter)),
            diskStorage: DiskStorage.Backend(
                config: DiskStorage.Config(name: name, sizeLimit: 0, directory: folder)))
    }

    // MARK: Storing

    private func key(_ key: String, _ identifier: String) -> String {
        identifier.isEmpty ? key : "\(key)@\(identifier)"
    }

    open func store(
        _ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String,
        options: KingfisherParsedOptionsInfo, toDisk: Bool = true,
        completionHandler: ((CacheStoreResult) -> Void)? = nil
    ) {
        let key = self.key(key, options.processor.identifier)
        memoryStorage.store(image, forKey: key, expiration: options.memoryCacheExpiration)
        var result = Result<(), KingfisherError>.success(())
        if toDisk {
            if let data = options.cacheSerializer.data(with: image, original: original) {
                result = Result { () throws(KingfisherError) in
                    try diskStorage.store(data, forKey: key, expiration: options.diskCacheExpiration)
                }
            } else {
                result = .failure(
                    .cacheError(
                        reason: .cannotSerializeImage(
                            image: image, original: original, serializer: options.cacheSerializer)))
            }
        }
        guard let completionHandler else { return }
        let stored = CacheStoreResult(memoryCacheResult: .success(()), diskCacheResult: result)
        options.callbackQueue.execute { completionHandler(stored) }
    }

    open func store(
        _ image: KFCrossPlatformImage, original: Data? = nil, forKey key: String,
        processorIdentifier identifier: String = "",
        cacheSerializer serializer: any CacheSerializer = DefaultCacheSerializer.default, toDisk: Bool = true,
        callbackQueue: CallbackQueue = .untouch, completionHandler: ((CacheStoreResult) -> Void)? = nil
    ) {
        var options = KingfisherParsedOptionsInfo(nil)
        options.processor = GeneralProcessor(identifier: identifier) { _, _ in nil }
        (options.cacheSerializer, options.callbackQueue) = (serializer, callbackQueue)
        store(
            image, original: original, forKey: key, options: options, toDisk: toDisk,
            completionHandler: completionHandler)
    }

    open func storeToDisk(
        _ data: Data, forKey key: String, processorIdentifier identifier: String = "",
        expiration: StorageExpiration? = nil, callbackQueue: CallbackQueue = .untouch,
        completionHandler: ((CacheStoreResult) -> Void)? = nil
    ) {
        let result = Result { () throws(KingfisherError) in
            try diskStorage.store(data, forKey: self.key(key, identifier), expiration: expiration)
        }
        let stored = CacheStoreResult(memoryCacheResult: .success(()), diskCacheResult: result)
        callbackQueue.execute { completionHandler?(stored) }
    }

    open func removeImage(
        forKey key: String, processorIdentifier identifier: String = "", fromMemory: Bool = true,
        fromDisk: Bool = true, callbackQueue: CallbackQueue = .untouch, completionHandler: (() -> Void)? = nil
    ) {
        let key = self.key(key, identifier)
        if fromMemory { memoryStorage.remove(forKey: key) }
        if fromDisk { diskStorage.remove(forKey: key) }
        if let completionHandler { callbackQueue.execute(completionHandler) }
    }

    // MARK: Finding

    open func retrieveImage(
        forKey key: String, options: KingfisherParsedOptionsInfo,
        callbackQueue: CallbackQueue = .mainCurrentOrAsync,
        completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
    ) {
        guard let completionHandler else { return }
        if let image = retrieveImageInMemoryCache(forKey: key, options: options) {
            return callbackQueue.execute { completionHandler(.success(.memory(image))) }
        }
        guard !options.fromMemoryCacheOrRefresh,
            diskStorage.isCached(forKey: self.key(key, options.processor.identifier))
        else { return callbackQueue.execute { completionHandler(.success(.none)) } }
        let queue = options.loadDiskFileSynchronously ? CallbackQueue.untouch : .dispatch(.global())
        queue.execute {
            let image = self.imageOnDisk(forKey: key, options)
            let found = image.map(ImageCacheResult.disk) ?? ImageCacheResult.none
            callbackQueue.execute { completionHandler(.success(found)) }
        }
    }

    open func retrieveImage(
        forKey key: String, options: KingfisherOptionsInfo? = nil,
        callbackQueue: CallbackQueue = .mainCurrentOrAsync,
        completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
    ) {
        retrieveImage(
            forKey: key, options: KingfisherParsedOptionsInfo(options), callbackQueue: callbackQueue,
            completionHandler: completionHandler)
    }

    /// The handler of version 4.
    @_disfavoredOverload
    public func retrieveImage(
        forKey key: String, options: KingfisherOptionsInfo?,
        completionHandler: ((KFCrossPlatformImage?, CacheType) -> Void)?
    ) {
        retrieveImage(forKey: key, options: options) { (result: Result<ImageCacheResult, KingfisherError>) in
            let found = try? result.get()
            completionHandler?(found?.image, found?.cacheType ?? .none)
        }
    }

    open func retrieveImageInMemoryCache(forKey key: String, options: KingfisherParsedOptionsInfo)
        -> KFCrossPlatformImage?
    {
        memoryStorage.value(
            forKey: self.key(key, options.processor.identifier),
            extending: options.memoryCacheAccessExtendingExpiration)
    }

    open func retrieveImageInMemoryCache(forKey key: String, options: KingfisherOptionsInfo? = nil)
        -> KFCrossPlatformImage?
    {
        retrieveImageInMemoryCache(forKey: key, options: KingfisherParsedOptionsInfo(options))
    }

    private func imageOnDisk(forKey key: String, _ options: KingfisherParsedOptionsInfo)
        -> KFCrossPlatformImage?
    {
        let key = self.key(key, options.processor.identifier)
        guard let data = diskStorage.value(forKey: key),
            let image = options.cacheSerializer.image(with: data, options: options)
        else { return nil }
        memoryStorage.store(image, forKey: key, expiration: options.memoryCacheExpiration)
        return image
    }

    open func retrieveImageInDiskCache(
        forKey key: String, options: KingfisherOptionsInfo? = nil, callbackQueue: CallbackQueue = .untouch,
        completionHandler: @escaping (Result<KFCrossPlatformImage?, KingfisherError>) -> Void
    ) {
        let image = imageOnDisk(forKey: key, KingfisherParsedOptionsInfo(options))
        callbackQueue.execute { completionHandler(.success(image)) }
    }

    open func retrieveImageInDiskCache(forKey key: String, options: KingfisherOptionsInfo? = nil)
        -> KFCrossPlatformImage?
    {
        imageOnDisk(forKey: key, KingfisherParsedOptionsInfo(options))
    }

    open func imageCachedType(
        forKey key: String, processorIdentifier identifier: String = "", forcedExtension: String? = nil
    ) -> CacheType {
        let key = self.key(key, identifier)
        if memoryStorage.isCached(forKey: key) { return .memory }
        return diskStorage.isCached(forKey: key) ? .disk : .none
    }

    public func isCached(forKey key: String, processorIdentifier identifier: String = "") -> Bool {
        imageCachedType(forKey: key, processorIdentifier: identifier).cached
    }

    open func cachePath(forKey key: String, processorIdentifier identifier: String = "") -> String {
        diskStorage.cacheFileURL(forKey: self.key(key, identifier)).path
    }

    public func hash(forKey key: String, processorIdentifier identifier: String = "") -> String {
        diskStorage.cacheFileURL(forKey: self.key(key, identifier)).lastPathComponent
    }

    // MARK: Cleaning

    public func clearCache(completion handler: (() -> Void)? = nil) {
        clearMemoryCache()
        clearDiskCache(completion: handler)
    }

    public func clearMemoryCache() { memoryStorage.removeAll() }

    open func clearDiskCache(completion handler: (() -> Void)? = nil) {
        diskStorage.removeAll()
        if let handler { CallbackQueue.mainAsync.execute(handler) }
    }

    public func cleanExpiredCache(completion handler: (() -> Void)? = nil) {
        memoryStorage.removeExpired()
        cleanExpiredDiskCache(completion: handler)
    }

    open func cleanExpiredMemoryCache() { memoryStorage.removeExpired() }

    open func cleanExpiredDiskCache(completion handler: (() -> Void)? = nil) {
        diskStorage.removeExpired()
        if let handler { CallbackQueue.mainAsync.execute(handler) }
    }

    open func calculateDiskStorageSize(completion handler: @escaping (Result<UInt, KingfisherError>) -> Void)
    {
        let size = diskStorage.totalSize()
        CallbackQueue.mainAsync.execute { handler(.success(size)) }
    }

    public var diskStorageSize: UInt { get async throws { diskStorage.totalSize() } }

    // MARK: Names of version 4

    public var maxMemoryCost: UInt {
        get { UInt(max(memoryStorage.config.totalCostLimit, 0)) }
        set { memoryStorage.config.totalCostLimit = Int(clamping: newValue) }
    }

    public var maxDiskCacheSize: UInt {
        get { diskStorage.config.sizeLimit }
        set { diskStorage.config.sizeLimit = newValue }
    }

    public var maxCachePeriodInSecond: TimeInterval {
        get { if case .seconds(let seconds) = diskStorage.config.expiration { seconds } else { -1 } }
        set { diskStorage.config.expiration = newValue < 0 ? .never : .seconds(newValue) }
    }

    public func calculateDiskCacheSize(completion handler: @escaping (UInt) -> Void) {
        calculateDiskStorageSize { handler((try? $0.get()) ?? 0) }
    }
}
