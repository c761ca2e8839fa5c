extension Publishers {
    /// A publisher that sends a value where another one finishes without any.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Creates a publisher that sends a value where another one finishes without any.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceEmpty {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Output
        typealias Failure = Upstream.Failure

        private let output: Output
        private var isEmpty = true
        private var isRequested = false
        /// Whether the value waits to be requested.
        private var isOwed = false

        init(_ downstream: Downstream, _ output: Output) {
            self.output = output
            super.init("ReplaceEmpty", downstream)
        }

        override func receive(subscription: any Subscription) {
            guard accept(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream != nil else { return .none }
            isEmpty = false
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard end() != nil else { return }
            guard isEmpty, case .finished = completion else {
                return downstream.receive(completion: completion)
            }
            let sendsNow = lock.withLock {
                isOwed = !isRequested
                return isRequested
            }
            if sendsNow { downstream.send(.success(output)) }
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            let sendsNow = lock.withLock {
                isRequested = true
                defer { isOwed = false }
                return isOwed
            }
            if sendsNow { downstream.send(.success(output)) } else { upstream?.request(demand) }
        }

        override func cancel() {
            lock.withLock { isOwed = false }
            super.cancel()
        }
    }
}

extension Publisher {
    /// Sends a value where publishing finishes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        .init(upstream: self, output: output)
    }
}
