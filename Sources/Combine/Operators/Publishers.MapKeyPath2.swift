extension Publishers {
    /// A publisher of two properties of another one's values.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        /// The type of the values that are published.
        public typealias Output = (Output0, Output1)
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// A property of the values.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// A property of the values.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        /// Creates a publisher of two properties of another one's values.
        public init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                Relay<Upstream.Output, Failure, S>(
                    "ValueForKeys", subscriber, children: [("keyPath0", keyPath0), ("keyPath1", keyPath1)]
                ) {
                    subscriber.receive(($0[keyPath: keyPath0], $0[keyPath: keyPath1]))
                })
        }
    }
}

extension Publisher {
    /// Sends two properties of the values.
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> Publishers.MapKeyPath2<Self, T0, T1>
    {
        .init(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }
}
