extension Publishers {
    /// A publisher of whether all of another one's values satisfy a condition.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Bool
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher of whether all of another one's values satisfy a condition.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Bool, S>(
                    "AllSatisfy", subscriber, initial: true, failure: { $0 }, output: { $0 }
                ) { result, value in
                    guard !predicate(value) else { return .goOn }
                    result = false
                    return .finish
                })
        }
    }
}

extension Publisher {
    /// Sends whether all values satisfy a condition.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
