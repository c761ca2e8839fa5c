extension Publishers {
    /// A publisher that fails with what another one's error becomes.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The kind of values that are published.
        public typealias Output = Upstream.Output

        /// The publisher that values come from.
        public let upstream: Upstream
        /// What an error becomes.
        public let transform: (Upstream.Failure) -> Failure

        /// A publisher that fails with what another one's error becomes.
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
    /// Fails with what the error becomes.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        .init(upstream: self, transform: transform)
    }
}
