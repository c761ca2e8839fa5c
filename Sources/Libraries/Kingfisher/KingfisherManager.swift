import UIKit

/// An image that was loaded.
public struct RetrieveImageResult {
    public let image: KFCrossPlatformImage
    public let cacheType: CacheType
    public let source: Source
    public let originalSource: Source
    /// The data of the image.
    public let data: () -> Data?
}

/// Finds images in caches or downloads them.
public final class KingfisherManager: @unchecked Sendable {
    public static let shared = KingfisherManager()

    public var cache: ImageCache
    public var downloader: ImageDownloader
    public var defaultOptions = KingfisherOptionsInfo.empty

    private convenience init() { self.init(downloader: .default, cache: .default) }

    public init(downloader: ImageDownloader, cache: ImageCache) {
        (self.downloader, self.cache) = (downloader, cache)
    }

    public typealias Completion = (Result<RetrieveImageResult, KingfisherError>) -> Void

    @discardableResult
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil, downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
        completionHandler: Completion?
    ) -> DownloadTask? {
        retrieveImage(
            with: resource.convertToSource(), options: options, progressBlock: progressBlock,
            downloadTaskUpdated: downloadTaskUpdated, completionHandler: completionHandler)
    }

    @discardableResult
    public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil, downloadTaskUpdated: ((DownloadTask?) -> Void)? = nil,
        completionHandler: Completion?
    ) -> DownloadTask? {
        let options = KingfisherParsedOptionsInfo(defaultOptions + (options ?? []))
        return Retrieval(self, options, progressBlock, downloadTaskUpdated, completionHandler).start(source)
    }

    /// The handler of version 4.
    @_disfavoredOverload @discardableResult
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo?, progressBlock: DownloadProgressBlock?,
        completionHandler: ((KFCrossPlatformImage?, NSError?, CacheType, URL?) -> Void)?
    ) -> DownloadTask? {
        retrieveImage(with: resource, options: options, progressBlock: progressBlock) {
            (result: Result<RetrieveImageResult, KingfisherError>) in
            result.report(to: completionHandler, url: resource.downloadURL)
        }
    }

    public func retrieveImage(with resource: any Resource, options: KingfisherOptionsInfo? = nil) async throws
        -> RetrieveImageResult
    {
        try await retrieveImage(with: resource.convertToSource(), options: options)
    }

    public func retrieveImage(with source: Source, options: KingfisherOptionsInfo? = nil) async throws
        -> RetrieveImageResult
    {
        try await withCheckedThrowingContinuation { continuation in
            retrieveImage(with: source, options: options) {
                (result: Result<RetrieveImageResult, KingfisherError>) in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    @discardableResult
    func retrieveImage(
        _ source: Source, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
        _ updated: ((DownloadTask?) -> Void)?, _ completion: Completion?
    ) -> DownloadTask? {
        Retrieval(self, options, progress, updated, completion).start(source)
    }
}

extension KingfisherOptionsInfo {
    public static var empty: KingfisherOptionsInfo { [] }
}

extension Result where Success == RetrieveImageResult, Failure == KingfisherError {
    /// Calls a handler of version 4.
    func report(to handler: ((KFCrossPlatformImage?, NSError?, CacheType, URL?) -> Void)?, url: URL?) {
        switch self {
        case .success(let result): handler?(result.image, nil, result.cacheType, result.source.url)
        case .failure(let error): handler?(nil, error as NSError, .none, url)
        }
    }
}

/// The search for one image.
private final class Retrieval {
    private let manager: KingfisherManager
    private let options: KingfisherParsedOptionsInfo
    private let progress: DownloadProgressBlock?
    private let updated: ((DownloadTask?) -> Void)?
    private let completion: KingfisherManager.Completion?
    private var alternatives: [Source]
    private var errors: [PropagationError] = []
    private var original: Source?

    init(
        _ manager: KingfisherManager, _ options: KingfisherParsedOptionsInfo,
        _ progress: DownloadProgressBlock?,
        _ updated: ((DownloadTask?) -> Void)?, _ completion: KingfisherManager.Completion?
    ) {
        (self.manager, self.options) = (manager, options)
        (self.progress, self.updated, self.completion) = (progress, updated, completion)
        alternatives = options.alternativeSources ?? []
    }

    private var cache: ImageCache { options.targetCache ?? manager.cache }

    func start(_ source: Source) -> DownloadTask? {
        original = original ?? source
        guard !options.forceRefresh else { return load(source) }
        let key = source.cacheKey
        if let image = cache.retrieveImageInMemoryCache(forKey: key, options: options) {
            finish(.success(result(image, .memory, source)))
            return nil
        }
        let type = cache.imageCachedType(forKey: key, processorIdentifier: options.processor.identifier)
        if type == .disk, !options.fromMemoryCacheOrRefresh {
            cache.retrieveImage(forKey: key, options: options, callbackQueue: .untouch) { found in
                if let image = (try? found.get())?.image {
                    self.finish(.success(self.result(image, .disk, source)))
                } else {
                    self.updated?(self.load(source))
                }
            }
            return nil
        }
        if let image = processedOriginal(of: source) {
            store(image, nil, source)
            finish(.success(result(image, .disk, source)))
            return nil
        }
        guard !options.onlyFromCache else {
            finish(.failure(.cacheError(reason: .imageNotExisting(key: key))))
            return nil
        }
        return load(source)
    }

    /// The image that the processor makes of one that was stored without it.
    private func processedOriginal(of source: Source) -> KFCrossPlatformImage? {
        guard !options.processor.identifier.isEmpty else { return nil }
        var plain = options
        plain.processor = DefaultImageProcessor.default
        let originals = options.originalCache ?? cache
        guard originals.isCached(forKey: source.cacheKey) else { return nil }
        let image =
            originals.retrieveImageInMemoryCache(forKey: source.cacheKey, options: plain)
            ?? originals.retrieveImageInDiskCache(forKey: source.cacheKey)
        return image.flatMap { options.processor.process(item: .image($0), options: options) }
    }

    // MARK: Loading

    private func load(_ source: Source, retriedCount: Int = 0) -> DownloadTask? {
        switch source {
        case .network(let resource):
            var options = options
            options.callbackQueue = .untouch
            let downloader = options.downloader ?? manager.downloader
            let receive = { (result: Result<ImageLoadingResult, KingfisherError>) in
                switch result {
                case .success(let loaded): self.receive(loaded.image, loaded.originalData, source)
                case .failure(let error): self.fail(error, source, retriedCount)
                }
            }
            if let progress {
                let queue = self.options.callbackQueue
                return downloader.downloadImage(
                    with: resource.downloadURL,
                    options: options, progress: { a, b in queue.execute { progress(a, b) } }, receive)
            }
            return downloader.downloadImage(
                with: resource.downloadURL, options: options, completionHandler: receive)
        case .provider(let provider):
            provide(provider, source)
            return nil
        }
    }

    private func provide(_ provider: any ImageDataProvider, _ source: Source) {
        nonisolated(unsafe) let retrieval = self
        nonisolated(unsafe) let provider = provider
        nonisolated(unsafe) let source = source
        provider.data { result in
            switch result {
            case .success(let data):
                let item = ImageProcessItem.data(data)
                let (processor, options) = (retrieval.options.processor, retrieval.options)
                guard let image = processor.process(item: item, options: options) else {
                    return retrieval.fail(
                        .processorError(reason: .processingFailed(processor: processor, item: item)), source,
                        0)
                }
                retrieval.receive(image, data, source)
            case .failure(let error):
                retrieval.fail(
                    .imageSettingError(reason: .dataProviderError(provider: provider, error: error)), source,
                    0)
            }
        }
    }

    private func receive(_ image: KFCrossPlatformImage, _ data: Data, _ source: Source) {
        store(image, data, source)
        finish(.success(result(image, .none, source, data)))
    }

    private func store(_ image: KFCrossPlatformImage, _ data: Data?, _ source: Source) {
        var options = options
        options.callbackQueue = .untouch
        cache.store(
            image, original: data, forKey: source.cacheKey, options: options, toDisk: !options.cacheMemoryOnly
        )
        guard options.cacheOriginalImage, !options.processor.identifier.isEmpty, let data else { return }
        (options.originalCache ?? cache).storeToDisk(data, forKey: source.cacheKey)
    }

    private func fail(_ error: KingfisherError, _ source: Source, _ retriedCount: Int) {
        guard !error.isTaskCancelled, let strategy = options.retryStrategy else {
            return proceed(error, source)
        }
        let context = RetryContext(source: source, error: error, retriedCount: retriedCount)
        strategy.retry(context: context) { decision in
            if case .retry = decision {
                self.updated?(self.load(source, retriedCount: retriedCount + 1))
            } else {
                self.proceed(error, source)
            }
        }
    }

    /// Continues with the next alternative source.
    private func proceed(_ error: KingfisherError, _ source: Source) {
        guard !error.isTaskCancelled, let alternatives = options.alternativeSources, !alternatives.isEmpty
        else {
            return finish(.failure(error))
        }
        errors.append(PropagationError(source: source, error: error))
        guard let next = self.alternatives.first else {
            return finish(.failure(.imageSettingError(reason: .alternativeSourcesExhausted(errors))))
        }
        self.alternatives.removeFirst()
        updated?(start(next))
    }

    private func result(
        _ image: KFCrossPlatformImage, _ type: CacheType, _ source: Source, _ data: Data? = nil
    ) -> RetrieveImageResult {
        let serializer = options.cacheSerializer
        return RetrieveImageResult(
            image: options.imageModifier?.modify(image) ?? image, cacheType: type, source: source,
            originalSource: original ?? source, data: { data ?? serializer.data(with: image, original: nil) })
    }

    private func finish(_ result: Result<RetrieveImageResult, KingfisherError>) {
        guard let completion else { return }
        options.callbackQueue.execute { completion(result) }
    }
}
