extension Publishers {
    /// A publisher of another one's last value.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Creates a publisher of another one's last value.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    "Last", subscriber, initial: nil, failure: { $0 }, output: { $0 }
                ) { result, value in
                    result = value
                    return .goOn
                })
        }
    }
}

extension Publisher {
    /// Sends the last value at the end.
    public func last() -> Publishers.Last<Self> { .init(upstream: self) }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
