extension Publishers {
    /// A publisher of the largest or smallest of another one's values.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether the second value replaces the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates a publisher of the largest or smallest of another one's values.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    "Comparison", subscriber, initial: nil, failure: { $0 }, output: { $0 }
                ) { result, value in
                    if result.map({ areInIncreasingOrder($0, value) }) ?? true { result = value }
                    return .goOn
                })
        }
    }
}

extension Publisher where Output: Comparable {
    /// Sends the smallest value at the end.
    public func min() -> Publishers.Comparison<Self> { max(by: >) }
    /// Sends the largest value at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Sends the smallest value at the end.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Comparison<Self>
    {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Sends the largest value at the end.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
        -> Publishers.Comparison<Self>
    {
        .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
