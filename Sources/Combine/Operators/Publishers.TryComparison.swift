extension Publishers {
    /// A publisher of the largest or smallest of another one's values, which fails when comparing throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether the second value replaces the first.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates a publisher of the largest or smallest of another one's values, which fails when comparing throws.
        public init(
            upstream: Upstream,
            areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                ReduceStage<Upstream.Output, Upstream.Failure, Output?, S>(
                    "TryComparison", subscriber, initial: nil, failure: { $0 }, output: { $0 }
                ) { result, value in
                    do {
                        if try result.map({ try areInIncreasingOrder($0, value) }) ?? true { result = value }
                        return .goOn
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends the smallest value at the end, and fails when comparing throws.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Sends the largest value at the end, and fails when comparing throws.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        .init(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
