extension Publishers {
    /// A publisher of another one's first value that satisfies a condition, which fails when that throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher of another one's first value that satisfies a condition, which fails when that throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    "TryFirstWhere", subscriber, initial: nil, failure: { $0 }, output: { $0 }
                ) { result, value in
                    do {
                        guard try predicate(value) else { return .goOn }
                        result = value
                        return .finish
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends the first value that satisfies a condition, and fails when that throws.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
    {
        .init(upstream: self, predicate: predicate)
    }
}
