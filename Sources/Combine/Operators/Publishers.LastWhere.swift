extension Publishers {
    /// A publisher of another one's last value that satisfies a condition.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher of another one's last value that satisfies a condition.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    "LastWhere", subscriber, initial: nil, failure: { $0 }, output: { $0 }
                ) { result, value in
                    if predicate(value) { result = value }
                    return .goOn
                })
        }
    }
}

extension Publisher {
    /// Sends the last value that satisfies a condition at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
