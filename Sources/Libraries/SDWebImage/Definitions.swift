@_exported import UIKit

public typealias SDExternalCompletionBlock = (
    _ image: UIImage?, _ error: (any Error)?, _ cacheType: SDImageCacheType, _ imageURL: URL?
) -> Void
public typealias SDInternalCompletionBlock = (
    _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ cacheType: SDImageCacheType, _ finished: Bool,
    _ imageURL: URL?
) -> Void
public typealias SDImageLoaderProgressBlock = (_ receivedSize: Int, _ expectedSize: Int, _ targetURL: URL?) ->
    Void
public typealias SDWebImageDownloaderProgressBlock = SDImageLoaderProgressBlock
public typealias SDWebImageDownloaderCompletedBlock = (
    _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ finished: Bool
) -> Void
public typealias SDImageCacheQueryCompletionBlock = (UIImage?, Data?, SDImageCacheType) -> Void
public typealias SDWebImageNoParamsBlock = () -> Void

/// The place of a cached image.
public enum SDImageCacheType: Int, Sendable {
    case none
    case disk
    case memory
    case all
}

/// The options for loading an image.
public struct SDWebImageOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let retryFailed = SDWebImageOptions(rawValue: 1 << 0)
    public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
    public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
    public static let progressiveDownload = progressiveLoad
    public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
    public static let transformAnimatedImage = SDWebImageOptions(rawValue: 1 << 9)
    public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
    public static let queryMemoryData = SDWebImageOptions(rawValue: 1 << 12)
    public static let queryMemoryDataSync = SDWebImageOptions(rawValue: 1 << 13)
    public static let queryDiskDataSync = SDWebImageOptions(rawValue: 1 << 14)
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 1 << 15)
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 1 << 16)
    public static let forceTransition = SDWebImageOptions(rawValue: 1 << 17)
    public static let avoidDecodeImage = SDWebImageOptions(rawValue: 1 << 18)
    public static let decodeFirstFrameOnly = SDWebImageOptions(rawValue: 1 << 19)
    public static let preloadAllFrames = SDWebImageOptions(rawValue: 1 << 20)
    public static let matchAnimatedImageClass = SDWebImageOptions(rawValue: 1 << 21)
    public static let waitStoreCache = SDWebImageOptions(rawValue: 1 << 22)
    public static let transformVectorImage = SDWebImageOptions(rawValue: 1 << 23)
    public static let avoidAutoCancelImage = SDWebImageOptions(rawValue: 1 << 24)
    public static let cacheMemoryOnly = SDWebImageOptions(rawValue: 1 << 25)
}

/// The options for downloading an image.
public struct SDWebImageDownloaderOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let lowPriority = SDWebImageDownloaderOptions(rawValue: 1 << 0)
    public static let progressiveLoad = SDWebImageDownloaderOptions(rawValue: 1 << 1)
    public static let useNSURLCache = SDWebImageDownloaderOptions(rawValue: 1 << 2)
    public static let ignoreCachedResponse = SDWebImageDownloaderOptions(rawValue: 1 << 3)
    public static let continueInBackground = SDWebImageDownloaderOptions(rawValue: 1 << 4)
    public static let handleCookies = SDWebImageDownloaderOptions(rawValue: 1 << 5)
    public static let allowInvalidSSLCertificates = SDWebImageDownloaderOptions(rawValue: 1 << 6)
    public static let highPriority = SDWebImageDownloaderOptions(rawValue: 1 << 7)
    public static let scaleDownLargeImages = SDWebImageDownloaderOptions(rawValue: 1 << 8)
    public static let avoidDecodeImage = SDWebImageDownloaderOptions(rawValue: 1 << 9)
    public static let decodeFirstFrameOnly = SDWebImageDownloaderOptions(rawValue: 1 << 10)
    public static let preloadAllFrames = SDWebImageDownloaderOptions(rawValue: 1 << 11)
    public static let matchAnimatedImageClass = SDWebImageDownloaderOptions(rawValue: 1 << 12)
}

/// The options for finding stored images.
public struct SDImageCacheOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let queryMemoryData = SDImageCacheOptions(rawValue: 1 << 0)
    public static let queryMemoryDataSync = SDImageCacheOptions(rawValue: 1 << 1)
    public static let queryDiskDataSync = SDImageCacheOptions(rawValue: 1 << 2)
    public static let scaleDownLargeImages = SDImageCacheOptions(rawValue: 1 << 3)
    public static let avoidDecodeImage = SDImageCacheOptions(rawValue: 1 << 4)
}

/// The key of a value that changes how one image is loaded.
public struct SDWebImageContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let setImageOperationKey = SDWebImageContextOption(rawValue: "setImageOperationKey")
    public static let customManager = SDWebImageContextOption(rawValue: "customManager")
    public static let imageCache = SDWebImageContextOption(rawValue: "imageCache")
    public static let imageTransformer = SDWebImageContextOption(rawValue: "imageTransformer")
    public static let imageScaleFactor = SDWebImageContextOption(rawValue: "imageScaleFactor")
    public static let imageThumbnailPixelSize = SDWebImageContextOption(rawValue: "imageThumbnailPixelSize")
    public static let imagePreserveAspectRatio = SDWebImageContextOption(rawValue: "imagePreserveAspectRatio")
    public static let storeCacheType = SDWebImageContextOption(rawValue: "storeCacheType")
    public static let queryCacheType = SDWebImageContextOption(rawValue: "queryCacheType")
    public static let animatedImageClass = SDWebImageContextOption(rawValue: "animatedImageClass")
    public static let downloadRequestModifier = SDWebImageContextOption(rawValue: "downloadRequestModifier")
    public static let cacheKeyFilter = SDWebImageContextOption(rawValue: "cacheKeyFilter")
}

public let SDWebImageErrorDomain = "SDWebImageErrorDomain"

/// Why an image was not loaded.
public struct SDWebImageError: Error, Hashable, CustomNSError {
    public enum Code: Int, Sendable {
        case invalidURL = 1000
        case badImageData = 1001
        case cacheNotModified = 1002
        case blackListed = 1003
        case invalidDownloadOperation = 2000
        case invalidDownloadStatusCode = 2001
        case cancelled = 2002
        case invalidDownloadResponse = 2003
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { SDWebImageErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Work that can be cancelled.
public protocol SDWebImageOperation: AnyObject {
    func cancel()
}

/// Calls a handler at once on the main thread, and later on others.
func onMain(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    if AppSurroundings.isOnMainThread { work() } else { DispatchQueue.main.async { work() } }
}
