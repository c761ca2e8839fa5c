extension Publishers {
    /// A publisher of another one's last value that satisfies a condition, which fails when that throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher of another one's last value that satisfies a condition, which fails when that throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    "TryLastWhere", subscriber, initial: nil, failure: { $0 }, output: { $0 }
                ) { result, value in
                    do {
                        if try predicate(value) { result = value }
                        return .goOn
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends the last value that satisfies a condition at the end, and fails when that throws.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
