import UIKit

/// The limits of a cache.
open class SDImageCacheConfig: NSObject, @unchecked Sendable {
    public static let `default` = SDImageCacheConfig()

    public var shouldCacheImagesInMemory = true
    public var shouldUseWeakMemoryCache = false
    public var shouldDisableiCloud = true
    public var shouldDecompressImages = true
    public var shouldRemoveExpiredDataWhenEnterBackground = true
    /// In seconds.
    public var maxDiskAge: TimeInterval = 604_800
    public var maxCacheAge: Int {
        get { Int(maxDiskAge) }
        set { maxDiskAge = TimeInterval(newValue) }
    }
    /// In bytes; 0 for no limit.
    public var maxDiskSize: UInt = 0
    public var maxCacheSize: UInt {
        get { maxDiskSize }
        set { maxDiskSize = newValue }
    }
    public var maxMemoryCost: UInt = 0
    public var maxMemoryCount: UInt = 0
}

/// Values in memory.
public final class SDMemoryCache: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: Any] = [:]
    private var uses: [String] = []

    public func object(forKey key: Any) -> Any? { lock.withLock { values["\(key)"] } }

    public func setObject(_ object: Any?, forKey key: Any) { set(object, "\(key)", limit: 0) }
    public func setObject(_ object: Any?, forKey key: Any, cost: UInt) { set(object, "\(key)", limit: 0) }

    func set(_ object: Any?, _ key: String, limit: UInt) {
        lock.withLock {
            values[key] = object
            uses.removeAll { $0 == key }
            if object != nil { uses.append(key) }
            while limit > 0, uses.count > Int(limit) { values[uses.removeFirst()] = nil }
        }
    }

    public func removeObject(forKey key: Any) { set(nil, "\(key)", limit: 0) }

    public func removeAllObjects() {
        lock.withLock {
            values.removeAll()
            uses.removeAll()
        }
    }
}

/// Data in files.
public final class SDDiskCache: @unchecked Sendable {
    private let folder: String

    init(folder: String) { self.folder = folder }

    public func cachePath(forKey key: String) -> String? {
        // Two hashes of 64 bits.
        let hashes = [0xcbf2_9ce4_8422_2325 as UInt64, 0x9e37_79b9_7f4a_7c15].map { start in
            key.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        return folder + "/" + hashes.map { String($0, radix: 16) }.joined()
    }

    public func containsData(forKey key: String) -> Bool {
        cachePath(forKey: key).map(FileManager.default.fileExists) ?? false
    }

    public func data(forKey key: String) -> Data? {
        cachePath(forKey: key).flatMap(FileManager.default.contents)
    }

    public func setData(_ data: Data?, forKey key: String) {
        guard let data, let path = cachePath(forKey: key) else { return }
        // An image that cannot be stored is loaded again.
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: path, contents: data)
    }

    public func removeData(forKey key: String) {
        if let path = cachePath(forKey: key) { try? FileManager.default.removeItem(atPath: path) }
    }

    public func removeAllData() { try? FileManager.default.removeItem(atPath: folder) }

    func removeData(olderThan age: TimeInterval) {
        for file in files
        where (Self.attributes(file)?[.modificationDate] as? Date).map({ -$0.timeIntervalSinceNow > age })
            ?? true
        {
            try? FileManager.default.removeItem(atPath: file)
        }
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { folder + "/" + $0 }
    }

    private static func attributes(_ file: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: file)
    }

    public func totalSize() -> UInt {
        files.reduce(0) { $0 + ((Self.attributes($1)?[.size] as? NSNumber)?.uintValue ?? 0) }
    }

    public func totalCount() -> UInt { UInt(files.count) }
}

/// Stores images in memory and in the app's folder of caches.
open class SDImageCache: NSObject, @unchecked Sendable {
    public static let shared = SDImageCache(namespace: "default")

    public let config: SDImageCacheConfig
    public let memoryCache = SDMemoryCache()
    public let diskCache: SDDiskCache
    public let diskCachePath: String

    public init(namespace ns: String, diskCacheDirectory directory: String?, config: SDImageCacheConfig?) {
        self.config = config ?? .default
        diskCachePath = (directory ?? Self.defaultDiskCacheDirectory) + "/" + ns
        diskCache = SDDiskCache(folder: diskCachePath)
    }

    public convenience init(namespace ns: String) {
        self.init(namespace: ns, diskCacheDirectory: nil, config: nil)
    }
    public convenience init(namespace ns: String, diskCacheDirectory directory: String?) {
        self.init(namespace: ns, diskCacheDirectory: directory, config: nil)
    }

    public class var defaultDiskCacheDirectory: String {
        let caches = AppSurroundings.folders(.cachesDirectory, in: .userDomainMask).first
        return (caches ?? FileManager.default.temporaryDirectory).path + "/com.hackemist.SDImageCache"
    }

    /// Earlier versions have a function in place of the property.
    public func callAsFunction() -> SDImageCache { self }

    // MARK: Storing

    public func store(_ image: UIImage?, forKey key: String?, completion: SDWebImageNoParamsBlock? = nil) {
        store(image, imageData: nil, forKey: key, cacheType: .all, completion: completion)
    }
    public func store(
        _ image: UIImage?, forKey key: String?, toDisk: Bool, completion: SDWebImageNoParamsBlock? = nil
    ) {
        store(image, imageData: nil, forKey: key, cacheType: toDisk ? .all : .memory, completion: completion)
    }
    public func store(
        _ image: UIImage?, imageData: Data?, forKey key: String?, toDisk: Bool,
        completion: SDWebImageNoParamsBlock? = nil
    ) {
        store(
            image, imageData: imageData, forKey: key, cacheType: toDisk ? .all : .memory,
            completion: completion)
    }
    public func store(
        _ image: UIImage?, imageData: Data?, forKey key: String?, options: SDWebImageOptions = [],
        context: [SDWebImageContextOption: Any]? = nil, cacheType: SDImageCacheType,
        completion: SDWebImageNoParamsBlock? = nil
    ) {
        if let key {
            if cacheType == .all || cacheType == .memory { storeImage(toMemory: image, forKey: key) }
            if cacheType == .all || cacheType == .disk {
                diskCache.setData(imageData ?? image?.pngData(), forKey: key)
            }
        }
        if let completion { onMain(completion) }
    }
    public func storeImage(toMemory image: UIImage?, forKey key: String?) {
        guard let image, let key, config.shouldCacheImagesInMemory else { return }
        memoryCache.set(image, key, limit: config.maxMemoryCount)
    }
    public func storeImageData(toDisk data: Data?, forKey key: String?) {
        if let key { diskCache.setData(data, forKey: key) }
    }

    // MARK: Finding

    public func imageFromMemoryCache(forKey key: String?) -> UIImage? {
        key.flatMap { memoryCache.object(forKey: $0) as? UIImage }
    }
    public func imageFromDiskCache(forKey key: String?) -> UIImage? {
        guard let key, let data = diskCache.data(forKey: key),
            let image = SDImageCodersManager.shared.decodedImage(with: data)
        else { return nil }
        storeImage(toMemory: image, forKey: key)
        return image
    }
    public func imageFromCache(forKey key: String?) -> UIImage? {
        imageFromMemoryCache(forKey: key) ?? imageFromDiskCache(forKey: key)
    }
    public func diskImageData(forKey key: String?) -> Data? { key.flatMap(diskCache.data) }
    public func diskImageDataExists(withKey key: String?) -> Bool { key.map(diskCache.containsData) ?? false }
    public func diskImageExists(withKey key: String?, completion: ((Bool) -> Void)? = nil) {
        let exists = diskImageDataExists(withKey: key)
        onMain { completion?(exists) }
    }

    public func containsImage(
        forKey key: String?, cacheType: SDImageCacheType, completion: ((SDImageCacheType) -> Void)? = nil
    ) {
        var type = SDImageCacheType.none
        if cacheType != .disk, imageFromMemoryCache(forKey: key) != nil {
            type = .memory
        } else if cacheType != .memory, diskImageDataExists(withKey: key) {
            type = .disk
        }
        onMain { completion?(type) }
    }

    @discardableResult
    public func queryImage(
        forKey key: String?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]? = nil,
        cacheType: SDImageCacheType = .all, completion: SDImageCacheQueryCompletionBlock?
    ) -> (any SDWebImageOperation)? {
        queryCacheOperation(forKey: key, done: completion)
        return nil
    }

    public func queryCacheOperation(forKey key: String?, done: SDImageCacheQueryCompletionBlock?) {
        if let image = imageFromMemoryCache(forKey: key) {
            done?(image, nil, .memory)
        } else if let image = imageFromDiskCache(forKey: key) {
            done?(image, diskImageData(forKey: key), .disk)
        } else {
            done?(nil, nil, .none)
        }
    }

    public func cachePath(forKey key: String?) -> String? { key.flatMap(diskCache.cachePath) }
    public func defaultCachePath(forKey key: String?) -> String? { cachePath(forKey: key) }

    // MARK: Removing

    public func removeImage(forKey key: String?, withCompletion completion: SDWebImageNoParamsBlock? = nil) {
        removeImage(forKey: key, fromDisk: true, withCompletion: completion)
    }
    public func removeImage(
        forKey key: String?, fromDisk: Bool, withCompletion completion: SDWebImageNoParamsBlock? = nil
    ) {
        if let key {
            memoryCache.removeObject(forKey: key)
            if fromDisk { diskCache.removeData(forKey: key) }
        }
        if let completion { onMain(completion) }
    }
    public func removeImageFromMemory(forKey key: String?) {
        if let key { memoryCache.removeObject(forKey: key) }
    }
    public func removeImageFromDisk(forKey key: String?) { if let key { diskCache.removeData(forKey: key) } }

    public func clearMemory() { memoryCache.removeAllObjects() }
    public func clearDisk(onCompletion completion: SDWebImageNoParamsBlock? = nil) {
        diskCache.removeAllData()
        if let completion { onMain(completion) }
    }
    public func clear(with cacheType: SDImageCacheType, completion: SDWebImageNoParamsBlock? = nil) {
        if cacheType != .disk { clearMemory() }
        if cacheType != .memory { diskCache.removeAllData() }
        if let completion { onMain(completion) }
    }
    public func deleteOldFiles(completionBlock: SDWebImageNoParamsBlock? = nil) {
        diskCache.removeData(olderThan: config.maxDiskAge)
        if let completionBlock { onMain(completionBlock) }
    }

    // MARK: Sizes

    public func totalDiskSize() -> UInt { diskCache.totalSize() }
    public func getSize() -> UInt { diskCache.totalSize() }
    public func totalDiskCount() -> UInt { diskCache.totalCount() }
    public func calculateSize(completionBlock: ((UInt, UInt) -> Void)? = nil) {
        let (count, size) = (diskCache.totalCount(), diskCache.totalSize())
        onMain { completionBlock?(count, size) }
    }
}
