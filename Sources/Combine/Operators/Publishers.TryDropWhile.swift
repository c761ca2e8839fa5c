extension Publishers {
    /// A publisher of another one's values from the first that does not satisfy a condition, which fails when that throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = any Error

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether a value is left out.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates a publisher of another one's values from the first that does not satisfy a condition, which fails when that throws.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, predicate))
        }
    }
}

extension Publishers.TryDropWhile {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == any Error {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private var predicate: ((Input) throws -> Bool)?

        init(_ downstream: Downstream, _ predicate: @escaping (Input) throws -> Bool) {
            self.predicate = predicate
            super.init("TryDropWhile", downstream)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream != nil else { return .none }
            do {
                if let predicate, try predicate(input) { return .max(1) }
            } catch {
                end()?.cancel()
                downstream.receive(completion: .failure(error))
                return .none
            }
            predicate = nil
            return downstream.receive(input)
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            super.request(demand)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if end() != nil { downstream.receive(completion: completion.erased) }
        }
    }
}

extension Publisher {
    /// Leaves out values as long as they satisfy a condition, and fails when that throws.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
