extension Publishers {
    /// A publisher of whether another one sends a value that satisfies a condition.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Bool
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher of whether another one sends a value that satisfies a condition.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Bool, S>(
                    "ContainsWhere", subscriber, initial: false, failure: { $0 }, output: { $0 }
                ) { result, value in
                    guard predicate(value) else { return .goOn }
                    result = true
                    return .finish
                })
        }
    }
}

extension Publisher {
    /// Sends whether a value satisfies a condition.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
