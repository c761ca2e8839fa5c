extension Publishers {
    /// A publisher of the combination of another one's values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The initial result, with which the first value is combined.
        public let initial: Output
        /// Combines a result and a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates a publisher of the combination of another one's values.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output, S>(
                    "Reduce", subscriber, initial: initial, failure: { $0 }, output: { $0 }
                ) { result, value in
                    result = nextPartialResult(result, value)
                    return .goOn
                })
        }
    }
}

extension Publisher {
    /// Sends the combination of all values at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
