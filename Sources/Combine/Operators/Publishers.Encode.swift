extension Publishers {
    /// A publisher of another one's values, encoded.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// The type of the values that are published.
        public typealias Output = Coder.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        private let coder: Coder

        /// Creates a publisher of another one's values, encoded.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            coder = encoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let coder = self.coder
            upstream.subscribe(
                CoderStage<Upstream.Output, Upstream.Failure, S>("Encode", subscriber) {
                    try coder.encode($0)
                })
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes the values, and fails when that throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        .init(upstream: self, encoder: encoder)
    }
}
