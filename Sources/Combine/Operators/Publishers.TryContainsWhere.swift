extension Publishers {
    /// A publisher of whether another one sends a value that satisfies a condition, which fails when that throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Bool
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The condition.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher of whether another one sends a value that satisfies a condition, which fails when that throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Bool, S>(
                    "TryContainsWhere", subscriber, initial: false, failure: { $0 }, output: { $0 }
                ) { result, value in
                    do {
                        guard try predicate(value) else { return .goOn }
                        result = true
                        return .finish
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends whether a value satisfies a condition, and fails when that throws.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
