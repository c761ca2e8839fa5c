extension Publishers {
    /// A publisher of the non-nil results of a closure for another one's values.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The closure that transforms values.
        public let transform: (Upstream.Output) -> Output?

        /// Creates a publisher of the non-nil results of a closure for another one's values.
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
    /// Sends the non-nil results of a closure for the values.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        .init(upstream: self, transform: transform)
    }
}

extension Publishers.CompactMap {
    /// Sends the non-nil results of a closure for the values.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Sends the values transformed by a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { first($0).map(transform) }
    }
}
