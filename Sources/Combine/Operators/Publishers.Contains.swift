extension Publishers {
    /// A publisher of whether another one sends a value.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// The type of the values that are published.
        public typealias Output = Bool
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Creates a publisher of whether another one sends a value.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Bool, S>(
                    "Contains", subscriber, initial: false, failure: { $0 }, output: { $0 }
                ) { result, value in
                    guard value == output else { return .goOn }
                    result = true
                    return .finish
                })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Sends whether a value is sent.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        .init(upstream: self, output: output)
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
