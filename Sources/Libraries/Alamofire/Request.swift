import FoundationNetworking
import KumikiNetwork
import UIKit

/// A request to a server, with its responses.
open class Request: @unchecked Sendable {
    public enum State: Sendable {
        case initialized
        case resumed
        case suspended
        case cancelled
        case finished
    }

    public typealias ProgressHandler = (Progress) -> Void
    public typealias ValidationResult = Result<Void, any Error>

    public let id = UUID()
    public let interceptor: (any RequestInterceptor)?
    let session: Session
    private let makeRequest: () throws -> URLRequest

    let lock = NSRecursiveLock()
    private var currentState = State.initialized
    private var currentError: AFError?
    private var isPerformed = false
    private var completions: [() -> Void] = []
    private var createdTasks: [URLSessionTask] = []
    private var createdRequests: [URLRequest] = []
    private var credentials: HTTPHeader?
    private var progressHandlers: [(isUpload: Bool, queue: DispatchQueue, handler: ProgressHandler)] = []
    private var requestHandlers: [(URLRequest) -> Void] = []
    private var taskHandlers: [(URLSessionTask) -> Void] = []
    var received: Data?
    var receivedResponse: HTTPURLResponse?
    var validators: [() -> ValidationResult] = []
    public private(set) var retryCount = 0

    init(
        _ session: Session, _ interceptor: (any RequestInterceptor)?,
        _ makeRequest: @escaping () throws -> URLRequest
    ) {
        (self.session, self.interceptor, self.makeRequest) = (session, interceptor, makeRequest)
    }

    // MARK: State

    public var state: State { lock.withLock { currentState } }
    public var isInitialized: Bool { state == .initialized }
    public var isResumed: Bool { state == .resumed }
    public var isSuspended: Bool { state == .suspended }
    public var isCancelled: Bool { state == .cancelled }
    public var isFinished: Bool { state == .finished }
    public var error: AFError? { lock.withLock { currentError } }
    public var request: URLRequest? { lock.withLock { createdRequests.last } }
    public var requests: [URLRequest] { lock.withLock { createdRequests } }
    public var firstRequest: URLRequest? { lock.withLock { createdRequests.first } }
    public var lastRequest: URLRequest? { request }
    public var performedRequests: [URLRequest] { requests }
    public var response: HTTPURLResponse? { lock.withLock { receivedResponse } }
    public var task: URLSessionTask? { lock.withLock { createdTasks.last } }
    public var tasks: [URLSessionTask] { lock.withLock { createdTasks } }
    public var metrics: URLSessionTaskMetrics? { nil }
    public let uploadProgress = Progress(totalUnitCount: 0)
    public let downloadProgress = Progress(totalUnitCount: 0)
    public var progress: Progress { downloadProgress }

    @discardableResult
    public func resume() -> Self {
        let isFirst = lock.withLock {
            guard currentState != .cancelled, currentState != .finished else { return false }
            currentState = .resumed
            defer { isPerformed = true }
            return !isPerformed
        }
        if isFirst {
            for monitor in session.eventMonitors { monitor.requestDidResume(self) }
            perform()
        } else if let task {
            task.resume()
        }
        return self
    }

    @discardableResult
    public func suspend() -> Self {
        lock.withLock {
            if currentState == .initialized || currentState == .resumed { currentState = .suspended }
        }
        task?.suspend()
        return self
    }

    @discardableResult
    public func cancel() -> Self {
        let isCancelled = lock.withLock {
            guard currentState != .cancelled, currentState != .finished else { return false }
            currentState = .cancelled
            currentError = currentError ?? .explicitlyCancelled
            return true
        }
        guard isCancelled else { return self }
        for monitor in session.eventMonitors { monitor.requestDidCancel(self) }
        // A response is ignored. Foundation for Linux ends the process if a task is cancelled while it ends.
        if task == nil { runCompletions() }
        return self
    }

    // MARK: Performing

    private func perform() {
        let request: URLRequest
        do { request = try makeRequest() } catch {
            return finish(error.asAFError(or: .createURLRequestFailed(error: error)))
        }
        if request.method == .get || request.method == nil, let body = request.httpBody, !body.isEmpty {
            return finish(.urlRequestValidationFailed(reason: .bodyDataInGETRequest(body)))
        }
        adapt(request, [session.interceptor, interceptor].compactMap { $0 }[...])
    }

    private func adapt(_ request: URLRequest, _ rest: ArraySlice<any RequestInterceptor>) {
        guard let first = rest.first else { return send(request) }
        first.adapt(request, using: RequestAdapterState(requestID: id, session: session)) { result in
            switch result {
            case .success(let request): self.adapt(request, rest.dropFirst())
            case .failure(let error): self.finish(.requestAdaptationFailed(error: error))
            }
        }
    }

    private func send(_ adapted: URLRequest) {
        var request = adapted
        if let credentials = lock.withLock({ credentials }), request.headers[credentials.name] == nil {
            request.headers.add(credentials)
        }
        let handlers = lock.withLock {
            createdRequests.append(request)
            return requestHandlers
        }
        guard !isCancelled else { return runCompletions() }
        for monitor in session.eventMonitors { monitor.request(self, didCreateURLRequest: request) }
        for handler in handlers { handler(request) }
        let task = AppNetwork.dataTask(session.session, request) { data, response, error in
            self.receive(data, response, error)
        }
        let taskHandlers = lock.withLock {
            createdTasks.append(task)
            return self.taskHandlers
        }
        for monitor in session.eventMonitors { monitor.request(self, didCreateTask: task) }
        for handler in taskHandlers { handler(task) }
        AppNetwork.resume(task)
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        lock.withLock {
            received = data
            receivedResponse = response as? HTTPURLResponse
        }
        report(Int64(data?.count ?? 0))
        if isCancelled { return finish(.explicitlyCancelled) }
        if let error { return retry(dueTo: .sessionTaskFailed(error: error)) }
        accept()
        for validator in lock.withLock({ validators }) {
            guard case .failure(let error) = validator() else { continue }
            return retry(
                dueTo: error.asAFError(
                    or: .responseValidationFailed(reason: .customValidationFailed(error: error))))
        }
        finish(nil)
    }

    /// Receives the data of a response without an error.
    func accept() {}

    private func report(_ count: Int64) {
        downloadProgress.totalUnitCount = count
        downloadProgress.completedUnitCount = count
        let sent = Int64(request?.httpBody?.count ?? 0)
        uploadProgress.totalUnitCount = sent
        uploadProgress.completedUnitCount = sent
        for (isUpload, queue, handler) in lock.withLock({ progressHandlers }) {
            nonisolated(unsafe) let handler = handler
            let progress = isUpload ? uploadProgress : downloadProgress
            queue.async { handler(progress) }
        }
    }

    // MARK: Retrying

    private func retry(dueTo error: AFError) {
        lock.withLock { currentError = error }
        retry(error, [interceptor, session.interceptor].compactMap { $0 }[...])
    }

    private func retry(_ error: AFError, _ rest: ArraySlice<any RequestInterceptor>) {
        guard let first = rest.first else { return finish(error) }
        first.retry(self, for: session, dueTo: error) { result in
            switch result {
            case .doNotRetry: self.retry(error, rest.dropFirst())
            case .doNotRetryWithError(let other):
                self.finish(.requestRetryFailed(retryError: other, originalError: error))
            case .retry: self.again()
            case .retryWithDelay(let delay):
                DispatchQueue.main.async {
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { self.again() }
                }
            }
        }
    }

    private func again() {
        guard !isCancelled else { return finish(.explicitlyCancelled) }
        lock.withLock {
            retryCount += 1
            currentError = nil
            received = nil
            receivedResponse = nil
        }
        for monitor in session.eventMonitors { monitor.requestIsRetrying(self) }
        perform()
    }

    // MARK: Finishing

    private func finish(_ error: AFError?) {
        lock.withLock { currentError = currentError ?? error }
        for monitor in session.eventMonitors {
            if let task { monitor.request(self, didCompleteTask: task, with: error) }
            monitor.requestDidFinish(self)
        }
        runCompletions()
    }

    /// Adds the work of a response's handler, which runs when the request has finished. Requests start with their first handler.
    func add(_ completion: @escaping () -> Void) {
        let isFinished = lock.withLock {
            if currentState != .finished, !(currentState == .cancelled && isDone) {
                completions.append(completion)
            }
            return currentState == .finished || (currentState == .cancelled && isDone)
        }
        if isFinished { completion() } else if session.startRequestsImmediately { resume() }
    }

    private var isDone = false

    private func runCompletions() {
        let work = lock.withLock {
            if currentState != .cancelled { currentState = .finished }
            isDone = true
            defer { completions = [] }
            return completions
        }
        for completion in work { completion() }
        session.remove(self)
    }

    // MARK: Options

    @discardableResult
    public func authenticate(
        username: String, password: String, persistence: URLCredential.Persistence = .forSession
    ) -> Self {
        lock.withLock { credentials = .authorization(username: username, password: password) }
        return self
    }

    /// The name of version 4.
    @discardableResult
    public func authenticate(
        user: String, password: String, persistence: URLCredential.Persistence = .forSession
    ) -> Self {
        authenticate(username: user, password: password)
    }

    @discardableResult
    public func authenticate(with credential: URLCredential) -> Self {
        authenticate(username: credential.user ?? "", password: credential.password ?? "")
    }

    @discardableResult
    public func downloadProgress(queue: DispatchQueue = .main, closure: @escaping ProgressHandler) -> Self {
        lock.withLock { progressHandlers.append((false, queue, closure)) }
        return self
    }

    @discardableResult
    public func uploadProgress(queue: DispatchQueue = .main, closure: @escaping ProgressHandler) -> Self {
        lock.withLock { progressHandlers.append((true, queue, closure)) }
        return self
    }

    @discardableResult
    public func onURLRequestCreation(
        on queue: DispatchQueue = .main, perform handler: @escaping (URLRequest) -> Void
    ) -> Self {
        lock.withLock { requestHandlers.append(handler) }
        return self
    }

    @discardableResult
    public func onURLSessionTaskCreation(
        on queue: DispatchQueue = .main, perform handler: @escaping (URLSessionTask) -> Void
    )
        -> Self
    {
        lock.withLock { taskHandlers.append(handler) }
        return self
    }

    @discardableResult
    public func cURLDescription(calling handler: @escaping (String) -> Void) -> Self {
        onURLRequestCreation { [weak self] _ in handler(self?.cURLDescription() ?? "") }
    }

    public func cURLDescription() -> String {
        guard let request, let url = request.url else { return "$ curl command could not be created" }
        var parts = ["$ curl -v", "-X \(request.httpMethod ?? "GET")"]
        parts += request.headers.sorted().map { "-H \"\($0)\"" }
        if let body = request.httpBody { parts.append("-d \"\(String(decoding: body, as: UTF8.self))\"") }
        return (parts + ["\"\(url.absoluteString)\""]).joined(separator: " \\\n\t")
    }
}

extension Request: Hashable {
    public static func == (a: Request, b: Request) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Request: CustomStringConvertible {
    public var description: String {
        guard let request, let url = request.url else { return "No request created yet." }
        return "\(request.httpMethod ?? "GET") \(url)" + (response.map { " (\($0.statusCode))" } ?? "")
    }
}

/// A request whose response is data.
open class DataRequest: Request, @unchecked Sendable {
    public typealias Validation = (URLRequest?, HTTPURLResponse, Data?) -> ValidationResult

    public var data: Data? { lock.withLock { received } }
    public var convertible: any URLRequestConvertible {
        request ?? URLRequest(url: URL(fileURLWithPath: "/"))
    }

    @discardableResult
    public func validate(_ validation: @escaping Validation) -> Self {
        lock.withLock {
            validators.append { [unowned self] in
                response.map { validation(request, $0, data) } ?? .success(())
            }
        }
        return self
    }

    @discardableResult
    public func validate<S: Sequence>(statusCode acceptable: S) -> Self where S.Iterator.Element == Int {
        validate { _, response, _ in Validator.validate(status: Array(acceptable), response) }
    }

    @discardableResult
    public func validate<S: Sequence>(contentType acceptable: @escaping @autoclosure () -> S) -> Self
    where S.Iterator.Element == String {
        validate { _, response, data in Validator.validate(types: Array(acceptable()), response, data) }
    }

    @discardableResult
    public func validate() -> Self {
        validate { request, response, data in
            Validator.validate(status: Array(200..<300), response).flatMap {
                Validator.validate(types: Validator.types(request), response, data)
            }
        }
    }
}

enum Validator {
    static func validate(status acceptable: [Int], _ response: HTTPURLResponse) -> Request.ValidationResult {
        guard !acceptable.contains(response.statusCode) else { return .success(()) }
        return .failure(
            AFError.responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode)))
    }

    static func types(_ request: URLRequest?) -> [String] {
        request?.value(forHTTPHeaderField: "Accept").map { $0.components(separatedBy: ",") } ?? ["*/*"]
    }

    static func validate(types acceptable: [String], _ response: HTTPURLResponse, _ data: Data?)
        -> Request.ValidationResult
    {
        guard let data, !data.isEmpty else { return .success(()) }
        let ranges = acceptable.map(Self.parts)
        guard let type = response.mimeType else {
            if ranges.contains(where: { $0 == ["*", "*"] }) { return .success(()) }
            return .failure(
                AFError.responseValidationFailed(
                    reason: .missingContentType(acceptableContentTypes: acceptable)))
        }
        let actual = parts(type)
        let isAcceptable = ranges.contains { range in
            range.count == 2 && actual.count == 2 && zip(range, actual).allSatisfy { $0 == "*" || $0 == $1 }
        }
        guard !isAcceptable else { return .success(()) }
        return .failure(
            AFError.responseValidationFailed(
                reason: .unacceptableContentType(
                    acceptableContentTypes: acceptable, responseContentType: type)))
    }

    private static func parts(_ type: String) -> [String] {
        (type.split(separator: ";").first ?? "").trimmingCharacters(in: .whitespaces).lowercased()
            .split(separator: "/").map(String.init)
    }
}

/// A request with a body that is uploaded.
open class UploadRequest: DataRequest, @unchecked Sendable {
    public enum Uploadable {
        case data(Data)
        case file(URL, shouldRemove: Bool)
        case stream(InputStream)
    }
}

/// A request whose response is displayed as it is received.
public final class DataStreamRequest: Request, @unchecked Sendable {
    public typealias Handler<Success, Failure: Error> = (Stream<Success, Failure>) throws -> Void

    public struct Stream<Success, Failure: Error> {
        public let event: Event<Success, Failure>
        public let token: CancellationToken
        public func cancel() { token.cancel() }
    }
    public enum Event<Success, Failure: Error> {
        case stream(Result<Success, Failure>)
        case complete(Completion)
    }
    public struct Completion {
        public let request: URLRequest?
        public let response: HTTPURLResponse?
        public let metrics: URLSessionTaskMetrics?
        public let error: AFError?
    }
    public struct CancellationToken {
        weak var request: DataStreamRequest?
        public func cancel() { request?.cancel() }
    }

    /// Calls the handler with the data, which are received at once, and at the end.
    @discardableResult
    public func responseStream(on queue: DispatchQueue = .main, stream: @escaping Handler<Data, Never>)
        -> Self
    {
        deliver(queue, stream) { $0 }
        return self
    }

    @discardableResult
    public func responseStreamString(
        on queue: DispatchQueue = .main, stream: @escaping Handler<String, Never>
    ) -> Self {
        deliver(queue, stream) { String(decoding: $0, as: UTF8.self) }
        return self
    }

    private func deliver<T>(
        _ queue: DispatchQueue, _ handler: @escaping Handler<T, Never>, _ make: @escaping (Data) -> T
    ) {
        add {
            nonisolated(unsafe) let (handler, make) = (handler, make)
            queue.async {
                let token = CancellationToken(request: self)
                // What a handler throws cancels the request, which has ended.
                if let data = self.received, self.error == nil {
                    try? handler(Stream(event: .stream(.success(make(data))), token: token))
                }
                let completion = Completion(
                    request: self.request, response: self.response, metrics: nil, error: self.error)
                try? handler(Stream(event: .complete(completion), token: token))
            }
        }
    }
}

/// A request whose response is stored in a file.
public final class DownloadRequest: Request, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let createIntermediateDirectories = Options(rawValue: 1)
        public static let removePreviousFile = Options(rawValue: 2)
    }

    public typealias Destination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (
        destinationURL: URL, options: Options
    )
    public typealias DownloadOptions = Options
    public typealias DownloadFileDestination = Destination
    public typealias Validation = (_ request: URLRequest?, _ response: HTTPURLResponse, _ fileURL: URL?) ->
        ValidationResult

    private let destination: Destination?
    private var file: URL?
    private var moveError: AFError?
    public var fileURL: URL? { lock.withLock { file } }
    public var resumeData: Data? { nil }

    init(
        _ session: Session, _ interceptor: (any RequestInterceptor)?, _ destination: Destination?,
        _ makeRequest: @escaping () throws -> URLRequest
    ) {
        self.destination = destination
        super.init(session, interceptor, makeRequest)
        validators.append { [unowned self] in moveError.map { .failure($0) } ?? .success(()) }
    }

    public class func suggestedDownloadDestination(
        for directory: FileManager.SearchPathDirectory = .documentDirectory,
        in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []
    ) -> Destination {
        { temporary, response in
            let folder = AppSurroundings.folders(directory, in: domain).first
            // Foundation for Linux suggests this name where a header suggests none.
            let suggested = response.suggestedFilename.flatMap { $0 == "Unknown" ? nil : $0 }
            let name = suggested ?? response.url?.lastPathComponent ?? temporary.lastPathComponent
            return (folder?.appendingPathComponent(name) ?? temporary, options)
        }
    }

    override func accept() {
        guard let data = received, let response = receivedResponse else { return }
        let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Alamofire_\(UUID().uuidString).tmp")
        let (target, options) = destination?(temporary, response) ?? (temporary, [])
        do {
            if options.contains(.createIntermediateDirectories) {
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            if FileManager.default.fileExists(atPath: target.path) {
                guard options.contains(.removePreviousFile) else { throw CocoaError(.fileWriteFileExists) }
                try FileManager.default.removeItem(at: target)
            }
            try data.write(to: target)
            lock.withLock { file = target }
        } catch {
            moveError = .downloadedFileMoveFailed(error: error, source: temporary, destination: target)
        }
    }

    @discardableResult
    public func cancel(producingResumeData shouldProduce: Bool) -> Self { cancel() }

    @discardableResult
    public func cancel(byProducingResumeData handler: @escaping (Data?) -> Void) -> Self {
        cancel()
        handler(nil)
        return self
    }

    @discardableResult
    public func validate(_ validation: @escaping Validation) -> Self {
        lock.withLock {
            validators.append { [unowned self] in
                response.map { validation(request, $0, fileURL) } ?? .success(())
            }
        }
        return self
    }

    @discardableResult
    public func validate<S: Sequence>(statusCode acceptable: S) -> Self where S.Iterator.Element == Int {
        validate { _, response, _ in Validator.validate(status: Array(acceptable), response) }
    }

    @discardableResult
    public func validate() -> Self {
        validate { [unowned self] request, response, _ in
            Validator.validate(status: Array(200..<300), response).flatMap {
                Validator.validate(types: Validator.types(request), response, received)
            }
        }
    }
}
