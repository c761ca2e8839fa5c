extension Publishers {
    /// A publisher of another one's values that satisfy a condition, which fails when that throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether a value is sent.
        public let isIncluded: (Upstream.Output) throws -> Bool

        /// Creates a publisher of another one's values that satisfy a condition, which fails when that throws.
        public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                FilterStage<Output, Upstream.Failure, S>("TryFilter", subscriber, failure: { $0 }) {
                    do {
                        return try isIncluded($0) ? .pass($0) : .drop
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends the values that satisfy a condition, and fails when that throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        .init(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers.TryFilter {
    /// Sends the values that satisfy both conditions.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Sends the values that satisfy both conditions, and fails when one throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return .init(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}
