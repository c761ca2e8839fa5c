import CoreGraphics
import FoundationNetworking
import UIKit

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// An option of a task.
public enum KingfisherOptionsInfoItem {
    case targetCache(ImageCache)
    case originalCache(ImageCache)
    case downloader(ImageDownloader)
    case transition(ImageTransition)
    case downloadPriority(Float)
    case forceRefresh
    case fromMemoryCacheOrRefresh
    case forceTransition
    case cacheMemoryOnly
    case waitForCache
    case onlyFromCache
    case backgroundDecode
    case callbackQueue(CallbackQueue)
    case scaleFactor(CGFloat)
    case preloadAllAnimationData
    case preloadAllGIFData
    case requestModifier(any AsyncImageDownloadRequestModifier)
    case redirectHandler(any ImageDownloadRedirectHandler)
    case processor(any ImageProcessor)
    case cacheSerializer(any CacheSerializer)
    case imageModifier(any ImageModifier)
    case keepCurrentImageWhileLoading
    case onlyLoadFirstFrame
    case cacheOriginalImage
    case onFailureImage(KFCrossPlatformImage?)
    case alsoPrefetchToMemory
    case loadDiskFileSynchronously
    case diskStoreWriteOptions(Data.WritingOptions)
    case processingQueue(CallbackQueue)
    case progressiveJPEG(ImageProgressive)
    case alternativeSources([Source])
    case retryStrategy(any RetryStrategy)
    case memoryCacheExpiration(StorageExpiration)
    case memoryCacheAccessExtendingExpiration(ExpirationExtending)
    case diskCacheExpiration(StorageExpiration)
    case diskCacheAccessExtendingExpiration(ExpirationExtending)
    case lowDataMode(Source?)
    case forcedCacheFileExtension(String?)
}

/// The options of a task.
public struct KingfisherParsedOptionsInfo {
    public var targetCache: ImageCache?
    public var originalCache: ImageCache?
    public var downloader: ImageDownloader?
    public var transition = ImageTransition.none
    public var downloadPriority = URLSessionTask.defaultPriority
    public var forceRefresh = false
    public var fromMemoryCacheOrRefresh = false
    public var forceTransition = false
    public var cacheMemoryOnly = false
    public var waitForCache = false
    public var onlyFromCache = false
    public var backgroundDecode = false
    public var preloadAllAnimationData = false
    public var callbackQueue = CallbackQueue.mainCurrentOrAsync
    public var scaleFactor: CGFloat = 1
    public var requestModifier: (any AsyncImageDownloadRequestModifier)?
    public var redirectHandler: (any ImageDownloadRedirectHandler)?
    public var processor: any ImageProcessor = DefaultImageProcessor.default
    public var imageModifier: (any ImageModifier)?
    public var cacheSerializer: any CacheSerializer = DefaultCacheSerializer.default
    public var keepCurrentImageWhileLoading = false
    public var onlyLoadFirstFrame = false
    public var cacheOriginalImage = false
    public var onFailureImage: KFCrossPlatformImage??
    public var alsoPrefetchToMemory = false
    public var loadDiskFileSynchronously = false
    public var diskStoreWriteOptions: Data.WritingOptions = []
    public var memoryCacheExpiration: StorageExpiration?
    public var memoryCacheAccessExtendingExpiration = ExpirationExtending.cacheTime
    public var diskCacheExpiration: StorageExpiration?
    public var diskCacheAccessExtendingExpiration = ExpirationExtending.cacheTime
    public var processingQueue: CallbackQueue?
    public var progressiveJPEG: ImageProgressive?
    public var alternativeSources: [Source]?
    public var retryStrategy: (any RetryStrategy)?
    public var lowDataModeSource: Source?
    public var forcedExtension: String?

    public init(_ info: KingfisherOptionsInfo?) {
        for option in info ?? [] { apply(option) }
    }

    private mutating func apply(_ option: KingfisherOptionsInfoItem) {
        switch option {
        case .targetCache(let value): targetCache = value
        case .originalCache(let value): originalCache = value
        case .downloader(let value): downloader = value
        case .transition(let value): transition = value
        case .downloadPriority(let value): downloadPriority = value
        case .forceRefresh: forceRefresh = true
        case .fromMemoryCacheOrRefresh: fromMemoryCacheOrRefresh = true
        case .forceTransition: forceTransition = true
        case .cacheMemoryOnly: cacheMemoryOnly = true
        case .waitForCache: waitForCache = true
        case .onlyFromCache: onlyFromCache = true
        case .backgroundDecode: backgroundDecode = true
        case .callbackQueue(let value): callbackQueue = value
        case .scaleFactor(let value): scaleFactor = value
        case .preloadAllAnimationData, .preloadAllGIFData: preloadAllAnimationData = true
        case .requestModifier(let value): requestModifier = value
        case .redirectHandler(let value): redirectHandler = value
        case .processor(let value): processor = value
        case .cacheSerializer(let value): cacheSerializer = value
        case .imageModifier(let value): imageModifier = value
        case .keepCurrentImageWhileLoading: keepCurrentImageWhileLoading = true
        case .onlyLoadFirstFrame: onlyLoadFirstFrame = true
        case .cacheOriginalImage: cacheOriginalImage = true
        case .onFailureImage(let value): onFailureImage = .some(value)
        case .alsoPrefetchToMemory: alsoPrefetchToMemory = true
        case .loadDiskFileSynchronously: loadDiskFileSynchronously = true
        case .diskStoreWriteOptions(let value): diskStoreWriteOptions = value
        case .processingQueue(let value): processingQueue = value
        case .progressiveJPEG(let value): progressiveJPEG = value
        case .alternativeSources(let value): alternativeSources = value
        case .retryStrategy(let value): retryStrategy = value
        case .memoryCacheExpiration(let value): memoryCacheExpiration = value
        case .memoryCacheAccessExtendingExpiration(let value): memoryCacheAccessExtendingExpiration = value
        case .diskCacheExpiration(let value): diskCacheExpiration = value
        case .diskCacheAccessExtendingExpiration(let value): diskCacheAccessExtendingExpiration = value
        case .lowDataMode(let value): lowDataModeSource = value
        case .forcedCacheFileExtension(let value): forcedExtension = value
        }
    }
}

/// The transition from the placeholder to the loaded image.
public enum ImageTransition {
    case none
    case fade(TimeInterval)
    case flipFromLeft(TimeInterval)
    case flipFromRight(TimeInterval)
    case flipFromTop(TimeInterval)
    case flipFromBottom(TimeInterval)
    case custom(
        duration: TimeInterval, options: UIView.AnimationOptions,
        animations: ((UIImageView, UIImage) -> Void)?, completion: ((Bool) -> Void)?)

    var duration: TimeInterval {
        switch self {
        case .none: 0
        case .fade(let duration), .flipFromLeft(let duration), .flipFromRight(let duration),
            .flipFromTop(let duration), .flipFromBottom(let duration), .custom(let duration, _, _, _):
            duration
        }
    }

    var animationOptions: UIView.AnimationOptions {
        switch self {
        case .none: []
        case .fade: .transitionCrossDissolve
        case .flipFromLeft: .transitionFlipFromLeft
        case .flipFromRight: .transitionFlipFromRight
        case .flipFromTop: .transitionFlipFromTop
        case .flipFromBottom: .transitionFlipFromBottom
        case .custom(_, let options, _, _): options
        }
    }
}

/// The queue on which a handler runs.
public enum CallbackQueue {
    case mainAsync
    /// At once on the main thread.
    case mainCurrentOrAsync
    case untouch
    case dispatch(DispatchQueue)

    public func execute(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        switch self {
        case .mainAsync: DispatchQueue.main.async { block() }
        case .mainCurrentOrAsync:
            if AppSurroundings.isOnMainThread { block() } else { DispatchQueue.main.async { block() } }
        case .untouch: block()
        case .dispatch(let queue): queue.async { block() }
        }
    }
}

/// The time for which an image is stored.
public enum StorageExpiration: Sendable {
    case never
    case seconds(TimeInterval)
    case days(Int)
    case date(Date)
    case expired

    func date(after start: Date) -> Date {
        switch self {
        case .never: .distantFuture
        case .seconds(let seconds): start.addingTimeInterval(seconds)
        case .days(let days): start.addingTimeInterval(TimeInterval(days) * 86400)
        case .date(let date): date
        case .expired: .distantPast
        }
    }
}

/// The change of an image's expiration by access.
public enum ExpirationExtending: Sendable {
    case none
    case cacheTime
    case expirationTime(_ expiration: StorageExpiration)
}

/// The options of incomplete JPEG images. Images are displayed when they are complete.
public struct ImageProgressive {
    public static let `default` = ImageProgressive(isBlur: true, isFastestScan: true, scanInterval: 0)
    public let isBlur: Bool
    public let isFastestScan: Bool
    public let scanInterval: TimeInterval

    public init(isBlur: Bool, isFastestScan: Bool, scanInterval: TimeInterval) {
        (self.isBlur, self.isFastestScan, self.scanInterval) = (isBlur, isFastestScan, scanInterval)
    }
}

/// Changes a request before it is sent, perhaps later.
public protocol AsyncImageDownloadRequestModifier {
    func modified(for request: URLRequest, reportModified: @escaping (URLRequest?) -> Void)
    var onDownloadTaskStarted: ((DownloadTask?) -> Void)? { get }
}

extension AsyncImageDownloadRequestModifier {
    public var onDownloadTaskStarted: ((DownloadTask?) -> Void)? { nil }
}

/// Changes a request before it is sent.
public protocol ImageDownloadRequestModifier: AsyncImageDownloadRequestModifier {
    func modified(for request: URLRequest) -> URLRequest?
}

extension ImageDownloadRequestModifier {
    public func modified(for request: URLRequest, reportModified: @escaping (URLRequest?) -> Void) {
        reportModified(modified(for: request))
    }
}

/// A closure that changes requests.
public struct AnyModifier: ImageDownloadRequestModifier {
    private let modify: (URLRequest) -> URLRequest?

    public init(modify: @escaping (URLRequest) -> URLRequest?) { self.modify = modify }

    public func modified(for request: URLRequest) -> URLRequest? { modify(request) }
}

/// Changes the request to which a server redirects.
public protocol ImageDownloadRedirectHandler {
    func handleHTTPRedirection(
        for task: SessionDataTask, response: HTTPURLResponse, newRequest: URLRequest,
        completionHandler: @escaping (URLRequest?) -> Void)
}

/// Changes an image before it is displayed.
public protocol ImageModifier {
    func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage
}

/// A closure that changes images.
public struct AnyImageModifier: ImageModifier {
    private let block: (KFCrossPlatformImage) throws -> KFCrossPlatformImage

    public init(modify: @escaping (KFCrossPlatformImage) throws -> KFCrossPlatformImage) { block = modify }

    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage { (try? block(image)) ?? image }
}

/// Sets the rendering mode of images.
public struct RenderingModeImageModifier: ImageModifier {
    public let renderingMode: UIImage.RenderingMode

    public init(renderingMode: UIImage.RenderingMode = .automatic) { self.renderingMode = renderingMode }

    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
        image.withRenderingMode(renderingMode)
    }
}

/// Makes images flip from right to left.
public struct FlipsForRightToLeftLayoutDirectionImageModifier: ImageModifier {
    public init() {}

    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
        image.imageFlippedForRightToLeftLayoutDirection()
    }
}

/// Insets the alignment rectangle of images.
public struct AlignmentRectInsetsImageModifier: ImageModifier {
    public let alignmentInsets: UIEdgeInsets

    public init(alignmentInsets: UIEdgeInsets) { self.alignmentInsets = alignmentInsets }

    public func modify(_ image: KFCrossPlatformImage) -> KFCrossPlatformImage {
        image.withAlignmentRectInsets(alignmentInsets)
    }
}

/// A failed download that may be tried again.
public final class RetryContext {
    public let source: Source
    public let error: KingfisherError
    public var retriedCount: Int
    public internal(set) var userInfo: Any?

    init(source: Source, error: KingfisherError, retriedCount: Int) {
        (self.source, self.error, self.retriedCount) = (source, error, retriedCount)
    }
}

/// The decision about a download that failed.
public enum RetryDecision {
    case retry(userInfo: Any?)
    case stop
}

/// Decides whether downloads are tried again.
public protocol RetryStrategy {
    func retry(context: RetryContext, retryHandler: @escaping (RetryDecision) -> Void)
}

/// Tries again a number of times after a delay.
public struct DelayRetryStrategy: RetryStrategy {
    /// The delay before each attempt.
    public enum Interval {
        case seconds(TimeInterval)
        case accumulated(TimeInterval)
        case custom(block: (_ retriedCount: Int) -> TimeInterval)

        func seconds(_ retriedCount: Int) -> TimeInterval {
            switch self {
            case .seconds(let seconds): seconds
            case .accumulated(let seconds): seconds * TimeInterval(retriedCount + 1)
            case .custom(let block): block(retriedCount)
            }
        }
    }

    public let maxRetryCount: Int
    public let retryInterval: Interval

    public init(maxRetryCount: Int, retryInterval: Interval = .seconds(3)) {
        (self.maxRetryCount, self.retryInterval) = (maxRetryCount, retryInterval)
    }

    public func retry(context: RetryContext, retryHandler: @escaping (RetryDecision) -> Void) {
        guard context.retriedCount < maxRetryCount, !context.error.isTaskCancelled,
            case .responseError = context.error
        else { return retryHandler(.stop) }
        nonisolated(unsafe) let handler = retryHandler
        let delay = retryInterval.seconds(context.retriedCount)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { handler(.retry(userInfo: nil)) }
    }
}
