extension Publishers {
    /// A publisher that seems to fail with an error of some type, but never does.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
    where Upstream.Failure == Never {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Creates a publisher that seems to fail with an error of some type, but never does.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                Relay<Output, Never, S>("SetFailureType", subscriber, value: { subscriber.receive($0) }) {
                    _ in
                    subscriber.receive(completion: .finished)
                })
        }
    }
}

extension Publisher where Failure == Never {
    /// Changes the type of error.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        .init(upstream: self)
    }
}

extension Publishers.SetFailureType {
    /// Changes the type of error.
    public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
        .init(upstream: upstream)
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
