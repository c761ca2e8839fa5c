import Foundation

/// The value of an operation that ends later, or its error.
public final class Promise<T>: Thenable, CatchMixin {
    private let box: Box<Result<T, any Error>>

    private init(_ box: Box<Result<T, any Error>>) { self.box = box }

    /// Returns a promise with a value.
    public static func value(_ value: T) -> Promise<T> { Promise(Box(.success(value))) }

    public convenience init(error: any Error) { self.init(Box(.failure(error))) }

    /// Creates a promise with the result of another.
    public convenience init<U: Thenable>(_ bridge: U) where U.T == T {
        self.init(Box())
        bridge.pipe(to: box.seal)
    }

    /// Creates a promise that the closure resolves.
    public convenience init(resolver body: (Resolver<T>) throws -> Void) {
        self.init(Box())
        let resolver = Resolver(box)
        do { try body(resolver) } catch { resolver.reject(error) }
    }

    /// Returns a promise, and the resolver that resolves it.
    public class func pending() -> (promise: Promise<T>, resolver: Resolver<T>) {
        let box = Box<Result<T, any Error>>()
        return (Promise(box), Resolver(box))
    }

    public func pipe(to handler: @escaping (Result<T, any Error>) -> Void) { box.read(handler) }

    public var result: Result<T, any Error>? { box.value }

    /// Waits for the result.
    public func wait() throws -> T { try box.wait().get() }
}

extension Promise where T == Void {
    /// Creates a promise with a value.
    public convenience init() { self.init { $0.fulfill(()) } }
}

/// Resolves a promise.
public final class Resolver<T>: Sendable {
    private let box: Box<Result<T, any Error>>

    init(_ box: Box<Result<T, any Error>>) { self.box = box }

    public func fulfill(_ value: T) { box.seal(.success(value)) }
    public func reject(_ error: any Error) { box.seal(.failure(error)) }
    public func resolve(_ result: Result<T, any Error>) { box.seal(result) }
    public func resolve(_ value: T?, _ error: (any Error)?) {
        if let error {
            reject(error)
        } else if let value {
            fulfill(value)
        } else {
            reject(PMKError.invalidCallingConvention)
        }
    }
    public func resolve(_ value: T, _ error: (any Error)?) {
        if let error { reject(error) } else { fulfill(value) }
    }
    public func resolve(_ error: (any Error)?, _ value: T?) { resolve(value, error) }
    public func resolve<E: Error>(_ result: Result<T, E>) { box.seal(result.mapError { $0 }) }
}

extension Resolver where T == Void {
    public func resolve(_ error: (any Error)?) { if let error { reject(error) } else { fulfill(()) } }
}

/// The value of an operation that cannot fail.
public final class Guarantee<T>: Thenable {
    private let box: Box<T>

    private init(_ box: Box<T>) { self.box = box }

    public static func value(_ value: T) -> Guarantee<T> { Guarantee(Box(value)) }

    public convenience init(resolver body: (@escaping (T) -> Void) -> Void) {
        self.init(Box())
        body(box.seal)
    }

    public class func pending() -> (guarantee: Guarantee<T>, resolve: @Sendable (T) -> Void) {
        let box = Box<T>()
        return (Guarantee(box), { box.seal($0) })
    }

    public func pipe(to handler: @escaping (Result<T, any Error>) -> Void) {
        box.read { handler(.success($0)) }
    }

    public var result: Result<T, any Error>? { box.value.map { .success($0) } }

    @discardableResult public func done(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) -> Void
    ) -> Guarantee<Void> { map(on: queue, flags: flags, body) }

    public func get(
        on queue: DispatchQueue? = conf.Q.return, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) -> Void
    ) -> Guarantee<T> {
        map(on: queue, flags: flags) {
            body($0)
            return $0
        }
    }

    public func map<U>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) -> U
    ) -> Guarantee<U> {
        Guarantee<U> { resolve in box.read { value in run(on: queue, flags) { resolve(body(value)) } } }
    }

    @discardableResult public func then<U>(
        on queue: DispatchQueue? = conf.Q.map, flags: DispatchWorkItemFlags? = nil,
        _ body: @escaping (T) -> Guarantee<U>
    ) -> Guarantee<U> {
        Guarantee<U> { resolve in
            box.read { value in run(on: queue, flags) { body(value).box.read(resolve) } }
        }
    }

    public func asVoid() -> Guarantee<Void> { map(on: nil) { _ in } }

    /// Waits for the value.
    public func wait() -> T { box.wait() }
}

extension Guarantee where T == Void {
    public convenience init() { self.init { $0(()) } }
}
