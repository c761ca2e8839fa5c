import Foundation
import FoundationNetworking
import KumikiNetwork
import RxSwift
@_spi(Frameworks) import UIKit

/// Sends an event when it is deallocated.
private final class DeallocationSignal {
    let subject = ReplaySubject<Void>.create(bufferSize: 1)

    private static let signals = AssociatedValue<DeallocationSignal>()

    static func of(_ object: AnyObject) -> DeallocationSignal {
        signals.value(of: object) { DeallocationSignal() }
    }

    deinit {
        subject.on(.next(()))
        subject.on(.completed)
    }
}

extension Reactive where Base: AnyObject {
    /// Sends an event when the object is deallocated.
    public var deallocated: Observable<Void> { DeallocationSignal.of(base).subject.asObservable() }
    public var deallocating: Observable<Void> { deallocated }

    /// The arguments of each call of a method that UIKit makes, after the method has returned.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { calls(of: selector, .after) }
    /// The arguments of each call of a method that UIKit makes, before the method runs.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { calls(of: selector, .before) }

    /// Methods are called directly here, so that only calls which UIKit reports are observed.
    private func calls(of selector: Selector, _ moment: ObservedMoment) -> Observable<[Any]> {
        Observable.create { [weak object = base as AnyObject] observer in
            let end = (object as? UIViewController)?.observeCalls(of: selector, moment) {
                observer.on(.next($0))
            }
            guard let end else {
                RuntimeDiagnostics.reportOnce("calls of \(selector) are not observed, and send no events")
                return Disposables.create()
            }
            return Disposables.create { end() }
        }.take(until: deallocated)
    }
}

/// The values of an observed property that are sent.
public struct KeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let initial = KeyValueObservingOptions(rawValue: 1)
    public static let new = KeyValueObservingOptions(rawValue: 2)
}

extension KeyValueObservingOptions {
    var standard: NSKeyValueObservingOptions { contains(.initial) ? [.initial, .new] : .new }
}

/// Sends the values of a property that an object reports.
private final class PathObserver: NSObject, ValueObserving {
    nonisolated(unsafe) let handler: (Any?) -> Void
    nonisolated init(_ handler: @escaping (Any?) -> Void) { self.handler = handler }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        handler(change?[.newKey])
    }
}

extension Reactive where Base: NSObject {
    /// The values of a property.
    public func observe<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial],
        retainSelf: Bool = true
    ) -> Observable<Element?> {
        Observable.create { [weak object = base] observer in
            guard let object else {
                observer.on(.completed)
                return Disposables.create()
            }
            let path = PathObserver { observer.on(.next($0 as? Element)) }
            object.addObserver(path, forKeyPath: keyPath, options: options.standard, context: nil)
            return Disposables.create { [weak object] in object?.removeObserver(path, forKeyPath: keyPath) }
        }.take(until: deallocated)
    }

    public func observeWeakly<Element>(
        _ type: Element.Type, _ keyPath: String, options: KeyValueObservingOptions = [.new, .initial]
    ) -> Observable<Element?> {
        observe(type, keyPath, options: options, retainSelf: false)
    }

    public func observe<Element>(
        _ keyPath: KeyPath<Base, Element>, options: NSKeyValueObservingOptions = [.new, .initial]
    )
        -> Observable<Element>
    {
        Observable.create { [weak object = base] observer in
            let observation = object?.observe(keyPath, options: options) { object, _ in
                observer.on(.next(object[keyPath: keyPath]))
            }
            return Disposables.create { observation?.invalidate() }
        }
    }
}

extension NotificationCenter: ReactiveCompatible {}

extension Reactive where Base: NotificationCenter {
    /// The notifications that are posted.
    public func notification(_ name: Notification.Name?, object: AnyObject? = nil) -> Observable<Notification>
    {
        Observable.create { [weak object] observer in
            nonisolated(unsafe) let observer = observer
            let token = base.addObserver(forName: name, object: object, queue: nil) { observer.on(.next($0)) }
            return Disposables.create { base.removeObserver(token) }
        }
    }
}

/// Why a request of `rx.data` or `rx.json` failed.
public enum RxCocoaURLError: Swift.Error {
    case unknown
    case nonHTTPResponse(response: URLResponse)
    case httpRequestFailed(response: HTTPURLResponse, data: Data?)
    case deserializationError(error: any Swift.Error)
}

extension Reactive where Base: URLSession {
    public func response(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
        let session = base as URLSession
        return Observable.create { observer in
            nonisolated(unsafe) let observer = observer
            let task = AppNetwork.dataTask(session, request) { data, response, error in
                guard let response, let data else {
                    return observer.on(.error(error ?? RxCocoaURLError.unknown))
                }
                guard let http = response as? HTTPURLResponse else {
                    return observer.on(.error(RxCocoaURLError.nonHTTPResponse(response: response)))
                }
                observer.on(.next((http, data)))
                observer.on(.completed)
            }
            AppNetwork.resume(task)
            // The response is ignored. Foundation for Linux ends the process if a task is cancelled while it ends.
            return Disposables.create()
        }
    }

    public func data(request: URLRequest) -> Observable<Data> {
        response(request: request).map { response, data in
            guard 200..<300 ~= response.statusCode else {
                throw RxCocoaURLError.httpRequestFailed(response: response, data: data)
            }
            return data
        }
    }

    public func json(request: URLRequest, options: JSONSerialization.ReadingOptions = []) -> Observable<Any> {
        data(request: request).map { data in
            do { return try JSONSerialization.jsonObject(with: data, options: options) } catch {
                throw RxCocoaURLError.deserializationError(error: error)
            }
        }
    }

    public func json(url: URL) -> Observable<Any> { json(request: URLRequest(url: url)) }
}
