@_exported import Moya
import RxSwift
import UIKit

extension MoyaProvider {
    /// The provider's reactive functions.
    public var rx: Reactive<MoyaProvider<Target>> { Reactive(self) }
}

extension Reactive where Base: MoyaProviderType {
    /// Returns a sequence that sends a request when it is observed.
    public func request(_ token: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<Response> {
        let base = base
        return Single.create { [weak base] single in
            let request = base?.request(token, callbackQueue: callbackQueue, progress: nil) { result in
                switch result {
                case .success(let response): single(.success(response))
                case .failure(let error): single(.failure(error))
                }
            }
            return Disposables.create { request?.cancel() }
        }
    }

    /// Returns a sequence of a request's progress, whose last element has the response.
    public func requestWithProgress(_ token: Base.Target, callbackQueue: DispatchQueue? = nil)
        -> Observable<ProgressResponse>
    {
        let base = base
        return Observable.create { [weak base] observer in
            let request = base?.request(
                token, callbackQueue: callbackQueue, progress: { observer.onNext($0) }
            ) { result in
                switch result {
                case .success: observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
            }
            return Disposables.create { request?.cancel() }
        }
    }
}

extension ObservableType where Element == ProgressResponse {
    public func filterCompleted() -> Observable<Response> { compactMap(\.response) }
    public func filterProgress() -> Observable<Double> { filter { !$0.completed }.map(\.progress) }
}

extension ObservableType where Element == Response {
    public func filter<R: RangeExpression>(statusCodes: R) -> Observable<Element> where R.Bound == Int {
        map { try $0.filter(statusCodes: statusCodes) }
    }
    public func filter(statusCode: Int) -> Observable<Element> {
        map { try $0.filter(statusCode: statusCode) }
    }
    public func filterSuccessfulStatusCodes() -> Observable<Element> {
        map { try $0.filterSuccessfulStatusCodes() }
    }
    public func filterSuccessfulStatusAndRedirectCodes() -> Observable<Element> {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }
    public func mapImage() -> Observable<UIImage> { map { try $0.mapImage() } }
    public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> {
        map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
    }
    public func mapString(atKeyPath keyPath: String? = nil) -> Observable<String> {
        map { try $0.mapString(atKeyPath: keyPath) }
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) -> Observable<D> {
        map {
            try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
        }
    }
}

extension PrimitiveSequence where Trait == SingleTrait, Element == Response {
    public func filter<R: RangeExpression>(statusCodes: R) -> Single<Element> where R.Bound == Int {
        map { try $0.filter(statusCodes: statusCodes) }
    }
    public func filter(statusCode: Int) -> Single<Element> {
        map { try $0.filter(statusCode: statusCode) }
    }
    public func filterSuccessfulStatusCodes() -> Single<Element> {
        map { try $0.filterSuccessfulStatusCodes() }
    }
    public func filterSuccessfulStatusAndRedirectCodes() -> Single<Element> {
        map { try $0.filterSuccessfulStatusAndRedirectCodes() }
    }
    public func mapImage() -> Single<UIImage> { map { try $0.mapImage() } }
    public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> {
        map { try $0.mapJSON(failsOnEmptyData: failsOnEmptyData) }
    }
    public func mapString(atKeyPath keyPath: String? = nil) -> Single<String> {
        map { try $0.mapString(atKeyPath: keyPath) }
    }
    public func map<D: Decodable>(
        _ type: D.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
        failsOnEmptyData: Bool = true
    ) -> Single<D> {
        map {
            try $0.map(type, atKeyPath: keyPath, using: decoder, failsOnEmptyData: failsOnEmptyData)
        }
    }
}
