extension Publishers {
    /// A publisher of another one's values from the first that does not satisfy a condition.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Whether a value is left out.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates a publisher of another one's values from the first that does not satisfy a condition.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, predicate))
        }
    }
}

extension Publishers.DropWhile {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private var predicate: ((Input) -> Bool)?

        init(_ downstream: Downstream, _ predicate: @escaping (Input) -> Bool) {
            self.predicate = predicate
            super.init("DropWhile", downstream)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream != nil else { return .none }
            if let predicate, predicate(input) { return .max(1) }
            predicate = nil
            return downstream.receive(input)
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            super.request(demand)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if end() != nil { downstream.receive(completion: completion) }
        }
    }
}

extension Publisher {
    /// Leaves out values as long as they satisfy a condition.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        .init(upstream: self, predicate: predicate)
    }
}
