extension Publishers {
    /// A publisher of another one's first value that satisfies a condition.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher of another one's first value that satisfies a condition.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    "TryFirst", subscriber, initial: nil, failure: { $0 }, output: { $0 }
                ) { result, value in
                    guard predicate(value) else { return .goOn }
                    result = value
                    return .finish
                })
        }
    }
}

extension Publisher {
    /// Sends the first value that satisfies a condition, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
