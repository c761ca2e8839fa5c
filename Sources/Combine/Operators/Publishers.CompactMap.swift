extension Publishers {
    /// A publisher of what another one's values become, where that is not nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// What a value becomes.
        public let transform: (Upstream.Output) -> Output?

        /// A publisher of what another one's values become, where that is not nil.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                Relay<Upstream.Output, Failure, S>("CompactMap", subscriber) {
                    transform($0).map(subscriber.receive) ?? .max(1)
                })
        }
    }
}

extension Publisher {
    /// Sends what the values become, where that is not nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        .init(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Sends what the values become, where that is not nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Sends what the values become.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { first($0).map(transform) }
    }
}
