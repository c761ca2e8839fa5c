import Foundation
import FoundationNetworking
import KumikiNetwork
import UIKit

/// A downloaded image.
public struct ImageLoadingResult {
    public let image: KFCrossPlatformImage
    public let url: URL?
    public let originalData: Data

    public init(image: KFCrossPlatformImage, url: URL? = nil, originalData: Data) {
        (self.image, self.url, self.originalData) = (image, url, originalData)
    }
}

/// The session's task of a download.
public final class SessionDataTask: @unchecked Sendable {
    public typealias CancelToken = Int

    public let task: URLSessionDataTask
    private let lock = NSLock()
    private var cancellation: ((SessionDataTask) -> Void)?

    public var mutableData: Data { Data() }
    public var originalURL: URL? { task.originalRequest?.url }

    init(task: URLSessionDataTask, cancellation: @escaping (SessionDataTask) -> Void) {
        (self.task, self.cancellation) = (task, cancellation)
    }

    public func cancel(token: CancelToken = 0) {
        let cancellation = lock.withLock {
            defer { self.cancellation = nil }
            return self.cancellation
        }
        // The response is ignored. Foundation for Linux ends the process if a task is cancelled while it ends.
        cancellation?(self)
    }
}

/// A download that can be cancelled.
public final class DownloadTask: @unchecked Sendable {
    private let lock = NSLock()
    private var started: SessionDataTask?
    private var isCancelled = false
    public let cancelToken: SessionDataTask.CancelToken? = 0

    init() {}

    public var sessionTask: SessionDataTask? { lock.withLock { started } }
    public var isInitialized: Bool { sessionTask != nil }

    func start(_ task: SessionDataTask) {
        let isCancelled = lock.withLock {
            started = task
            return self.isCancelled
        }
        if isCancelled { task.cancel() }
    }

    public func cancel() {
        let task = lock.withLock {
            isCancelled = true
            return started
        }
        task?.cancel()
    }
}

public typealias RetrieveImageTask = DownloadTask
public typealias RetrieveImageDownloadTask = DownloadTask

/// Observes downloads.
public protocol ImageDownloaderDelegate: AnyObject {
    func imageDownloader(
        _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?)
    func imageDownloader(
        _ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL, with response: URLResponse?,
        error: (any Error)?)
    func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, for url: URL) -> Data?
    func imageDownloader(
        _ downloader: ImageDownloader, didDownload image: KFCrossPlatformImage, for url: URL,
        with response: URLResponse?)
    func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool
}

extension ImageDownloaderDelegate {
    public func imageDownloader(
        _ downloader: ImageDownloader, willDownloadImageForURL url: URL, with request: URLRequest?
    ) {}
    public func imageDownloader(
        _ downloader: ImageDownloader, didFinishDownloadingImageForURL url: URL, with response: URLResponse?,
        error: (any Error)?
    ) {}
    public func imageDownloader(_ downloader: ImageDownloader, didDownload data: Data, for url: URL) -> Data?
    {
        data
    }
    public func imageDownloader(
        _ downloader: ImageDownloader, didDownload image: KFCrossPlatformImage, for url: URL,
        with response: URLResponse?
    ) {}
    public func isValidStatusCode(_ code: Int, for downloader: ImageDownloader) -> Bool {
        (200..<400).contains(code)
    }
}

/// Answers challenges of servers.
public protocol AuthenticationChallengeResponsible: AnyObject {}

/// Downloads images.
open class ImageDownloader: @unchecked Sendable {
    public static let `default` = ImageDownloader(name: "default")

    /// The time after which a download fails, in seconds.
    open var downloadTimeout: TimeInterval = 15
    /// Hosts whose certificates are not checked.
    open var trustedHosts: Set<String>?
    open var requestsUsePipelining = false
    open weak var delegate: (any ImageDownloaderDelegate)?
    open weak var authenticationChallengeResponder: (any AuthenticationChallengeResponsible)?
    open var sessionConfiguration: URLSessionConfiguration {
        didSet { session = URLSession(configuration: sessionConfiguration) }
    }

    private let name: String
    private lazy var session = URLSession(configuration: sessionConfiguration)
    private let lock = NSLock()
    private var running: [ObjectIdentifier: DownloadTask] = [:]

    public init(name: String) {
        self.name = name
        sessionConfiguration = AppNetwork.ephemeralConfiguration
    }

    // MARK: Starting

    @discardableResult
    open func downloadImage(
        with url: URL, options: KingfisherParsedOptionsInfo,
        completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        download(url, options, nil, completionHandler)
    }

    @discardableResult
    open func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((Result<ImageLoadingResult, KingfisherError>) -> Void)? = nil
    ) -> DownloadTask? {
        let options = KingfisherParsedOptionsInfo(options)
        guard let progressBlock else {
            return downloadImage(with: url, options: options, completionHandler: completionHandler)
        }
        return download(url, options, progressBlock, completionHandler)
    }

    /// The handler of version 4.
    @_disfavoredOverload @discardableResult
    public func downloadImage(
        with url: URL, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
        completionHandler: ((KFCrossPlatformImage?, NSError?, URL?, Data?) -> Void)?
    ) -> DownloadTask? {
        downloadImage(with: url, options: options, progressBlock: progressBlock) {
            (result: Result<ImageLoadingResult, KingfisherError>) in
            switch result {
            case .success(let loaded): completionHandler?(loaded.image, nil, loaded.url, loaded.originalData)
            case .failure(let error): completionHandler?(nil, error as NSError, url, nil)
            }
        }
    }

    @discardableResult
    public func downloadImage(with url: URL, options: KingfisherOptionsInfo? = nil) async throws
        -> ImageLoadingResult
    {
        try await withCheckedThrowingContinuation { continuation in
            downloadImage(with: url, options: options, progressBlock: nil) {
                (result: Result<ImageLoadingResult, KingfisherError>) in
                nonisolated(unsafe) let result = result
                continuation.resume(with: result)
            }
        }
    }

    func downloadImage(
        with url: URL, options: KingfisherParsedOptionsInfo, progress: @escaping DownloadProgressBlock,
        _ completion: @escaping (Result<ImageLoadingResult, KingfisherError>) -> Void
    ) -> DownloadTask? {
        download(url, options, progress, completion)
    }

    private func download(
        _ url: URL, _ options: KingfisherParsedOptionsInfo, _ progress: DownloadProgressBlock?,
        _ completion: ((Result<ImageLoadingResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        var request = URLRequest(
            url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: downloadTimeout)
        request.httpShouldUsePipelining = requestsUsePipelining
        let task = DownloadTask()
        let finish = { (result: Result<ImageLoadingResult, KingfisherError>) in
            self.remove(task)
            options.callbackQueue.execute { completion?(result) }
        }
        guard let modifier = options.requestModifier else {
            return start(request, task, options, progress, finish) ? task : nil
        }
        modifier.modified(for: request) { request in
            guard let request else { return finish(.failure(.requestError(reason: .emptyRequest))) }
            let isStarted = self.start(request, task, options, progress, finish)
            modifier.onDownloadTaskStarted?(isStarted ? task : nil)
        }
        return task
    }

    private func start(
        _ request: URLRequest, _ task: DownloadTask, _ options: KingfisherParsedOptionsInfo,
        _ progress: DownloadProgressBlock?,
        _ finish: @escaping (Result<ImageLoadingResult, KingfisherError>) -> Void
    ) -> Bool {
        guard let url = request.url, !url.absoluteString.isEmpty else {
            finish(.failure(.requestError(reason: .invalidURL(request: request))))
            return false
        }
        delegate?.imageDownloader(self, willDownloadImageForURL: url, with: request)
        nonisolated(unsafe) let finish = once(finish)
        nonisolated(unsafe) let options = options
        nonisolated(unsafe) let progress = progress
        let sessionTask = AppNetwork.dataTask(session, request) { data, response, error in
            self.delegate?.imageDownloader(
                self, didFinishDownloadingImageForURL: url, with: response, error: error)
            let result = self.result(url, data, response, error, options)
            if let progress, let data {
                let size = Int64(data.count)
                options.callbackQueue.execute { progress(size, size) }
            }
            finish(result)
        }
        let started = SessionDataTask(task: sessionTask) { started in
            finish(.failure(.requestError(reason: .taskCancelled(task: started, token: 0))))
        }
        lock.withLock { running[ObjectIdentifier(task)] = task }
        task.start(started)
        AppNetwork.resume(sessionTask)
        return true
    }

    /// Returns a function that calls another one once.
    private func once<T>(_ function: @escaping (T) -> Void) -> (T) -> Void {
        let lock = NSLock()
        nonisolated(unsafe) var isCalled = false
        return { value in
            let isFirst = lock.withLock {
                defer { isCalled = true }
                return !isCalled
            }
            if isFirst { function(value) }
        }
    }

    // MARK: Results

    private func result(
        _ url: URL, _ data: Data?, _ response: URLResponse?, _ error: (any Error)?,
        _ options: KingfisherParsedOptionsInfo
    ) -> Result<ImageLoadingResult, KingfisherError> {
        if let error { return .failure(.responseError(reason: .URLSessionError(error: error))) }
        guard let http = response as? HTTPURLResponse else {
            guard let response else {
                return .failure(.responseError(reason: .URLSessionError(error: URLError(.unknown))))
            }
            return .failure(.responseError(reason: .invalidURLResponse(response: response)))
        }
        let isValid =
            delegate?.isValidStatusCode(http.statusCode, for: self) ?? (200..<400).contains(http.statusCode)
        guard isValid else {
            return .failure(.responseError(reason: .invalidHTTPStatusCode(response: http)))
        }
        var received = data ?? Data()
        if let delegate {
            guard let changed = delegate.imageDownloader(self, didDownload: received, for: url) else {
                return .failure(.responseError(reason: .invalidURLResponse(response: http)))
            }
            received = changed
        }
        let item = ImageProcessItem.data(received)
        guard let image = options.processor.process(item: item, options: options) else {
            return .failure(
                .processorError(reason: .processingFailed(processor: options.processor, item: item)))
        }
        delegate?.imageDownloader(self, didDownload: image, for: url, with: response)
        return .success(ImageLoadingResult(image: image, url: url, originalData: received))
    }

    // MARK: Cancelling

    private func remove(_ task: DownloadTask) {
        lock.withLock { _ = running.removeValue(forKey: ObjectIdentifier(task)) }
    }

    public func cancelAll() { for task in lock.withLock({ Array(running.values) }) { task.cancel() } }

    public func cancel(url: URL) {
        for task in lock.withLock({ Array(running.values) }) where task.sessionTask?.originalURL == url {
            task.cancel()
        }
    }
}
