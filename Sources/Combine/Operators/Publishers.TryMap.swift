extension Publishers {
    /// A publisher of another one's values transformed by a closure, which fails when the closure throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The closure that transforms values.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates a publisher of another one's values transformed by a closure, which fails when the closure throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, transform))
        }
    }
}

extension Publishers.TryMap {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == any Error {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let transform: (Input) throws -> Output

        init(_ downstream: Downstream, _ transform: @escaping (Input) throws -> Output) {
            self.transform = transform
            super.init("TryMap", downstream)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            do {
                return downstream.receive(try transform(input))
            } catch {
                end()?.cancel()
                downstream.receive(completion: .failure(error))
                return .none
            }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if end() != nil { downstream.receive(completion: completion.erased) }
        }
    }
}

extension Publisher {
    /// Sends the values transformed by a closure, and fails when it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        .init(upstream: self, transform: transform)
    }
}

extension Publishers.TryMap {
    /// Sends the values transformed by a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { transform(try first($0)) }
    }

    /// Sends the values transformed by a closure, or fails.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return .init(upstream: upstream) { try transform(first($0)) }
    }
}
