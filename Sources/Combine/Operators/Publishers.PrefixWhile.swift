extension Publishers {
    /// A publisher of another one's values as long as they satisfy a condition.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether publishing continues.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher of another one's values as long as they satisfy a condition.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                FilterStage<Output, Upstream.Failure, S>("PrefixWhile", subscriber, failure: { $0 }) {
                    value in
                    return predicate(value) ? .pass(value) : .finish
                })
        }
    }
}

extension Publisher {
    /// Sends values as long as they satisfy a condition.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
