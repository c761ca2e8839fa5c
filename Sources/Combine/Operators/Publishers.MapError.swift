extension Publishers {
    /// A publisher that fails with another one's error transformed by a closure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The closure that transforms errors.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates a publisher that fails with another one's error transformed by a closure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                Relay<Output, Upstream.Failure, S>("MapError", subscriber, value: { subscriber.receive($0) })
                {
                    subscriber.receive(completion: $0.mapError(transform))
                })
        }
    }
}

extension Publisher {
    /// Fails with the error transformed by a closure.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        .init(upstream: self, transform: transform)
    }
}
