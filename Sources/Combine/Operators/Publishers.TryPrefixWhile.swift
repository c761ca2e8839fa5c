extension Publishers {
    /// A publisher of another one's values as long as they satisfy a condition, which fails when that throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether publishing continues.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher of another one's values as long as they satisfy a condition, which fails when that throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                FilterStage<Output, Upstream.Failure, S>("TryPrefixWhile", subscriber, failure: { $0 }) {
                    value in
                    do {
                        return try predicate(value) ? .pass(value) : .finish
                    } catch {
                        return .fail(error)
                    }
                })
        }
    }
}

extension Publisher {
    /// Sends values as long as they satisfy a condition, and fails when that throws.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool)
        -> Publishers.TryPrefixWhile<Self>
    {
        .init(upstream: self, predicate: predicate)
    }
}
