import FoundationNetworking
import KumikiNetwork
import Synchronization
import UIKit

/// Images in memory.
public protocol ImageCaching: AnyObject {
    subscript(_ request: any ImageRequestConvertible) -> ImageContainer? { get set }
    func removeAll()
}

/// Unchecked, since `NSCache` is safe to use from several threads and the limits are set before its use.
public final class ImageCache: ImageCaching, @unchecked Sendable {
    public static let shared = ImageCache()

    private final class Entry {
        let container: ImageContainer
        init(_ container: ImageContainer) { self.container = container }
    }
    private let entries = NSCache<NSString, Entry>()

    public var costLimit: Int { didSet { entries.totalCostLimit = costLimit } }
    public var countLimit: Int { didSet { entries.countLimit = countLimit } }
    public var ttl: TimeInterval?

    public init(costLimit: Int = 200_000_000, countLimit: Int = .max) {
        (self.costLimit, self.countLimit) = (costLimit, countLimit)
    }

    public subscript(_ request: any ImageRequestConvertible) -> ImageContainer? {
        get { entries.object(forKey: request.asImageRequest().key as NSString)?.container }
        set {
            let key = request.asImageRequest().key as NSString
            guard let newValue else { return entries.removeObject(forKey: key) }
            entries.setObject(Entry(newValue), forKey: key)
        }
    }

    public func removeAll() { entries.removeAllObjects() }
}

/// Data on disk, which is not kept between runs here.
public protocol DataCaching: AnyObject {
    func cachedData(for key: String) -> Data?
    func storeData(_ data: Data, for key: String)
    func removeData(for key: String)
    func removeAll()
}

/// Unchecked, since the limit, which has no effect in memory, can be set.
public final class DataCache: DataCaching, @unchecked Sendable {
    private let data = Mutex<[String: Data]>([:])
    public var sizeLimit = 150_000_000

    public init(name: String, filenameGenerator: @escaping (String) -> String? = { $0 }) throws {}

    public func cachedData(for key: String) -> Data? { data.withLock { $0[key] } }
    public func storeData(_ data: Data, for key: String) { self.data.withLock { $0[key] = data } }
    public func removeData(for key: String) { data.withLock { $0[key] = nil } }
    public func removeAll() { data.withLock { $0 = [:] } }
}

public protocol DataLoading: AnyObject {
    func loadData(
        with request: URLRequest, completion: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionTask
}

/// Loads data by a session; responses with a status that is no success are errors, or those that the app does not accept.
///
/// Unchecked, since the app's check of responses is a closure that the library does not require to be sendable.
public final class DataLoader: DataLoading, @unchecked Sendable {
    public enum Error: Swift.Error { case statusCodeUnacceptable(Int) }

    public let session: URLSession
    private let validate: (URLResponse) -> Swift.Error?
    public static var defaultConfiguration: URLSessionConfiguration { AppNetwork.ephemeralConfiguration }

    public init(
        configuration: URLSessionConfiguration = DataLoader.defaultConfiguration,
        validate: @escaping (URLResponse) -> Swift.Error? = DataLoader.validate
    ) {
        session = URLSession(configuration: configuration)
        self.validate = validate
    }

    public static func validate(response: URLResponse) -> Swift.Error? {
        guard let response = response as? HTTPURLResponse, !(200..<300 ~= response.statusCode) else {
            return nil
        }
        return Error.statusCodeUnacceptable(response.statusCode)
    }

    public func loadData(
        with request: URLRequest,
        completion: @escaping @Sendable (Data?, URLResponse?, (any Swift.Error)?) -> Void
    ) -> URLSessionTask {
        let task = session.dataTask(with: request) { [self] data, response, error in
            completion(data, response, error ?? response.flatMap(validate))
        }
        task.resume()
        return task
    }
}

/// A running request, which can be cancelled.
///
/// Unchecked, since the app may set the priority, and only the thread that loads counts.
public final class ImageTask: Hashable, @unchecked Sendable {
    public let request: ImageRequest
    public let taskId: Int
    public var priority: ImageRequest.Priority
    public internal(set) var completedUnitCount: Int64 = 0
    public internal(set) var totalUnitCount: Int64 = 0

    public struct Progress: Sendable {
        public let completed: Int64
        public let total: Int64
        public var fraction: Float { total > 0 ? Float(completed) / Float(total) : 0 }
    }

    private struct State {
        var isCancelled = false
        var loading: URLSessionTask?
    }
    private let state = Mutex(State())
    private static let lastID = Atomic<Int>(0)

    init(_ request: ImageRequest) {
        (self.request, priority) = (request, request.priority)
        taskId = Self.lastID.add(1, ordering: .relaxed).newValue
    }

    public var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Ends the request; its closure is not called.
    public func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            return state.loading
        }
        task?.cancel()
    }

    func begin(_ task: URLSessionTask) { state.withLock { $0.loading = task } }

    public static func == (left: ImageTask, right: ImageTask) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Loads, changes and stores images.
public final class ImagePipeline: Sendable {
    public enum Error: Swift.Error, CustomStringConvertible {
        case dataMissingInCache
        case dataLoadingFailed(error: any Swift.Error)
        case dataIsEmpty
        case decodingFailed
        case processingFailed(processor: any ImageProcessing)
        case imageRequestMissing
        case cancelled

        public var description: String {
            switch self {
            case .dataMissingInCache: "Data is not in the cache."
            case .dataLoadingFailed(let error): "Data was not loaded: \(error)."
            case .dataIsEmpty: "The response has no data."
            case .decodingFailed: "The data is no image."
            case .processingFailed(let processor): "The image was not changed by \(processor.identifier)."
            case .imageRequestMissing: "The request is nil."
            case .cancelled: "The task was cancelled."
            }
        }
    }

    /// Unchecked, since the loader and the caches are objects of the app.
    public struct Configuration: @unchecked Sendable {
        public var dataLoader: any DataLoading
        public var dataCache: (any DataCaching)?
        public var imageCache: (any ImageCaching)?
        public var callbackQueue = DispatchQueue.main
        public var isDecompressionEnabled = true
        public var isTaskCoalescingEnabled = true
        public var isRateLimiterEnabled = true
        public var isProgressiveDecodingEnabled = false
        public var isStoringPreviewsInMemoryCache = true
        public var isResumableDataEnabled = true
        public var dataCachingOptions = DataCachePolicyOptions()
        public var dataCachePolicy = ImagePipeline.DataCachePolicy.storeOriginalData

        public init(dataLoader: any DataLoading = DataLoader()) {
            self.dataLoader = dataLoader
            imageCache = ImageCache.shared
        }

        public static var withURLCache: Configuration { Configuration() }
        public static var withDataCache: Configuration { withDataCache() }
        public static func withDataCache(name: String = "Nuke", sizeLimit: Int? = nil) -> Configuration {
            var configuration = Configuration()
            configuration.dataCache = try? DataCache(name: name)
            return configuration
        }
    }

    public struct DataCachePolicyOptions: Sendable {
        public var storedItems: Set<String> = []
    }
    public enum DataCachePolicy: Sendable {
        case automatic, storeOriginalData, storeEncodedImages, storeAll
    }

    public let configuration: Configuration

    public static var shared: ImagePipeline {
        get { common.withLock { $0 } }
        set { common.withLock { $0 = newValue } }
    }
    /// The pipeline that loads without another.
    private static let common = Mutex(ImagePipeline(configuration: .withURLCache))

    public init(configuration: Configuration = Configuration()) { self.configuration = configuration }

    public convenience init(_ configure: (inout Configuration) -> Void) {
        var configuration = Configuration()
        configure(&configuration)
        self.init(configuration: configuration)
    }

    /// The stored images.
    public var cache: Cache { Cache(pipeline: self) }

    public struct Cache {
        let pipeline: ImagePipeline
        public subscript(_ request: any ImageRequestConvertible) -> ImageContainer? {
            get { pipeline.configuration.imageCache?[request] }
            nonmutating set { pipeline.configuration.imageCache?[request] = newValue }
        }
        public func cachedImage(for request: any ImageRequestConvertible) -> ImageContainer? { self[request] }
        public func removeAll() {
            pipeline.configuration.imageCache?.removeAll()
            pipeline.configuration.dataCache?.removeAll()
        }
    }

    // MARK: Loading

    /// Loads an image, and calls the closure with it on the queue of callbacks.
    @discardableResult public func loadImage(
        with request: any ImageRequestConvertible, queue: DispatchQueue? = nil,
        progress: ((_ response: ImageResponse?, _ completed: Int64, _ total: Int64) -> Void)? = nil,
        completion: @escaping (_ result: Result<ImageResponse, Error>) -> Void
    ) -> ImageTask {
        let request = request.asImageRequest()
        let task = ImageTask(request)
        let handler = Handler(call: completion)
        let queue = queue ?? configuration.callbackQueue
        load(task) { result in
            queue.async { if !task.isCancelled { handler.call(result) } }
        }
        return task
    }

    /// Unchecked, since the closure is called on the queue that the app chooses.
    private struct Handler: @unchecked Sendable {
        let call: (Result<ImageResponse, Error>) -> Void
    }

    @discardableResult public func loadData(
        with request: any ImageRequestConvertible,
        completion: @escaping (Result<(data: Data, response: URLResponse?), Error>) -> Void
    ) -> ImageTask {
        loadImage(with: request) { result in
            completion(result.map { ($0.container.data ?? Data(), $0.urlResponse) })
        }
    }

    /// Returns an image.
    public func image(for request: any ImageRequestConvertible) async throws -> PlatformImage {
        try await response(for: request).image
    }
    public func image(for url: URL) async throws -> PlatformImage { try await response(for: url).image }
    public func image(for request: ImageRequest) async throws -> PlatformImage {
        try await response(for: request).image
    }

    private func response(for request: any ImageRequestConvertible) async throws -> ImageResponse {
        try await withCheckedThrowingContinuation { continuation in
            load(ImageTask(request.asImageRequest())) { continuation.resume(with: $0) }
        }
    }

    private func load(_ task: ImageTask, _ end: @escaping @Sendable (Result<ImageResponse, Error>) -> Void) {
        let request = task.request
        if let known = known(request) {
            return end(
                .success(
                    ImageResponse(
                        container: known, request: request, urlResponse: nil, cacheType: .memory)))
        }
        guard let url = request.urlRequest, let key = request.imageId else {
            return end(.failure(.imageRequestMissing))
        }
        if !request.options.contains(.disableDiskCacheReads),
            let data = configuration.dataCache?.cachedData(for: key)
        {
            return end(decoded(data, request, nil, .disk))
        }
        guard !request.options.contains(.returnCacheDataDontLoad) else {
            return end(.failure(.dataMissingInCache))
        }
        task.begin(
            configuration.dataLoader.loadData(with: url) { [self] data, response, error in
                if let error { return end(.failure(.dataLoadingFailed(error: error))) }
                guard let data, !data.isEmpty else { return end(.failure(.dataIsEmpty)) }
                if !request.options.contains(.disableDiskCacheWrites) {
                    configuration.dataCache?.storeData(data, for: key)
                }
                end(decoded(data, request, response, nil))
            })
    }

    /// Returns an image in memory.
    func known(_ request: ImageRequest) -> ImageContainer? {
        request.options.contains(.disableMemoryCacheReads) ? nil : configuration.imageCache?[request]
    }

    private func decoded(
        _ data: Data, _ request: ImageRequest, _ response: URLResponse?, _ type: ImageResponse.CacheType?
    ) -> Result<ImageResponse, Error> {
        let scale = (request.userInfo[.scaleKey] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 1
        guard var image = UIImage(data: data, scale: scale) else { return .failure(.decodingFailed) }
        for processor in request.processors {
            guard let changed = processor.process(image) else {
                return .failure(.processingFailed(processor: processor))
            }
            image = changed
        }
        let container = ImageContainer(image: image, data: data)
        if !request.options.contains(.disableMemoryCacheWrites) {
            configuration.imageCache?[request] = container
        }
        return .success(
            ImageResponse(container: container, request: request, urlResponse: response, cacheType: type))
    }
}

/// Loads images before they are displayed.
///
/// Unchecked, since its properties are set before it loads.
public final class ImagePrefetcher: @unchecked Sendable {
    public enum Destination: Sendable { case memoryCache, diskCache }

    private let pipeline: ImagePipeline
    private let tasks = Mutex<[String: ImageTask]>([:])
    public var isPaused = false
    public var priority = ImageRequest.Priority.low
    public var didComplete: (() -> Void)?

    public init(
        pipeline: ImagePipeline = .shared, destination: Destination = .memoryCache,
        maxConcurrentRequestCount: Int = 2
    ) {
        self.pipeline = pipeline
    }

    public func startPrefetching(with requests: [any ImageRequestConvertible]) {
        for request in requests.map({ $0.asImageRequest() }) {
            let task = pipeline.loadImage(with: request) { [weak self] _ in self?.end(request) }
            tasks.withLock { $0[request.key] = task }
        }
    }

    private func end(_ request: ImageRequest) {
        let isLast = tasks.withLock { tasks in
            tasks[request.key] = nil
            return tasks.isEmpty
        }
        if isLast { didComplete?() }
    }

    public func stopPrefetching(with requests: [any ImageRequestConvertible]) {
        for request in requests {
            tasks.withLock { $0.removeValue(forKey: request.asImageRequest().key) }?.cancel()
        }
    }

    public func stopPrefetching() {
        let running = tasks.withLock { tasks in
            defer { tasks = [:] }
            return tasks.values
        }
        running.forEach { $0.cancel() }
    }
}

/// The name before version 10.
public typealias ImagePreheater = ImagePrefetcher
