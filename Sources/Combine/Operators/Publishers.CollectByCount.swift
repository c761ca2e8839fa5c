extension Publishers {
    /// A publisher of arrays of a number of another one's values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = [Upstream.Output]
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The number of values in an array.
        public let count: Int

        /// Creates a publisher of arrays of a number of another one's values.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let count: Int
        private var buffer: [Input] = []

        init(_ downstream: Downstream, _ count: Int) {
            self.count = count
            super.init("CollectByCount", downstream)
        }

        override var children: [Mirror.Child] {
            lock.withLock {
                [
                    ("downstream", downstream), ("upstreamSubscription", state), ("buffer", buffer),
                    ("count", count),
                ]
            }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let full = lock.withLock { () -> [Input]? in
                if case .finished = state { return nil }
                buffer.append(input)
                guard buffer.count >= count else { return nil }
                defer { buffer = [] }
                return buffer
            }
            return full.map { downstream.receive($0) * count } ?? .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let rest = lock.withLock { () -> [Input] in
                state = .finished
                defer { buffer = [] }
                return buffer
            }
            if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            upstream?.request(demand * count)
        }

        override func cancel() {
            lock.withLock { buffer = [] }
            super.cancel()
        }
    }
}

extension Publisher {
    /// Sends arrays of a number of values, and the rest at the end.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        .init(upstream: self, count: count)
    }
}
