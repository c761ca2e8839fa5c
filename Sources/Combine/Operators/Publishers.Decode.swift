extension Publishers {
    /// A publisher of another one's values, decoded.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream

        private let coder: Coder

        /// Creates a publisher of another one's values, decoded.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            coder = decoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let coder = self.coder
            upstream.subscribe(
                CoderStage<Upstream.Output, Upstream.Failure, S>("Decode", subscriber) {
                    try coder.decode(Output.self, from: $0)
                })
        }
    }
}

extension Publisher {
    /// Decodes the values, and fails when that throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        .init(upstream: self, decoder: decoder)
    }
}
