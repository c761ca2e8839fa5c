extension Publishers {
    /// A publisher that passes another one's values to many subscribers, and subscribes to it once.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Creates a publisher that passes values to many subscribers.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast(subject: .init()).autoconnect()
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            shared.receive(subscriber: subscriber)
        }

        /// Returns whether both are the same object.
        public static func == (lhs: Share, rhs: Share) -> Bool { lhs === rhs }
    }
}

extension Publisher {
    /// Passes values to many subscribers, and subscribes once.
    public func share() -> Publishers.Share<Self> { .init(upstream: self) }
}
