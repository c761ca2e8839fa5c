import Foundation
import FoundationNetworking

/// The session and request for which a request is changed.
public struct RequestAdapterState {
    public let requestID: UUID
    public let session: Session
}

/// Changes requests before they are sent.
public protocol RequestAdapter {
    func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void)
    func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState,
        completion: @escaping (Result<URLRequest, any Error>) -> Void)
    /// The function of version 4.
    func adapt(_ urlRequest: URLRequest) throws -> URLRequest
}

extension RequestAdapter {
    public func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void
    ) {
        completion(Result { try adapt(urlRequest) })
    }

    public func adapt(
        _ urlRequest: URLRequest, using state: RequestAdapterState,
        completion: @escaping (Result<URLRequest, any Error>) -> Void
    ) {
        adapt(urlRequest, for: state.session, completion: completion)
    }

    public func adapt(_ urlRequest: URLRequest) throws -> URLRequest { urlRequest }
}

/// The decision about a request that failed.
public enum RetryResult {
    case retry
    case retryWithDelay(TimeInterval)
    case doNotRetry
    case doNotRetryWithError(any Error)
}

public typealias RequestRetryCompletion = (_ shouldRetry: Bool, _ timeDelay: TimeInterval) -> Void

/// Decides whether requests are sent again.
public protocol RequestRetrier {
    func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void)
    /// The function of version 4.
    func should(
        _ manager: SessionManager, retry request: Request, with error: any Error,
        completion: @escaping RequestRetryCompletion)
}

extension RequestRetrier {
    public func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void
    ) {
        should(session, retry: request, with: error) { shouldRetry, delay in
            completion(shouldRetry ? (delay > 0 ? .retryWithDelay(delay) : .retry) : .doNotRetry)
        }
    }

    public func should(
        _ manager: SessionManager, retry request: Request, with error: any Error,
        completion: @escaping RequestRetryCompletion
    ) {
        completion(false, 0)
    }
}

public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

public typealias AdaptHandler = (URLRequest, Session, @escaping (Result<URLRequest, any Error>) -> Void) ->
    Void
public typealias RetryHandler = (Request, Session, any Error, @escaping (RetryResult) -> Void) -> Void

/// A closure that changes requests.
open class Adapter: RequestInterceptor {
    private let handler: AdaptHandler
    public init(_ adaptHandler: @escaping AdaptHandler) { handler = adaptHandler }
    open func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void
    ) {
        handler(urlRequest, session, completion)
    }
}

/// A closure that decides whether requests are sent again.
open class Retrier: RequestInterceptor {
    private let handler: RetryHandler
    public init(_ retryHandler: @escaping RetryHandler) { handler = retryHandler }
    open func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void
    ) {
        handler(request, session, error, completion)
    }
}

/// Several adapters and retriers, one after another.
open class Interceptor: RequestInterceptor {
    public let adapters: [any RequestAdapter]
    public let retriers: [any RequestRetrier]

    public init(adaptHandler: @escaping AdaptHandler, retryHandler: @escaping RetryHandler) {
        (adapters, retriers) = ([Adapter(adaptHandler)], [Retrier(retryHandler)])
    }
    public init(adapter: any RequestAdapter, retrier: any RequestRetrier) {
        (adapters, retriers) = ([adapter], [retrier])
    }
    public init(
        adapters: [any RequestAdapter] = [], retriers: [any RequestRetrier] = [],
        interceptors: [any RequestInterceptor] = []
    ) {
        (self.adapters, self.retriers) = (adapters + interceptors, retriers + interceptors)
    }

    open func adapt(
        _ urlRequest: URLRequest, for session: Session,
        completion: @escaping (Result<URLRequest, any Error>) -> Void
    ) {
        Self.adapt(urlRequest, session, adapters[...], completion)
    }

    private static func adapt(
        _ request: URLRequest, _ session: Session, _ rest: ArraySlice<any RequestAdapter>,
        _ completion: @escaping (Result<URLRequest, any Error>) -> Void
    ) {
        guard let first = rest.first else { return completion(.success(request)) }
        first.adapt(request, for: session) { result in
            switch result {
            case .success(let request): adapt(request, session, rest.dropFirst(), completion)
            case .failure: completion(result)
            }
        }
    }

    open func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void
    ) {
        Self.retry(request, session, error, retriers[...], completion)
    }

    private static func retry(
        _ request: Request, _ session: Session, _ error: any Error, _ rest: ArraySlice<any RequestRetrier>,
        _ completion: @escaping (RetryResult) -> Void
    ) {
        guard let first = rest.first else { return completion(.doNotRetry) }
        first.retry(request, for: session, dueTo: error) { result in
            if case .doNotRetry = result {
                retry(request, session, error, rest.dropFirst(), completion)
            } else {
                completion(result)
            }
        }
    }
}

/// Sends requests again that failed for a reason that passes.
open class RetryPolicy: RequestInterceptor {
    public static let defaultRetryLimit: UInt = 2
    public static let defaultRetryableHTTPMethods: Set<HTTPMethod> = [
        .delete, .get, .head, .options, .put, .trace,
    ]
    public static let defaultRetryableHTTPStatusCodes: Set<Int> = [408, 500, 502, 503, 504]
    public static let defaultRetryableURLErrorCodes: Set<URLError.Code> = [
        .timedOut, .cannotFindHost, .cannotConnectToHost, .networkConnectionLost, .dnsLookupFailed,
        .notConnectedToInternet,
    ]

    public let retryLimit: UInt
    public let exponentialBackoffBase: UInt
    public let exponentialBackoffScale: Double
    public let retryableHTTPMethods: Set<HTTPMethod>
    public let retryableHTTPStatusCodes: Set<Int>
    public let retryableURLErrorCodes: Set<URLError.Code>

    public init(
        retryLimit: UInt = RetryPolicy.defaultRetryLimit, exponentialBackoffBase: UInt = 2,
        exponentialBackoffScale: Double = 0.5,
        retryableHTTPMethods: Set<HTTPMethod> = RetryPolicy.defaultRetryableHTTPMethods,
        retryableHTTPStatusCodes: Set<Int> = RetryPolicy.defaultRetryableHTTPStatusCodes,
        retryableURLErrorCodes: Set<URLError.Code> = RetryPolicy.defaultRetryableURLErrorCodes
    ) {
        (self.retryLimit, self.exponentialBackoffBase) = (retryLimit, exponentialBackoffBase)
        (self.exponentialBackoffScale, self.retryableHTTPMethods) = (
            exponentialBackoffScale, retryableHTTPMethods
        )
        self.retryableHTTPStatusCodes = retryableHTTPStatusCodes
        self.retryableURLErrorCodes = retryableURLErrorCodes
    }

    open func retry(
        _ request: Request, for session: Session, dueTo error: any Error,
        completion: @escaping (RetryResult) -> Void
    ) {
        guard request.retryCount < retryLimit, shouldRetry(request: request, dueTo: error) else {
            return completion(.doNotRetry)
        }
        completion(
            .retryWithDelay(
                pow(Double(exponentialBackoffBase), Double(request.retryCount)) * exponentialBackoffScale))
    }

    open func shouldRetry(request: Request, dueTo error: any Error) -> Bool {
        guard let method = request.request?.method, retryableHTTPMethods.contains(method) else {
            return false
        }
        if let code = request.response?.statusCode, retryableHTTPStatusCodes.contains(code) { return true }
        let cause = error.asAFError?.underlyingError ?? error
        return (cause as? URLError).map { retryableURLErrorCodes.contains($0.code) } ?? false
    }
}

open class ConnectionLostRetryPolicy: RetryPolicy {
    public init(retryLimit: UInt = RetryPolicy.defaultRetryLimit) {
        super.init(retryLimit: retryLimit, retryableURLErrorCodes: [.networkConnectionLost])
    }
}

/// Observes requests.
public protocol EventMonitor {
    var queue: DispatchQueue { get }
    func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest)
    func request(_ request: Request, didCreateTask task: URLSessionTask)
    func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?)
    func requestIsRetrying(_ request: Request)
    func requestDidFinish(_ request: Request)
    func requestDidResume(_ request: Request)
    func requestDidCancel(_ request: Request)
    func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>)
    func request<Value>(_ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>)
}

extension EventMonitor {
    public var queue: DispatchQueue { .main }
    public func request(_ request: Request, didCreateURLRequest urlRequest: URLRequest) {}
    public func request(_ request: Request, didCreateTask task: URLSessionTask) {}
    public func request(_ request: Request, didCompleteTask task: URLSessionTask, with error: AFError?) {}
    public func requestIsRetrying(_ request: Request) {}
    public func requestDidFinish(_ request: Request) {}
    public func requestDidResume(_ request: Request) {}
    public func requestDidCancel(_ request: Request) {}
    public func request(_ request: DataRequest, didParseResponse response: DataResponse<Data?, AFError>) {}
    public func request<Value>(
        _ request: DataRequest, didParseResponse response: DataResponse<Value, AFError>
    ) {}
}
