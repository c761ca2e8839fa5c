import UIKit

public typealias PrefetcherProgressBlock = (
    _ skippedResources: [any Resource], _ failedResources: [any Resource],
    _ completedResources: [any Resource]
) -> Void
public typealias PrefetcherCompletionHandler = PrefetcherProgressBlock

/// Stores images before they are displayed.
public final class ImagePrefetcher: @unchecked Sendable {
    public var maxConcurrentDownloads = 5

    private let resources: [any Resource]
    private let options: KingfisherParsedOptionsInfo
    private let progress: PrefetcherProgressBlock?
    private let completion: PrefetcherCompletionHandler?
    private var skipped: [any Resource] = []
    private var failed: [any Resource] = []
    private var completed: [any Resource] = []
    private var waiting: ArraySlice<any Resource> = []
    private var tasks: [DownloadTask] = []
    private var isStopped = false

    public init(
        resources: [any Resource], options: KingfisherOptionsInfo? = nil,
        progressBlock: PrefetcherProgressBlock? = nil, completionHandler: PrefetcherCompletionHandler? = nil
    ) {
        self.resources = resources
        self.options = KingfisherParsedOptionsInfo(KingfisherManager.shared.defaultOptions + (options ?? []))
        (progress, completion) = (progressBlock, completionHandler)
    }

    public convenience init(
        urls: [URL], options: KingfisherOptionsInfo? = nil, progressBlock: PrefetcherProgressBlock? = nil,
        completionHandler: PrefetcherCompletionHandler? = nil
    ) {
        self.init(
            resources: urls, options: options, progressBlock: progressBlock,
            completionHandler: completionHandler)
    }

    public func start() {
        CallbackQueue.mainCurrentOrAsync.execute { [self] in
            guard !isStopped else { return }
            waiting = resources[...]
            guard !waiting.isEmpty else { return finish() }
            for _ in 0..<max(maxConcurrentDownloads, 1) { fetchNext() }
        }
    }

    public func stop() {
        CallbackQueue.mainCurrentOrAsync.execute { [self] in
            isStopped = true
            waiting = []
            for task in tasks { task.cancel() }
        }
    }

    private func fetchNext() {
        guard let resource = waiting.popFirst() else { return }
        let cache = options.targetCache ?? KingfisherManager.shared.cache
        let identifier = options.processor.identifier
        guard
            options.forceRefresh
                || !cache.isCached(forKey: resource.cacheKey, processorIdentifier: identifier)
        else {
            skipped.append(resource)
            return advance()
        }
        var options = options
        options.callbackQueue = .mainAsync
        let task = KingfisherManager.shared.retrieveImage(resource.convertToSource(), options, nil, nil) {
            result in
            if case .success = result {
                self.completed.append(resource)
            } else {
                self.failed.append(resource)
            }
            self.advance()
        }
        if let task { tasks.append(task) }
    }

    private func advance() {
        progress?(skipped, failed, completed)
        if skipped.count + failed.count + completed.count == resources.count { finish() } else { fetchNext() }
    }

    private func finish() {
        tasks = []
        completion?(skipped, failed, completed)
    }
}
