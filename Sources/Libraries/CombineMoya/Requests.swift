import Combine
@_exported import Moya
import UIKit

extension MoyaProvider {
    /// Returns a publisher that sends a request for each subscriber.
    public func requestPublisher(_ target: Target, callbackQueue: DispatchQueue? = nil)
        -> AnyPublisher<Response, MoyaError>
    {
        requestWithProgressPublisher(target, callbackQueue: callbackQueue).compactMap(\.response)
            .eraseToAnyPublisher()
    }

    /// Returns a publisher of a request's progress, whose last value has the response.
    public func requestWithProgressPublisher(_ target: Target, callbackQueue: DispatchQueue? = nil)
        -> AnyPublisher<ProgressResponse, MoyaError>
    {
        Deferred { [self] in
            let subject = PassthroughSubject<ProgressResponse, MoyaError>()
            var request: (any Moya.Cancellable)?
            return subject.handleEvents(
                receiveSubscription: { _ in
                    request = self.request(
                        target, callbackQueue: callbackQueue,
                        progress: { if !$0.completed { subject.send($0) } }
                    ) { result in
                        switch result {
                        case .success(let response):
                            subject.send(ProgressResponse(response: response))
                            subject.send(completion: .finished)
                        case .failure(let error): subject.send(completion: .failure(error))
                        }
                    }
                }, receiveCancel: { request?.cancel() })
        }.eraseToAnyPublisher()
    }
}

extension AnyPublisher where Output == Response, Failure == MoyaError {
    private func unwrapped<Value>(_ transform: @escaping (Response) throws -> Value)
        -> AnyPublisher<Value, MoyaError>
    {
        tryMap(transform).mapError { $0 as? MoyaError ?? .underlying($0, nil) }.eraseToAnyPublisher()
    }

    public func filter<R: RangeExpression>(statusCodes: R) -> AnyPublisher<Response, MoyaError>
    where R.Bound == Int {
        unwrapped { try $0.filter(statusCodes: statusCodes) }
    }
    public func filter(statusCode: Int) -> AnyPublisher<Response, MoyaError> {
        unwrapped { try $0.filter(statusCode: statusCode) }
    }
    public func filterSuccessfulStatusCodes() -> AnyPublisher<Response, MoyaError> {
        unwrapped { try $0.filterSuccessfulStatusCodes() }
    }
    public func filterSuccessfulStatusAndRedirectCodes() -> AnyPublisher<Response, MoyaError> {
        unwrapped { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }
    public func mapImage() -> AnyPublisher<UIImage, MoyaError> { unwrapped { try $0.mapImage() } }
    public func mapJSON(failsOnEmptyData: Bool = true) -> AnyPublisher<Any, MoyaError> {
        unwrapped { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
    }
    public func mapString(atKeyPath keyPath: String? = nil) -> AnyPublisher<String, MoyaError> {
        unwrapped { try $0.mapString(atKeyPath: keyPath) }
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) -> AnyPublisher<D, MoyaError> {
        unwrapped {
            try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
        }
    }
}
