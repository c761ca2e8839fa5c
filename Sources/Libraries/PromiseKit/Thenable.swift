import Foundation

/// A value that exists later.
public protocol Thenable: AnyObject {
    associatedtype T

    func pipe(to: @escaping (Result<T, any Error>) -> Void)
    var result: Result<T, any Error>? { get }
}

extension Thenable {
    /// Returns a promise that the closure resolves with this value; errors are passed on.
    private func next<U>(
        _ queue: DispatchQueue?, _ flags: DispatchWorkItemFlags?,
        _ body: @escaping (T, Resolver<U>) throws -> Void
    ) -> Promise<U> {
        Promise<U> { resolver in
            pipe {
                switch $0 {
                case .failure(let error): resolver.reject(error)
                case .success(let value):
                    run(on: queue, flags) {
                        do { try body(value, resolver) } catch { resolver.reject(error) }
                    }
                }
            }
        }
    }

    public func then<U: Thenable>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) throws -> U
    ) -> Promise<U.T> {
        next(queue, flags) { value, resolver in try body(value).pipe(to: resolver.resolve) }
    }

    public func map<U>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T) throws -> U
    ) -> Promise<U> {
        next(queue, flags) { $1.fulfill(try transform($0)) }
    }

    public func map<U>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil, _ keyPath: KeyPath<T, U>
    ) -> Promise<U> {
        next(queue, flags) { $1.fulfill($0[keyPath: keyPath]) }
    }

    public func compactMap<U>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T) throws -> U?
    ) -> Promise<U> {
        next(queue, flags) {
            guard let value = try transform($0) else { throw PMKError.compactMap("\($0)", U.self) }
            $1.fulfill(value)
        }
    }

    public func done(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) throws -> Void
    ) -> Promise<Void> {
        next(queue, flags) { $1.fulfill(try body($0)) }
    }

    public func get(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) throws -> Void
    ) -> Promise<T> {
        map(on: queue, flags: flags) {
            try body($0)
            return $0
        }
    }

    /// Calls the closure with the result, and returns a promise with the same result.
    public func tap(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (Result<T, any Error>) -> Void
    ) -> Promise<T> {
        Promise<T> { resolver in
            pipe { result in
                run(on: queue, flags) {
                    body(result)
                    resolver.resolve(result)
                }
            }
        }
    }

    public func asVoid() -> Promise<Void> { map(on: nil) { _ in } }

    public var error: (any Error)? { if case .failure(let error)? = result { error } else { nil } }
    public var value: T? { if case .success(let value)? = result { value } else { nil } }
    public var isPending: Bool { result == nil }
    public var isResolved: Bool { !isPending }
    public var isFulfilled: Bool { if case .success? = result { true } else { false } }
    public var isRejected: Bool { error != nil }
}

extension Thenable where T: Sequence {
    public func mapValues<U>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Iterator.Element) throws -> U
    ) -> Promise<[U]> { map(on: queue, flags: flags) { try $0.map(transform) } }

    public func flatMapValues<U: Sequence>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Iterator.Element) throws -> U
    ) -> Promise<[U.Iterator.Element]> { map(on: queue, flags: flags) { try $0.flatMap(transform) } }

    public func compactMapValues<U>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Iterator.Element) throws -> U?
    ) -> Promise<[U]> { map(on: queue, flags: flags) { try $0.compactMap(transform) } }

    public func filterValues(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ isIncluded: @escaping (T.Iterator.Element) -> Bool
    ) -> Promise<[T.Iterator.Element]> { map(on: queue, flags: flags) { $0.filter(isIncluded) } }

    public func thenMap<U: Thenable>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Iterator.Element) throws -> U
    ) -> Promise<[U.T]> { then(on: queue, flags: flags) { when(fulfilled: try $0.map(transform)) } }

    public func thenFlatMap<U: Thenable>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ transform: @escaping (T.Iterator.Element) throws -> U
    ) -> Promise<[U.T.Iterator.Element]> where U.T: Sequence {
        thenMap(on: queue, flags: flags, transform).map(on: nil) { $0.flatMap { $0 } }
    }
}

extension Thenable where T: Collection {
    public var firstValue: Promise<T.Iterator.Element> {
        map(on: nil) {
            guard let first = $0.first else { throw PMKError.emptySequence }
            return first
        }
    }
    public var lastValue: Promise<T.Iterator.Element> {
        map(on: nil) {
            guard let last = Array($0).last else { throw PMKError.emptySequence }
            return last
        }
    }
}

extension Thenable where T: Sequence, T.Iterator.Element: Comparable {
    public func sortedValues(on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil)
        -> Promise<[T.Iterator.Element]>
    { map(on: queue, flags: flags) { $0.sorted() } }
}

// MARK: Errors

/// A value that exists later, or an error.
public protocol CatchMixin: Thenable {}

/// Runs at the end of a chain.
public final class PMKFinalizer {
    private let done: Guarantee<Void>

    init(_ done: Guarantee<Void>) { self.done = done }

    public func finally(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping () -> Void
    ) { done.done(on: queue, flags: flags, body) }
}

extension CatchMixin {
    @discardableResult public func `catch`(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        policy: CatchPolicy = conf.catchPolicy, _ body: @escaping (any Error) -> Void
    ) -> PMKFinalizer {
        PMKFinalizer(
            Guarantee { resolve in
                pipe {
                    guard case .failure(let error) = $0, policy == .allErrors || !error.isCancelled else {
                        return resolve(())
                    }
                    run(on: queue, flags) {
                        body(error)
                        resolve(())
                    }
                }
            })
    }

    public func recover<U: Thenable>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        policy: CatchPolicy = conf.catchPolicy, _ body: @escaping (any Error) throws -> U
    ) -> Promise<T> where U.T == T {
        Promise { resolver in
            pipe {
                guard case .failure(let error) = $0, policy == .allErrors || !error.isCancelled else {
                    return resolver.resolve($0)
                }
                run(on: queue, flags) {
                    do { try body(error).pipe(to: resolver.resolve) } catch { resolver.reject(error) }
                }
            }
        }
    }

    @discardableResult public func recover(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (any Error) -> Guarantee<T>
    ) -> Guarantee<T> {
        Guarantee { resolve in
            pipe {
                switch $0 {
                case .success(let value): resolve(value)
                case .failure(let error): run(on: queue, flags) { body(error).done(on: nil, resolve) }
                }
            }
        }
    }

    public func ensure(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping () -> Void
    ) -> Promise<T> { tap(on: queue, flags: flags) { _ in body() } }

    public func ensureThen(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping () -> Guarantee<Void>
    ) -> Promise<T> {
        Promise { resolver in
            pipe { result in run(on: queue, flags) { body().done(on: nil) { resolver.resolve(result) } } }
        }
    }

    /// Ends a chain whose errors are printed.
    @discardableResult public func cauterize() -> PMKFinalizer {
        `catch` { print("PromiseKit:cauterized-error: \($0)") }
    }
}

extension CatchMixin where T == Void {
    @discardableResult public func recover(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (any Error) -> Void
    ) -> Guarantee<Void> {
        recover(on: queue, flags: flags) { error in
            body(error)
            return Guarantee()
        }
    }

    public func recover(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        policy: CatchPolicy = conf.catchPolicy, _ body: @escaping (any Error) throws -> Void
    ) -> Promise<Void> {
        recover(on: queue, flags: flags, policy: policy) { error -> Promise<Void> in
            try body(error)
            return Promise()
        }
    }
}
