extension Publishers {
    /// A publisher of the values of any number of others.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publishers that values come from.
        public let publishers: [Upstream]

        /// Creates a publisher of the values of others.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher of the values of others.
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
            publishers = Array(upstream)
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = MergeStage(subscriber, count: publishers.count)
            subscriber.receive(subscription: inner)
            for publisher in publishers { inner.attachNext(publisher) }
            if publishers.isEmpty { inner.finishIfComplete() }
        }

        /// Sends the values of another publisher as well.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            .init(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of another one of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
}
