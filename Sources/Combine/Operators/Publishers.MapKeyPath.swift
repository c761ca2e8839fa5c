extension Publishers {
    /// A publisher of a property of another one's values.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// A property of the values.
        public let keyPath: KeyPath<Upstream.Output, Output>

        /// Creates a publisher of a property of another one's values.
        public init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                Relay<Upstream.Output, Failure, S>(
                    "ValueForKey", subscriber, children: [("keyPath", keyPath)]
                ) {
                    subscriber.receive($0[keyPath: keyPath])
                })
        }
    }
}

extension Publisher {
    /// Sends a property of the values.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
        .init(upstream: self, keyPath: keyPath)
    }
}
