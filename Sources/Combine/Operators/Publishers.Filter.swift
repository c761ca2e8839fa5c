extension Publishers {
    /// A publisher of another one's values that satisfy a condition.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether a value is sent.
        public let isIncluded: (Upstream.Output) -> Bool

        /// Creates a publisher of another one's values that satisfy a condition.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                Relay<Output, Failure, S>("Filter", subscriber) {
                    isIncluded($0) ? subscriber.receive($0) : .max(1)
                })
        }
    }
}

extension Publisher {
    /// Sends the values that satisfy a condition.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        .init(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.Filter {
    /// Sends the values that satisfy both conditions.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        let first = self.isIncluded
        return .init(upstream: upstream) { first($0) && isIncluded($0) }
    }

    /// Sends the values that satisfy both conditions, and fails when one throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return .init(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}
