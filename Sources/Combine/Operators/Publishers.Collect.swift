extension Publishers {
    /// A publisher of one array of another one's values.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = [Upstream.Output]
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Creates a publisher of one array of another one's values.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, [Upstream.Output], S>(
                    "Collect", subscriber, initial: [], failure: { $0 }, isCollection: true, output: { $0 }
                ) { result, value in
                    result.append(value)
                    return .goOn
                })
        }
    }
}

extension Publisher {
    /// Sends an array of all values at the end.
    public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
