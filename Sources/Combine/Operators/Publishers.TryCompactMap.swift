extension Publishers {
    /// A publisher of the non-nil results of a closure for another one's values, which fails when the closure throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The closure that transforms values.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates a publisher of the non-nil results of a closure for another one's values, which fails when the closure throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                FilterStage<Upstream.Output, Upstream.Failure, S>(
                    "TryCompactMap", subscriber, failure: { $0 }
                ) {
                    do {
                        return try transform($0).map { .pass($0) } ?? .drop
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends the non-nil results of a closure for the values, and fails when it throws.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        .init(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// Sends the non-nil results of a closure for the values.
    public func compactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { try first($0).flatMap(transform) }
    }
}
