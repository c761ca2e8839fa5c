import Foundation
import FoundationNetworking

/// Why an image was not loaded or set.
public enum KingfisherError: Error, LocalizedError, CustomNSError {
    public enum RequestErrorReason {
        case emptyRequest
        case invalidURL(request: URLRequest)
        case taskCancelled(task: SessionDataTask, token: SessionDataTask.CancelToken)
        case asyncTaskContextCancelled
    }

    public enum ResponseErrorReason {
        case invalidURLResponse(response: URLResponse)
        case invalidHTTPStatusCode(response: HTTPURLResponse)
        case URLSessionError(error: any Error)
        case dataModifyingFailed(task: SessionDataTask)
        case noURLResponse(task: SessionDataTask)
        case cancelledByDelegate(response: URLResponse)
    }

    public enum CacheErrorReason {
        case fileEnumeratorCreationFailed(url: URL)
        case invalidFileEnumeratorContent(url: URL)
        case invalidURLResource(error: any Error, key: String, url: URL)
        case cannotLoadDataFromDisk(url: URL, error: any Error)
        case cannotCreateDirectory(path: String, error: any Error)
        case imageNotExisting(key: String)
        case cannotConvertToData(object: Any, error: any Error)
        case cannotSerializeImage(
            image: KFCrossPlatformImage?, original: Data?, serializer: any CacheSerializer)
        case cannotCreateCacheFile(fileURL: URL, key: String, data: Data, error: any Error)
        case diskStorageIsNotReady(cacheURL: URL)
    }

    public enum ProcessorErrorReason {
        case processingFailed(processor: any ImageProcessor, item: ImageProcessItem)
    }

    public enum ImageSettingErrorReason {
        case emptySource
        case notCurrentSourceTask(result: RetrieveImageResult?, error: (any Error)?, source: Source)
        case dataProviderError(provider: any ImageDataProvider, error: any Error)
        case alternativeSourcesExhausted([PropagationError])
    }

    case requestError(reason: RequestErrorReason)
    case responseError(reason: ResponseErrorReason)
    case cacheError(reason: CacheErrorReason)
    case processorError(reason: ProcessorErrorReason)
    case imageSettingError(reason: ImageSettingErrorReason)

    public static var domain: String { "com.onevcat.Kingfisher.Error" }
    public static var errorDomain: String { domain }

    /// Whether the task was cancelled.
    public var isTaskCancelled: Bool {
        if case .requestError(reason: .taskCancelled) = self { return true }
        return false
    }

    /// Whether a later task of the view replaced this one.
    public var isNotCurrentTask: Bool {
        if case .imageSettingError(reason: .notCurrentSourceTask) = self { return true }
        return false
    }

    /// Whether the response has this status.
    public func isInvalidResponseStatusCode(_ code: Int) -> Bool {
        guard case .responseError(reason: .invalidHTTPStatusCode(let response)) = self else { return false }
        return response.statusCode == code
    }

    public var isInvalidResponseStatusCode: Bool {
        if case .responseError(reason: .invalidHTTPStatusCode) = self { return true }
        return false
    }

    public var errorCode: Int {
        switch self {
        case .requestError(let reason):
            switch reason {
            case .emptyRequest: 1001
            case .invalidURL: 1002
            case .taskCancelled: 1003
            case .asyncTaskContextCancelled: 1006
            }
        case .responseError(let reason):
            switch reason {
            case .invalidURLResponse: 2001
            case .invalidHTTPStatusCode: 2002
            case .URLSessionError: 2003
            case .dataModifyingFailed: 2004
            case .noURLResponse: 2005
            case .cancelledByDelegate: 2006
            }
        case .cacheError(let reason):
            if case .imageNotExisting = reason { 3006 } else { 3001 }
        case .processorError: 4001
        case .imageSettingError(let reason):
            switch reason {
            case .emptySource: 5001
            case .notCurrentSourceTask: 5002
            case .dataProviderError: 5003
            case .alternativeSourcesExhausted: 5004
            }
        }
    }

    public var errorDescription: String? {
        switch self {
        case .requestError(.emptyRequest): "The request is empty."
        case .requestError(.invalidURL(let request)): "The address of \(request) is empty or invalid."
        case .requestError: "The task was cancelled."
        case .responseError(.invalidHTTPStatusCode(let response)):
            "The response has the status \(response.statusCode)."
        case .responseError(.URLSessionError(let error)): "The session reports an error: \(error)"
        case .responseError: "The response is invalid."
        case .cacheError(.imageNotExisting(let key)): "There is no image for the key \(key)."
        case .cacheError: "The cache cannot be read or written."
        case .processorError(.processingFailed(let processor, _)):
            "The processor \(processor.identifier) failed."
        case .imageSettingError(.emptySource): "There is no source."
        case .imageSettingError(.notCurrentSourceTask): "A later task replaced this one."
        case .imageSettingError(.dataProviderError(_, let error)): "The provider reports an error: \(error)"
        case .imageSettingError(.alternativeSourcesExhausted): "None of the sources has an image."
        }
    }
}

/// The error of one of several sources.
public struct PropagationError {
    public let source: Source
    public let error: KingfisherError
}
