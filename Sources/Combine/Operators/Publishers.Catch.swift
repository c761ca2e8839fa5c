extension Publishers {
    /// A publisher that continues with another one after a failure.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = NewPublisher.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Chooses the publisher to continue with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher that continues with another one after a failure.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let handler = self.handler
            upstream.subscribe(
                CatchStage<Upstream.Output, Upstream.Failure, NewPublisher, S>(
                    "Catch", subscriber, failure: { $0 }
                ) {
                    .success(handler($0))
                })
        }
    }
}

extension Publisher {
    /// Continues with another publisher after a failure.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
        .init(upstream: self, handler: handler)
    }
}
