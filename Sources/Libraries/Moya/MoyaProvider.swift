import Alamofire
import Foundation
import KumikiNetwork

/// The handler of a request.
public typealias Completion = (_ result: Result<Response, MoyaError>) -> Void
/// The handler of progress.
public typealias ProgressBlock = (_ progress: ProgressResponse) -> Void

/// Sends the requests of targets.
public protocol MoyaProviderType: AnyObject {
    associatedtype Target: TargetType

    func request(
        _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?,
        completion: @escaping Completion
    ) -> any Cancellable
}

/// Sends the requests of a type of targets.
open class MoyaProvider<Target: TargetType & SendableMetatype>: MoyaProviderType {
    public typealias EndpointClosure = (Target) -> Endpoint
    public typealias RequestResultClosure = (Result<URLRequest, MoyaError>) -> Void
    public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
    public typealias StubClosure = (Target) -> StubBehavior

    public let endpointClosure: EndpointClosure
    public let requestClosure: RequestClosure
    public let stubClosure: StubClosure
    public let session: Session
    public let plugins: [any PluginType]
    public let trackInflights: Bool
    let callbackQueue: DispatchQueue?
    /// The handlers of requests that are sent once, by their URL, method and body.
    private let inflight = Inflight()

    public var manager: Session { session }

    public init(
        endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
        requestClosure: @escaping RequestClosure = MoyaProvider<Target>.defaultRequestMapping,
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
        session: Session = MoyaProvider<Target>.defaultAlamofireSession(), plugins: [any PluginType] = [],
        trackInflights: Bool = false
    ) {
        (self.endpointClosure, self.requestClosure) = (endpointClosure, requestClosure)
        (self.stubClosure, self.callbackQueue, self.session) = (stubClosure, callbackQueue, session)
        (self.plugins, self.trackInflights) = (plugins, trackInflights)
    }

    /// The form of version 13.
    public convenience init(
        endpointClosure: @escaping EndpointClosure = MoyaProvider.defaultEndpointMapping,
        requestClosure: @escaping RequestClosure = MoyaProvider<Target>.defaultRequestMapping,
        stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil,
        manager: Session, plugins: [any PluginType] = [], trackInflights: Bool = false
    ) {
        self.init(
            endpointClosure: endpointClosure, requestClosure: requestClosure, stubClosure: stubClosure,
            callbackQueue: callbackQueue, session: manager, plugins: plugins, trackInflights: trackInflights)
    }

    // MARK: Defaults

    public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
        Endpoint(
            url: URL(target: target).absoluteString,
            sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method,
            task: target.task, httpHeaderFields: target.headers)
    }

    public final class func defaultRequestMapping(
        for endpoint: Endpoint, closure: @escaping RequestResultClosure
    ) {
        do {
            closure(.success(try endpoint.urlRequest()))
        } catch let error as MoyaError {
            closure(.failure(error))
        } catch {
            closure(.failure(.underlying(error, nil)))
        }
    }

    public final class func defaultAlamofireSession() -> Session { Session() }
    public final class func defaultAlamofireManager() -> Session { Session() }

    public final class func neverStub(_: Target) -> StubBehavior { .never }
    public final class func immediatelyStub(_: Target) -> StubBehavior { .immediate }
    public final class func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior {
        { _ in .delayed(seconds: seconds) }
    }

    open func endpoint(_ token: Target) -> Endpoint { endpointClosure(token) }

    // MARK: Requests

    /// Sends a request, whose handler is called on the given queue, that of the provider, or the main queue.
    @discardableResult
    open func request(
        _ target: Target, callbackQueue: DispatchQueue? = .none, progress: ProgressBlock? = .none,
        completion: @escaping Completion
    ) -> any Cancellable {
        let cancellation = Cancellation()
        let queue = callbackQueue ?? self.callbackQueue
        let endpoint = endpoint(target)
        let finish: Completion = { [plugins] result in
            completion(plugins.reduce(result) { $1.process($0, target: target) })
        }
        requestClosure(endpoint) { [self] result in
            guard !cancellation.isCancelled else { return finish(.failure(Self.cancelled)) }
            switch result {
            case .failure(let error): finish(.failure(error))
            case .success(let request):
                let prepared = plugins.reduce(request) { $1.prepare($0, target: target) }
                guard trackInflights else {
                    return send(target, endpoint, prepared, queue, progress, cancellation, finish)
                }
                let key = Inflight.Key(endpoint, prepared)
                guard inflight.add(finish, for: key) else { return }
                send(target, endpoint, prepared, queue, progress, cancellation) { [inflight] result in
                    for handler in inflight.remove(key) { handler(result) }
                }
            }
        }
        return cancellation
    }

    private static var cancelled: MoyaError {
        .underlying(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled), nil)
    }

    private func send(
        _ target: Target, _ endpoint: Endpoint, _ request: URLRequest, _ queue: DispatchQueue?,
        _ progress: ProgressBlock?, _ cancellation: Cancellation, _ finish: @escaping Completion
    ) {
        let sent = SentRequest(request: request, session: session)
        for plugin in plugins { plugin.willSend(sent, target: target) }
        let receive: Completion = { [plugins] result in
            for plugin in plugins { plugin.didReceive(result, target: target) }
            finish(result)
        }
        switch stubClosure(target) {
        case .never: perform(target, endpoint, request, queue ?? .main, progress, cancellation, receive)
        case .immediate: Self.stub(endpoint, request, cancellation, receive)
        case .delayed(let seconds):
            // The queue runs it once; nothing here uses these objects afterwards.
            nonisolated(unsafe) let respond = { Self.stub(endpoint, request, cancellation, receive) }
            (queue ?? .main).asyncAfter(deadline: .now() + seconds) { respond() }
        }
    }

    /// Responds with an endpoint's sample.
    private static func stub(
        _ endpoint: Endpoint, _ request: URLRequest, _ cancellation: Cancellation, _ receive: Completion
    ) {
        guard !cancellation.isCancelled else { return receive(.failure(cancelled)) }
        switch endpoint.sampleResponseClosure() {
        case .networkResponse(let status, let data):
            receive(.success(Response(statusCode: status, data: data, request: request)))
        case .response(let response, let data):
            receive(
                .success(
                    Response(
                        statusCode: response.statusCode, data: data, request: request, response: response)))
        case .networkError(let error): receive(.failure(.underlying(error, nil)))
        }
    }

    // MARK: Network

    private func perform(
        _ target: Target, _ endpoint: Endpoint, _ request: URLRequest, _ queue: DispatchQueue,
        _ progress: ProgressBlock?, _ cancellation: Cancellation, _ receive: @escaping Completion
    ) {
        let codes = target.validationType.statusCodes
        switch endpoint.task {
        case .downloadDestination(let destination), .downloadParameters(_, _, let destination):
            let download = session.download(request, to: destination)
            if !codes.isEmpty { download.validate(statusCode: codes) }
            if let progress {
                download.downloadProgress(queue: queue) { progress(ProgressResponse(progress: $0)) }
            }
            download.response(queue: queue) {
                let data = $0.fileURL.flatMap { try? Data(contentsOf: $0) }
                Self.finish($0.request, $0.response, data, $0.error, progress, receive)
            }
            cancellation.add(download)
        case .uploadFile(let file):
            send(session.upload(file, with: request), codes, queue, progress, cancellation, receive)
        case .uploadMultipart(let parts), .uploadCompositeMultipart(let parts, _):
            let form = RequestMultipartFormData()
            for part in parts { part.append(to: form) }
            send(
                session.upload(multipartFormData: form, with: request), codes, queue, progress, cancellation,
                receive)
        default: send(session.request(request), codes, queue, progress, cancellation, receive)
        }
    }

    private func send(
        _ sent: DataRequest, _ codes: [Int], _ queue: DispatchQueue, _ progress: ProgressBlock?,
        _ cancellation: Cancellation, _ receive: @escaping Completion
    ) {
        if !codes.isEmpty { sent.validate(statusCode: codes) }
        if let progress {
            sent.downloadProgress(queue: queue) { progress(ProgressResponse(progress: $0)) }
            sent.uploadProgress(queue: queue) { progress(ProgressResponse(progress: $0)) }
        }
        sent.response(queue: queue) {
            Self.finish($0.request, $0.response, $0.data, $0.error, progress, receive)
        }
        cancellation.add(sent)
    }

    private static func finish(
        _ request: URLRequest?, _ response: HTTPURLResponse?, _ data: Data?, _ error: (any Error)?,
        _ progress: ProgressBlock?, _ receive: Completion
    ) {
        let received = response.map {
            Response(statusCode: $0.statusCode, data: data ?? Data(), request: request, response: $0)
        }
        if let error { return receive(.failure(.underlying(error, received))) }
        guard let received else {
            return receive(
                .failure(.underlying(NSError(domain: NSURLErrorDomain, code: NSURLErrorUnknown), nil)))
        }
        progress?(ProgressResponse(response: received))
        receive(.success(received))
    }
}

/// The cancellation of a request, which may be created later. The lock guards both properties.
final class Cancellation: Cancellable, @unchecked Sendable {
    private let lock = NSLock()
    private var request: Alamofire.Request?
    private var wasCancelled = false

    var isCancelled: Bool { lock.withLock { wasCancelled } }

    func add(_ request: Alamofire.Request) {
        if lock.withLock({
            self.request = request
            return wasCancelled
        }) {
            request.cancel()
        }
    }

    func cancel() {
        let request = lock.withLock {
            wasCancelled = true
            return self.request
        }
        request?.cancel()
    }
}

/// The handlers of requests that are in progress. The lock guards them.
final class Inflight: @unchecked Sendable {
    struct Key: Hashable {
        let url: String
        let method: String
        let body: Data?

        init(_ endpoint: Endpoint, _ request: URLRequest) {
            url = request.url?.absoluteString ?? endpoint.url
            method = endpoint.method.rawValue
            body = request.httpBody
        }
    }

    private let lock = NSLock()
    private var handlers: [Key: [Completion]] = [:]

    /// Adds a handler; returns whether it is the first.
    func add(_ handler: @escaping Completion, for key: Key) -> Bool {
        lock.withLock {
            handlers[key, default: []].append(handler)
            return handlers[key]?.count == 1
        }
    }

    func remove(_ key: Key) -> [Completion] { lock.withLock { handlers.removeValue(forKey: key) ?? [] } }
}
