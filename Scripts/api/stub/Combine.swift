// Combine, as far as the toolkit uses it.

/// https://developer.apple.com/documentation/combine/publisher
public protocol Publisher<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error
}

/// https://developer.apple.com/documentation/combine/publishers
public enum Publishers {
    public enum PrefetchStrategy { case keepFull, byRequest }
    public enum BufferingStrategy<Failure: Error> { case dropNewest, dropOldest, customError(() -> Failure) }

    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
    }

    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output
    }
}

/// https://developer.apple.com/documentation/combine/asyncthrowingpublisher
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence where P.Failure == any Error {
    public typealias Element = P.Output
    public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> P.Output? { fatalError() }
    }
    public func makeAsyncIterator() -> Iterator { fatalError() }
}

extension Publisher {
    /// https://developer.apple.com/documentation/combine/publisher/buffer(size:prefetch:whenfull:)
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> { fatalError() }
    /// https://developer.apple.com/documentation/combine/publisher/maperror(_:)
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        fatalError()
    }
}

extension Publisher where Failure == any Error {
    /// https://developer.apple.com/documentation/combine/publisher/values-32485
    public var values: AsyncThrowingPublisher<Self> { fatalError() }
}
