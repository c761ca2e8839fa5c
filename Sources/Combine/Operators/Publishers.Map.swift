extension Publishers {
    /// A publisher of another one's values transformed by a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The closure that transforms values.
        public let transform: (Upstream.Output) -> Output

        /// Creates a publisher of another one's values transformed by a closure.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(
                Relay<Upstream.Output, Failure, S>("Map", subscriber) { subscriber.receive(transform($0)) })
        }
    }
}

extension Publisher {
    /// Sends the values transformed by a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        .init(upstream: self, transform: transform)
    }

    /// Sends a value in place of each nil.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        .init(upstream: self) { $0 ?? output }
    }
}

extension Publishers.Map {
    /// Sends the values transformed by a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { transform(first($0)) }
    }

    /// Sends the values transformed by a closure, or fails.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { try transform(first($0)) }
    }
}
