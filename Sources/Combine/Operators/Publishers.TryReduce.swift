extension Publishers {
    /// A publisher of the combination of another one's values, which fails when combining throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The initial result, with which the first value is combined.
        public let initial: Output
        /// Combines a result and a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates a publisher of the combination of another one's values, which fails when combining throws.
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output, S>(
                    "TryReduce", subscriber, initial: initial, failure: { $0 }, output: { $0 }
                ) { result, value in
                    do {
                        result = try nextPartialResult(result, value)
                        return .goOn
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends the combination of all values at the end, and fails when combining throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
