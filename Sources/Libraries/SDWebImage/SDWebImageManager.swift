import FoundationNetworking
import KumikiNetwork
import UIKit

/// The download of an image.
public final class SDWebImageDownloadToken: NSObject, SDWebImageOperation, @unchecked Sendable {
    public let url: URL?
    private let lock = NSLock()
    private var completion: SDWebImageDownloaderCompletedBlock?

    init(_ url: URL?, _ completion: SDWebImageDownloaderCompletedBlock?) {
        (self.url, self.completion) = (url, completion)
    }

    func finish(_ image: UIImage?, _ data: Data?, _ error: (any Error)?) {
        let completion = lock.withLock {
            defer { self.completion = nil }
            return self.completion
        }
        if let completion { onMain { completion(image, data, error, true) } }
    }

    /// Ignores the response. Foundation for Linux ends the process if a task is cancelled while it ends.
    public func cancel() { finish(nil, nil, SDWebImageError(.cancelled)) }
}

/// Changes a request before it is sent.
public protocol SDWebImageDownloaderRequestModifierProtocol: AnyObject {
    func modifiedRequest(with request: URLRequest) -> URLRequest?
}

open class SDWebImageDownloaderRequestModifier: NSObject, SDWebImageDownloaderRequestModifierProtocol {
    private let block: (URLRequest) -> URLRequest?
    public init(block: @escaping (URLRequest) -> URLRequest?) { self.block = block }
    public func modifiedRequest(with request: URLRequest) -> URLRequest? { block(request) }
}

open class SDWebImageDownloaderConfig: NSObject, @unchecked Sendable {
    public static let `default` = SDWebImageDownloaderConfig()
    public var maxConcurrentDownloads = 6
    public var downloadTimeout: TimeInterval = 15
    public var username: String?
    public var password: String?
}

/// Downloads images.
open class SDWebImageDownloader: NSObject, @unchecked Sendable {
    public static let shared = SDWebImageDownloader()

    public let config: SDWebImageDownloaderConfig
    public var requestModifier: (any SDWebImageDownloaderRequestModifierProtocol)?
    private let session = URLSession(configuration: AppNetwork.ephemeralConfiguration)
    private let lock = NSLock()
    private var running: [ObjectIdentifier: SDWebImageDownloadToken] = [:]
    private var headers: [String: String] = ["Accept": "image/*,*/*;q=0.8"]

    public override init() { config = .default }
    public init(config: SDWebImageDownloaderConfig?) { self.config = config ?? .default }

    public func callAsFunction() -> SDWebImageDownloader { self }

    public func setValue(_ value: String?, forHTTPHeaderField field: String?) {
        if let field { lock.withLock { headers[field] = value } }
    }
    public func value(forHTTPHeaderField field: String?) -> String? {
        field.flatMap { name in lock.withLock { headers[name] } }
    }

    @discardableResult
    public func downloadImage(with url: URL?, completed: SDWebImageDownloaderCompletedBlock? = nil)
        -> SDWebImageDownloadToken?
    {
        downloadImage(with: url, options: [], context: nil, progress: nil, completed: completed)
    }

    @discardableResult
    public func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions, progress: SDWebImageDownloaderProgressBlock?,
        completed: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageDownloadToken? {
        downloadImage(with: url, options: options, context: nil, progress: progress, completed: completed)
    }

    @discardableResult
    public func downloadImage(
        with url: URL?, options: SDWebImageDownloaderOptions, context: [SDWebImageContextOption: Any]?,
        progress: SDWebImageDownloaderProgressBlock?, completed: SDWebImageDownloaderCompletedBlock?
    ) -> SDWebImageDownloadToken? {
        let token = SDWebImageDownloadToken(url, completed)
        guard let url, let request = request(url, context) else {
            token.finish(nil, nil, SDWebImageError(.invalidURL))
            return nil
        }
        nonisolated(unsafe) let progress = progress
        let isStill = options.contains(.decodeFirstFrameOnly)
        let task = AppNetwork.dataTask(session, request) { data, response, error in
            if let progress, let data {
                DispatchQueue.main.async { progress(data.count, data.count, url) }
            }
            self.finish(token, data, response, error, isStill)
        }
        lock.withLock { running[ObjectIdentifier(token)] = token }
        AppNetwork.resume(task)
        return token
    }

    private func request(_ url: URL, _ context: [SDWebImageContextOption: Any]?) -> URLRequest? {
        var request = URLRequest(
            url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: config.downloadTimeout)
        request.allHTTPHeaderFields = lock.withLock { headers }
        let given = context?[.downloadRequestModifier] as? any SDWebImageDownloaderRequestModifierProtocol
        guard let modifier = given ?? requestModifier else { return request }
        return modifier.modifiedRequest(with: request)
    }

    private func finish(
        _ token: SDWebImageDownloadToken, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?,
        _ isStill: Bool
    ) {
        lock.withLock { _ = running.removeValue(forKey: ObjectIdentifier(token)) }
        if let error { return token.finish(nil, nil, error) }
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        guard (200..<400).contains(status) else {
            return token.finish(nil, nil, SDWebImageError(.invalidDownloadStatusCode))
        }
        let image = SDImageCodersManager.shared.decodedImage(
            with: data, options: [.decodeFirstFrameOnly: isStill])
        token.finish(image, data, image == nil ? SDWebImageError(.badImageData) : nil)
    }

    public func cancelAllDownloads() {
        for token in lock.withLock({ Array(running.values) }) { token.cancel() }
    }
}

/// The search for an image.
public final class SDWebImageCombinedOperation: NSObject, SDWebImageOperation, @unchecked Sendable {
    public private(set) var isCancelled = false
    var loader: SDWebImageDownloadToken?
    public var loaderOperation: (any SDWebImageOperation)? { loader }

    public func cancel() {
        isCancelled = true
        loader?.cancel()
    }
}

/// Changes the key of images.
public protocol SDWebImageCacheKeyFilterProtocol: AnyObject {
    func cacheKey(for url: URL) -> String?
}

open class SDWebImageCacheKeyFilter: NSObject, SDWebImageCacheKeyFilterProtocol {
    private let block: (URL) -> String?
    public init(block: @escaping (URL) -> String?) { self.block = block }
    public func cacheKey(for url: URL) -> String? { block(url) }
}

/// Finds images in caches or downloads them.
open class SDWebImageManager: NSObject, @unchecked Sendable {
    public static let shared = SDWebImageManager()

    public let imageCache: SDImageCache
    public let imageLoader: SDWebImageDownloader
    public var imageDownloader: SDWebImageDownloader { imageLoader }
    public var transformer: (any SDImageTransformer)?
    public var cacheKeyFilter: (any SDWebImageCacheKeyFilterProtocol)?
    private let lock = NSLock()
    /// Addresses that do not exist.
    private var failed: Set<URL> = []

    public override init() { (imageCache, imageLoader) = (.shared, .shared) }
    public init(cache: SDImageCache, loader: SDWebImageDownloader) {
        (imageCache, imageLoader) = (cache, loader)
    }

    public func callAsFunction() -> SDWebImageManager { self }

    public func cacheKey(for url: URL?) -> String? {
        url.flatMap { cacheKeyFilter.map { $0.cacheKey(for:) }?($0) ?? $0.absoluteString }
    }

    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
        completed: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        loadImage(with: url, options: options, context: nil, progress: progress, completed: completed)
    }

    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [], context: [SDWebImageContextOption: Any]?,
        progress: SDImageLoaderProgressBlock?, completed: @escaping SDInternalCompletionBlock
    ) -> SDWebImageCombinedOperation? {
        let operation = SDWebImageCombinedOperation()
        guard let url else {
            completed(nil, nil, SDWebImageError(.invalidURL), .none, true, nil)
            return operation
        }
        guard options.contains(.retryFailed) || !lock.withLock({ failed.contains(url) }) else {
            completed(nil, nil, SDWebImageError(.blackListed), .none, true, url)
            return operation
        }
        let transformer = context?[.imageTransformer] as? any SDImageTransformer ?? transformer
        let cache = context?[.imageCache] as? SDImageCache ?? imageCache
        let plain = key(of: url, context)
        let key = transformer.map { "\(plain)-\($0.transformerKey)" } ?? plain
        if !options.contains(.fromLoaderOnly), !options.contains(.refreshCached) {
            let isInMemory = cache.imageFromMemoryCache(forKey: key) != nil
            if let image = cache.imageFromCache(forKey: key) {
                completed(image, nil, nil, isInMemory ? .memory : .disk, true, url)
                return operation
            }
        }
        guard !options.contains(.fromCacheOnly) else {
            completed(nil, nil, nil, .none, true, url)
            return operation
        }
        let download =
            options.contains(.decodeFirstFrameOnly) ? SDWebImageDownloaderOptions.decodeFirstFrameOnly : []
        operation.loader = imageLoader.downloadImage(
            with: url, options: download, context: context, progress: progress
        ) { image, data, error, _ in
            guard let image else {
                self.note(error, url)
                return completed(nil, data, error, .none, true, url)
            }
            let made = transformer?.transformedImage(with: image, forKey: key) ?? image
            cache.store(
                made, imageData: transformer == nil ? data : nil, forKey: key,
                cacheType: Self.storedType(options, context))
            completed(made, data, nil, .none, true, url)
        }
        return operation
    }

    private func key(of url: URL, _ context: [SDWebImageContextOption: Any]?) -> String {
        let filter = context?[.cacheKeyFilter] as? any SDWebImageCacheKeyFilterProtocol
        return filter?.cacheKey(for: url) ?? cacheKey(for: url) ?? url.absoluteString
    }

    private static func storedType(
        _ options: SDWebImageOptions, _ context: [SDWebImageContextOption: Any]?
    ) -> SDImageCacheType {
        if options.contains(.cacheMemoryOnly) { return .memory }
        return (context?[.storeCacheType] as? Int).flatMap(SDImageCacheType.init) ?? .all
    }

    /// Notes an address without an image, so that it is not loaded again.
    private func note(_ error: (any Error)?, _ url: URL) {
        guard let error = error as? SDWebImageError, error.code != .cancelled else { return }
        lock.withLock { _ = failed.insert(url) }
    }

    public func saveImage(toCache image: UIImage?, for url: URL?) {
        imageCache.store(image, forKey: cacheKey(for: url))
    }
}

/// Stores images before they are displayed.
open class SDWebImagePrefetcher: NSObject, @unchecked Sendable {
    public static let shared = SDWebImagePrefetcher()
    public var options: SDWebImageOptions = .lowPriority
    public var maxConcurrentPrefetchCount = 3
    private var operations: [SDWebImageCombinedOperation] = []

    public func callAsFunction() -> SDWebImagePrefetcher { self }

    public func prefetchURLs(_ urls: [URL]?) { prefetchURLs(urls, progress: nil, completed: nil) }

    public func prefetchURLs(
        _ urls: [URL]?, progress: ((UInt, UInt) -> Void)?, completed: ((UInt, UInt) -> Void)?
    ) {
        let urls = urls ?? []
        guard !urls.isEmpty else {
            completed?(0, 0)
            return
        }
        var finished: UInt = 0
        var skipped: UInt = 0
        operations = urls.compactMap { url in
            SDWebImageManager.shared.loadImage(with: url, options: options, progress: nil) {
                image, _, _, _, _, _ in
                finished += 1
                if image == nil { skipped += 1 }
                progress?(finished, UInt(urls.count))
                if finished == urls.count { completed?(finished, skipped) }
            }
        }
    }

    public func cancelPrefetching() {
        for operation in operations { operation.cancel() }
        operations = []
    }
}
