extension Publishers {
    /// A publisher that publishes nothing before it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// It never fails.
        public typealias Failure = Never

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// Creates a publisher that publishes nothing before it is connected.
        public init(upstream: Upstream) { multicast = upstream.multicast(subject: .init()) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            multicast.receive(subscriber: subscriber)
        }

        /// Starts publishing.
        public func connect() -> any Cancellable { multicast.connect() }
    }
}

extension Publisher where Failure == Never {
    /// Publishes nothing before `connect()` is called.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}
