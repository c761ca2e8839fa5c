import Foundation
import FoundationNetworking
import UIKit

/// Selects the functions that return promises.
public enum PMKNamespacer: Sendable { case promise }

extension DispatchQueue {
    /// Runs work on the queue.
    public func async<T>(
        _: PMKNamespacer, group: DispatchGroup? = nil, qos: DispatchQoS = .default,
        flags: DispatchWorkItemFlags = [], execute body: @escaping () throws -> T
    ) -> Promise<T> {
        let (promise, resolver) = Promise<T>.pending()
        // The queue runs it once; the caller keeps nothing of it.
        nonisolated(unsafe) let work = {
            do { resolver.fulfill(try body()) } catch { resolver.reject(error) }
        }
        async(group: group, qos: qos, flags: flags) { work() }
        return promise
    }

    public func async<T>(
        _: PMKNamespacer, group: DispatchGroup? = nil, qos: DispatchQoS = .default,
        flags: DispatchWorkItemFlags = [], execute body: @escaping () -> T
    ) -> Guarantee<T> {
        let (guarantee, resolve) = Guarantee<T>.pending()
        // The queue runs it once; the caller keeps nothing of it.
        nonisolated(unsafe) let work = { resolve(body()) }
        async(group: group, qos: qos, flags: flags) { work() }
        return guarantee
    }
}

extension URLSession {
    public func dataTask(_: PMKNamespacer, with url: URL) -> Promise<(data: Data, response: URLResponse)> {
        dataTask(.promise, with: URLRequest(url: url))
    }

    public func dataTask(_: PMKNamespacer, with request: URLRequest) -> Promise<
        (data: Data, response: URLResponse)
    > {
        let (promise, resolver) = Promise<(data: Data, response: URLResponse)>.pending()
        dataTask(with: request) { data, response, error in
            if let error { return resolver.reject(error) }
            guard let data, let response else { return resolver.reject(PMKError.invalidCallingConvention) }
            resolver.fulfill((data, response))
        }.resume()
        return promise
    }
}

/// A response with a status that is no success.
public enum PMKHTTPError: Error {
    case badStatusCode(Int, Data, HTTPURLResponse)
}

extension Promise where T == (data: Data, response: URLResponse) {
    /// Fails for responses whose status is no success.
    public func validate() -> Promise<T> {
        map {
            guard let response = $0.response as? HTTPURLResponse, !(200..<300).contains(response.statusCode)
            else { return $0 }
            throw PMKHTTPError.badStatusCode(response.statusCode, $0.data, response)
        }
    }
}

extension NotificationCenter {
    /// Returns the next notification of a name.
    public func observe(once name: Notification.Name, object: Any? = nil) -> Guarantee<Notification> {
        let (guarantee, resolve) = Guarantee<Notification>.pending()
        let observer = addObserver(forName: name, object: object, queue: nil) { resolve($0) }
        guarantee.done(on: nil) { [weak self] _ in self?.removeObserver(observer) }
        return guarantee
    }
}

extension UIView {
    @discardableResult public static func animate(
        _: PMKNamespacer, duration: TimeInterval, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void
    ) -> Guarantee<Bool> {
        let (guarantee, resolve) = Guarantee<Bool>.pending()
        animate(
            withDuration: duration, delay: delay, options: options, animations: animations,
            completion: { resolve($0) })
        return guarantee
    }
}

extension UIViewController {
    @discardableResult public func present(
        _ controller: UIViewController, animated: Bool, completion: PMKNamespacer
    ) -> Guarantee<Void> {
        let (guarantee, resolve) = Guarantee<Void>.pending()
        present(controller, animated: animated) { resolve(()) }
        return guarantee
    }
}
