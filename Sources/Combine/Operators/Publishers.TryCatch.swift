extension Publishers {
    /// A publisher that continues with another one after a failure, unless choosing it throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Chooses the publisher to continue with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher that continues with another one after a failure, unless choosing it throws.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let handler = self.handler
            upstream.subscribe(
                CatchStage<Upstream.Output, Upstream.Failure, NewPublisher, S>(
                    "TryCatch", subscriber, failure: { $0 }
                ) { failure in
                    Result { try handler(failure) }
                })
        }
    }
}

extension Publisher {
    /// Continues with another publisher after a failure, unless choosing it throws.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        .init(upstream: self, handler: handler)
    }
}
