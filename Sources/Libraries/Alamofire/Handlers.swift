import Combine
import FoundationNetworking
import UIKit

extension DispatchQueue {
    fileprivate func run(_ work: @escaping () -> Void) {
        nonisolated(unsafe) let work = work
        async { work() }
    }
}

// MARK: What data and downloads share

/// Returns the value of a serializer, or its error as one of Alamofire.
private func serialized<Value>(_ serialize: () throws -> Value) -> AFResult<Value> {
    do {
        return .success(try serialize())
    } catch {
        let reason = AFError.ResponseSerializationFailureReason.customSerializationFailed(error: error)
        return .failure(error.asAFError(or: .responseSerializationFailed(reason: reason)))
    }
}

/// Returns a task that waits for the response that a request hands to its handler.
private func waiting<Response>(_ start: @escaping (@escaping (Response) -> Void) -> Void)
    -> Task<Response, Never>
{
    // The handler runs once, and nobody else holds `start` or the response.
    nonisolated(unsafe) let start = start
    return Task {
        await withCheckedContinuation { continuation in
            start { response in
                nonisolated(unsafe) let response = response
                continuation.resume(returning: response)
            }
        }
    }
}

// MARK: Data

extension DataRequest {
    private func handle<Value>(
        _ queue: DispatchQueue, _ make: @escaping (DataRequest) -> AFResult<Value>,
        _ handler: @escaping (AFDataResponse<Value>) -> Void
    ) {
        add {
            let start = Date()
            let result = make(self)
            let response = AFDataResponse(
                request: self.request, response: self.response, data: self.data, metrics: self.metrics,
                serializationDuration: Date().timeIntervalSince(start), result: result)
            for monitor in self.session.eventMonitors { monitor.request(self, didParseResponse: response) }
            queue.run { handler(response) }
        }
    }

    @discardableResult
    public func response(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDataResponse<Data?>) -> Void
    ) -> Self {
        handle(queue, { $0.error.map { .failure($0) } ?? .success($0.data) }, completionHandler)
        return self
    }

    @discardableResult
    public func response<Serializer: DataResponseSerializerProtocol>(
        queue: DispatchQueue = .main, responseSerializer: Serializer,
        completionHandler: @escaping (AFDataResponse<Serializer.SerializedObject>) -> Void
    ) -> Self {
        handle(
            queue,
            { request in
                serialized {
                    try responseSerializer.serialize(
                        request: request.request, response: request.response, data: request.data,
                        error: request.error)
                }
            }, completionHandler)
        return self
    }

    @discardableResult
    public func responseData(
        queue: DispatchQueue = .main, dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
        completionHandler: @escaping (AFDataResponse<Data>) -> Void
    ) -> Self {
        response(
            queue: queue,
            responseSerializer: DataResponseSerializer(
                dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods), completionHandler: completionHandler)
    }

    @discardableResult
    public func responseString(
        queue: DispatchQueue = .main, dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        encoding: String.Encoding? = nil, emptyResponseCodes: Set<Int> = [204, 205],
        emptyRequestMethods: Set<HTTPMethod> = [.head],
        completionHandler: @escaping (AFDataResponse<String>) -> Void
    ) -> Self {
        response(
            queue: queue,
            responseSerializer: StringResponseSerializer(
                dataPreprocessor: dataPreprocessor, encoding: encoding,
                emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods), completionHandler: completionHandler)
    }

    @discardableResult
    public func responseJSON(
        queue: DispatchQueue = .main, dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
        options: JSONSerialization.ReadingOptions = .allowFragments,
        completionHandler: @escaping (AFDataResponse<Any>) -> Void
    ) -> Self {
        response(
            queue: queue,
            responseSerializer: JSONResponseSerializer(
                dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods, options: options),
            completionHandler: completionHandler)
    }

    @discardableResult
    public func responseDecodable<T: Decodable>(
        of type: T.Type = T.self, queue: DispatchQueue = .main,
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        decoder: any DataDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head],
        completionHandler: @escaping (AFDataResponse<T>) -> Void
    ) -> Self {
        response(
            queue: queue,
            responseSerializer: DecodableResponseSerializer<T>(
                dataPreprocessor: dataPreprocessor, decoder: decoder, emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods), completionHandler: completionHandler)
    }

    // MARK: Asynchronous functions

    public func serializingResponse<Serializer: ResponseSerializer>(
        using serializer: Serializer, automaticallyCancelling shouldAutomaticallyCancel: Bool = true
    ) -> DataTask<Serializer.SerializedObject> {
        DataTask(self) { handler in
            self.response(queue: .global(), responseSerializer: serializer, completionHandler: handler)
        }
    }

    public func serializingData(
        automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        emptyResponseCodes: Set<Int> = [204, 205],
        emptyRequestMethods: Set<HTTPMethod> = [.head]
    ) -> DataTask<Data> {
        serializingResponse(
            using: DataResponseSerializer(
                dataPreprocessor: dataPreprocessor, emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods))
    }

    public func serializingString(
        automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(), encoding: String.Encoding? = nil,
        emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
    ) -> DataTask<String> {
        serializingResponse(
            using: StringResponseSerializer(
                dataPreprocessor: dataPreprocessor, encoding: encoding,
                emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods))
    }

    public func serializingDecodable<Value: Decodable>(
        _ type: Value.Type = Value.self, automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
        dataPreprocessor: any DataPreprocessor = PassthroughPreprocessor(),
        decoder: any DataDecoder = JSONDecoder(),
        emptyResponseCodes: Set<Int> = [204, 205], emptyRequestMethods: Set<HTTPMethod> = [.head]
    ) -> DataTask<Value> {
        serializingResponse(
            using: DecodableResponseSerializer<Value>(
                dataPreprocessor: dataPreprocessor, decoder: decoder, emptyResponseCodes: emptyResponseCodes,
                emptyRequestMethods: emptyRequestMethods))
    }

    // MARK: Publishers

    public func publishResponse<Serializer: ResponseSerializer>(
        using serializer: Serializer, on queue: DispatchQueue = .main
    )
        -> DataResponsePublisher<Serializer.SerializedObject>
    {
        DataResponsePublisher { handler in
            self.response(queue: queue, responseSerializer: serializer, completionHandler: handler)
        }
    }
    public func publishData(queue: DispatchQueue = .main) -> DataResponsePublisher<Data> {
        publishResponse(using: DataResponseSerializer(), on: queue)
    }
    public func publishString(queue: DispatchQueue = .main, encoding: String.Encoding? = nil)
        -> DataResponsePublisher<String>
    {
        publishResponse(using: StringResponseSerializer(encoding: encoding), on: queue)
    }
    public func publishDecodable<T: Decodable>(
        type: T.Type = T.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder()
    ) -> DataResponsePublisher<T> {
        publishResponse(using: DecodableResponseSerializer<T>(decoder: decoder), on: queue)
    }
}

/// A response that asynchronous functions wait for.
public struct DataTask<Value>: @unchecked Sendable {
    private let request: DataRequest
    private let task: Task<AFDataResponse<Value>, Never>

    init(_ request: DataRequest, _ start: @escaping (@escaping (AFDataResponse<Value>) -> Void) -> Void) {
        self.request = request
        task = waiting(start)
    }

    public var response: AFDataResponse<Value> { get async { await task.value } }
    public var result: AFResult<Value> { get async { await response.result } }
    public var value: Value { get async throws { try await result.get() } }
    public func resume() { request.resume() }
    public func suspend() { request.suspend() }
    public func cancel() { request.cancel() }
}

/// Publishes a response.
public struct DataResponsePublisher<Value>: Publisher {
    public typealias Output = AFDataResponse<Value>
    public typealias Failure = Never

    let start: (@escaping (Output) -> Void) -> Void

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let start = start
        Future<Output, Never> { promise in start { promise(.success($0)) } }.receive(subscriber: subscriber)
    }

    public func result() -> AnyPublisher<AFResult<Value>, Never> { map(\.result).eraseToAnyPublisher() }
    public func value() -> AnyPublisher<Value, AFError> {
        setFailureType(to: AFError.self).flatMap(\.result.publisher).eraseToAnyPublisher()
    }
}

// MARK: Downloads

extension DownloadRequest {
    private func handle<Value>(
        _ queue: DispatchQueue, _ make: @escaping (DownloadRequest) -> AFResult<Value>,
        _ handler: @escaping (AFDownloadResponse<Value>) -> Void
    ) {
        add {
            let response = AFDownloadResponse(
                request: self.request, response: self.response, fileURL: self.fileURL,
                resumeData: self.resumeData,
                metrics: self.metrics, serializationDuration: 0, result: make(self))
            queue.run { handler(response) }
        }
    }

    @discardableResult
    public func response(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL?>) -> Void
    ) -> Self {
        handle(queue, { $0.error.map { .failure($0) } ?? .success($0.fileURL) }, completionHandler)
        return self
    }

    @discardableResult
    public func response<Serializer: DownloadResponseSerializerProtocol>(
        queue: DispatchQueue = .main, responseSerializer: Serializer,
        completionHandler: @escaping (AFDownloadResponse<Serializer.SerializedObject>) -> Void
    ) -> Self {
        handle(
            queue,
            { request in
                serialized {
                    try responseSerializer.serializeDownload(
                        request: request.request, response: request.response, fileURL: request.fileURL,
                        error: request.error)
                }
            }, completionHandler)
        return self
    }

    @discardableResult
    public func responseURL(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<URL>) -> Void
    ) -> Self {
        handle(
            queue,
            { request in
                if let error = request.error { return .failure(error) }
                return request.fileURL.map { .success($0) }
                    ?? .failure(.responseSerializationFailed(reason: .inputFileNil))
            }, completionHandler)
        return self
    }

    @discardableResult
    public func responseData(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Data>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: DataResponseSerializer(), completionHandler: completionHandler)
    }

    @discardableResult
    public func responseString(
        queue: DispatchQueue = .main, encoding: String.Encoding? = nil,
        completionHandler: @escaping (AFDownloadResponse<String>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: StringResponseSerializer(encoding: encoding),
            completionHandler: completionHandler)
    }

    @discardableResult
    public func responseJSON(
        queue: DispatchQueue = .main, completionHandler: @escaping (AFDownloadResponse<Any>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: JSONResponseSerializer(), completionHandler: completionHandler)
    }

    @discardableResult
    public func responseDecodable<T: Decodable>(
        of type: T.Type = T.self, queue: DispatchQueue = .main, decoder: any DataDecoder = JSONDecoder(),
        completionHandler: @escaping (AFDownloadResponse<T>) -> Void
    ) -> Self {
        response(
            queue: queue, responseSerializer: DecodableResponseSerializer<T>(decoder: decoder),
            completionHandler: completionHandler)
    }

    public func serializingDownloadedFileURL() -> DownloadTask<URL> {
        DownloadTask(self) { handler in self.responseURL(queue: .global(), completionHandler: handler) }
    }
    public func serializingData() -> DownloadTask<Data> {
        DownloadTask(self) { handler in self.responseData(queue: .global(), completionHandler: handler) }
    }
}

/// A download that asynchronous functions wait for.
public struct DownloadTask<Value>: @unchecked Sendable {
    private let request: DownloadRequest
    private let task: Task<AFDownloadResponse<Value>, Never>

    init(
        _ request: DownloadRequest, _ start: @escaping (@escaping (AFDownloadResponse<Value>) -> Void) -> Void
    ) {
        self.request = request
        task = waiting(start)
    }

    public var response: AFDownloadResponse<Value> { get async { await task.value } }
    public var result: AFResult<Value> { get async { await response.result } }
    public var value: Value { get async throws { try await result.get() } }
    public func cancel() { request.cancel() }
}
