import FoundationNetworking
import KumikiNetwork
import UIKit

/// The name of version 4.
public typealias SessionManager = Session

/// Creates requests and sends them.
open class Session: @unchecked Sendable {
    public static let `default` = Session()

    public typealias RequestModifier = (inout URLRequest) throws -> Void

    public let session: URLSession
    public let rootQueue: DispatchQueue
    public let startRequestsImmediately: Bool
    public let requestQueue: DispatchQueue
    public let serializationQueue: DispatchQueue
    public internal(set) var interceptor: (any RequestInterceptor)?
    public let serverTrustManager: ServerTrustManager?
    public let eventMonitors: [any EventMonitor]
    public var sessionConfiguration: URLSessionConfiguration { session.configuration }
    private let lock = NSLock()
    private var active: [ObjectIdentifier: Request] = [:]

    /// Header fields that version 4 adds to every request.
    public static let defaultHTTPHeaders = HTTPHeaders.default

    /// Changes requests and sends them again, in version 4.
    open var adapter: (any RequestAdapter)? {
        didSet {
            interceptor = Interceptor(
                adapters: [adapter].compactMap { $0 }, retriers: [retrier].compactMap { $0 })
        }
    }
    open var retrier: (any RequestRetrier)? {
        didSet {
            interceptor = Interceptor(
                adapters: [adapter].compactMap { $0 }, retriers: [retrier].compactMap { $0 })
        }
    }

    public init(
        configuration: URLSessionConfiguration = URLSessionConfiguration.af.default,
        delegate: SessionDelegate = SessionDelegate(),
        rootQueue: DispatchQueue = DispatchQueue(label: "org.alamofire.session.rootQueue"),
        startRequestsImmediately: Bool = true, requestQueue: DispatchQueue? = nil,
        serializationQueue: DispatchQueue? = nil, interceptor: (any RequestInterceptor)? = nil,
        serverTrustManager: ServerTrustManager? = nil, redirectHandler: (any RedirectHandler)? = nil,
        cachedResponseHandler: (any CachedResponseHandler)? = nil, eventMonitors: [any EventMonitor] = []
    ) {
        session = URLSession(configuration: configuration)
        (self.rootQueue, self.startRequestsImmediately) = (rootQueue, startRequestsImmediately)
        (self.requestQueue, self.serializationQueue) = (
            requestQueue ?? rootQueue, serializationQueue ?? rootQueue
        )
        (self.interceptor, self.serverTrustManager) = (interceptor, serverTrustManager)
        self.eventMonitors = eventMonitors
    }

    /// The initializer of version 4.
    public convenience init(
        configuration: URLSessionConfiguration = URLSessionConfiguration.af.default,
        delegate: SessionDelegate = SessionDelegate(),
        serverTrustPolicyManager: ServerTrustManager?
    ) {
        self.init(
            configuration: configuration, delegate: delegate, serverTrustManager: serverTrustPolicyManager)
    }

    private func track<R: Request>(_ request: R) -> R {
        lock.withLock { active[ObjectIdentifier(request)] = request }
        return request
    }

    func remove(_ request: Request) { lock.withLock { active[ObjectIdentifier(request)] = nil } }

    public func withAllRequests(perform action: @escaping (Set<Request>) -> Void) {
        action(Set(lock.withLock { Array(active.values) }))
    }

    public func cancelAllRequests(
        completingOnQueue queue: DispatchQueue = .main, completion: (() -> Void)? = nil
    ) {
        for request in lock.withLock({ Array(active.values) }) { request.cancel() }
        guard let completion else { return }
        nonisolated(unsafe) let work = completion
        queue.async { work() }
    }

    // MARK: Data

    private static func request(
        _ url: any URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?, _ modifier: RequestModifier?
    ) throws -> URLRequest {
        var request = try URLRequest(url: url, method: method, headers: headers)
        try modifier?(&request)
        return request
    }

    @discardableResult
    open func request(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
    ) -> DataRequest {
        track(
            DataRequest(self, interceptor) {
                try encoding.encode(
                    try Self.request(convertible, method, headers, requestModifier), with: parameters)
            })
    }

    /// Header fields of version 4.
    @_disfavoredOverload @discardableResult
    public func request(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
    ) -> DataRequest {
        request(
            convertible, method: method, parameters: parameters, encoding: encoding,
            headers: headers.map { HTTPHeaders($0) })
    }

    @discardableResult
    open func request<Parameters: Encodable>(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
    ) -> DataRequest {
        track(
            DataRequest(self, interceptor) {
                let request = try Self.request(convertible, method, headers, requestModifier)
                return try encoder.encode(parameters, into: request)
            })
    }

    @discardableResult
    open func request(_ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil)
        -> DataRequest
    {
        track(DataRequest(self, interceptor) { try convertible.asURLRequest() })
    }

    @discardableResult
    open func streamRequest(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, headers: HTTPHeaders? = nil,
        automaticallyCancelOnStreamError: Bool = false, interceptor: (any RequestInterceptor)? = nil,
        requestModifier: RequestModifier? = nil
    ) -> DataStreamRequest {
        track(
            DataStreamRequest(self, interceptor) {
                try Self.request(convertible, method, headers, requestModifier)
            })
    }

    @discardableResult
    open func streamRequest(
        _ convertible: any URLRequestConvertible, automaticallyCancelOnStreamError: Bool = false,
        interceptor: (any RequestInterceptor)? = nil
    ) -> DataStreamRequest {
        track(DataStreamRequest(self, interceptor) { try convertible.asURLRequest() })
    }

    // MARK: Downloads

    @discardableResult
    open func download(
        _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
        encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest {
        track(
            DownloadRequest(self, interceptor, destination) {
                try encoding.encode(
                    try Self.request(convertible, method, headers, requestModifier), with: parameters)
            })
    }

    @discardableResult
    open func download(
        _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
        to destination: DownloadRequest.Destination? = nil
    ) -> DownloadRequest {
        track(DownloadRequest(self, interceptor, destination) { try convertible.asURLRequest() })
    }

    // MARK: Uploads

    private func upload(
        _ interceptor: (any RequestInterceptor)?, _ request: @escaping () throws -> URLRequest,
        _ body: @escaping () throws -> Data
    ) -> UploadRequest {
        track(
            UploadRequest(self, interceptor) {
                var request = try request()
                do { request.httpBody = try body() } catch {
                    throw error.asAFError(or: .createUploadableFailed(error: error))
                }
                return request
            })
    }

    @discardableResult
    open func upload(
        _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default,
        requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        upload(interceptor, { try Self.request(convertible, method, headers, requestModifier) }, { data })
    }

    @discardableResult
    open func upload(
        _ data: Data, with convertible: any URLRequestConvertible,
        interceptor: (any RequestInterceptor)? = nil,
        fileManager: FileManager = .default
    ) -> UploadRequest {
        upload(interceptor, { try convertible.asURLRequest() }, { data })
    }

    @discardableResult
    open func upload(
        _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post,
        headers: HTTPHeaders? = nil,
        interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default,
        requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        upload(
            interceptor, { try Self.request(convertible, method, headers, requestModifier) },
            { try Data(contentsOf: fileURL) })
    }

    @discardableResult
    open func upload(
        _ fileURL: URL, with convertible: any URLRequestConvertible,
        interceptor: (any RequestInterceptor)? = nil,
        fileManager: FileManager = .default
    ) -> UploadRequest {
        upload(interceptor, { try convertible.asURLRequest() }, { try Data(contentsOf: fileURL) })
    }

    @discardableResult
    open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
        usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
        method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        fileManager: FileManager = .default, requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        let form = MultipartFormData()
        multipartFormData(form)
        return upload(
            multipartFormData: form, to: url, usingThreshold: encodingMemoryThreshold, method: method,
            headers: headers, interceptor: interceptor, fileManager: fileManager,
            requestModifier: requestModifier)
    }

    @discardableResult
    open func upload(
        multipartFormData form: MultipartFormData, to url: any URLConvertible,
        usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
        method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil,
        fileManager: FileManager = .default, requestModifier: RequestModifier? = nil
    ) -> UploadRequest {
        upload(
            interceptor,
            {
                var request = try Self.request(url, method, headers, requestModifier)
                request.setContentType(form.contentType)
                return request
            }, { try form.encode() })
    }

    @discardableResult
    open func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void, with request: any URLRequestConvertible,
        usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
        interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default
    ) -> UploadRequest {
        let form = MultipartFormData()
        multipartFormData(form)
        return upload(
            multipartFormData: form, with: request, usingThreshold: encodingMemoryThreshold,
            interceptor: interceptor,
            fileManager: fileManager)
    }

    @discardableResult
    open func upload(
        multipartFormData form: MultipartFormData, with request: any URLRequestConvertible,
        usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
        interceptor: (any RequestInterceptor)? = nil, fileManager: FileManager = .default
    ) -> UploadRequest {
        upload(
            interceptor,
            {
                var request = try request.asURLRequest()
                request.setContentType(form.contentType)
                return request
            }, { try form.encode() })
    }

    /// The argument of version 4's handler for an encoded form.
    public enum MultipartFormDataEncodingResult {
        case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
        case failure(any Error)
    }

    /// The function of version 4.
    public func upload(
        multipartFormData: @escaping (MultipartFormData) -> Void,
        usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
        to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
        encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
    ) {
        let form = MultipartFormData()
        multipartFormData(form)
        do {
            _ = try form.encode()
            let request = upload(multipartFormData: form, to: url, method: method, headers: headers)
            encodingCompletion?(.success(request: request, streamingFromDisk: false, streamFileURL: nil))
        } catch {
            encodingCompletion?(.failure(error))
        }
    }
}

/// The delegate of a session.
open class SessionDelegate: NSObject, @unchecked Sendable {
    public init(fileManager: FileManager = .default) {}
}

/// Changes redirections.
public protocol RedirectHandler {}

/// Changes which responses are stored.
public protocol CachedResponseHandler {}

/// The default session.
public let AF = Session.default

// MARK: Functions of version 4

@discardableResult
public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> DataRequest {
    AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

@_disfavoredOverload @discardableResult
public func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]?
) -> DataRequest {
    AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers)
}

@discardableResult
public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest { AF.request(urlRequest) }

@discardableResult
public func download(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    to destination: DownloadRequest.Destination? = nil
) -> DownloadRequest {
    AF.download(
        url, method: method, parameters: parameters, encoding: encoding, headers: headers, to: destination)
}

@discardableResult
public func download(
    _ urlRequest: any URLRequestConvertible, to destination: DownloadRequest.Destination? = nil
)
    -> DownloadRequest
{
    AF.download(urlRequest, to: destination)
}

@discardableResult
public func upload(
    _ data: Data, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
)
    -> UploadRequest
{
    AF.upload(data, to: url, method: method, headers: headers)
}

@discardableResult
public func upload(
    _ fileURL: URL, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil
) -> UploadRequest {
    AF.upload(fileURL, to: url, method: method, headers: headers)
}

public func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void,
    usingThreshold encodingMemoryThreshold: UInt64 = MultipartFormData.encodingMemoryThreshold,
    to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    encodingCompletion: ((Session.MultipartFormDataEncodingResult) -> Void)?
) {
    AF.upload(
        multipartFormData: multipartFormData, usingThreshold: encodingMemoryThreshold, to: url,
        method: method,
        headers: headers, encodingCompletion: encodingCompletion)
}
