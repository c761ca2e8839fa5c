extension Publishers {
    /// A publisher of the number of another one's values.
    public struct Count<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Int
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Creates a publisher of the number of another one's values.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Int, S>(
                    "Count", subscriber, initial: 0, failure: { $0 }, output: { $0 }
                ) { result, value in
                    result += 1
                    return .goOn
                })
        }
    }
}

extension Publisher {
    /// Sends the number of values at the end.
    public func count() -> Publishers.Count<Self> { .init(upstream: self) }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
