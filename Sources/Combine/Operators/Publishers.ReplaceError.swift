extension Publishers {
    /// A publisher that sends a value in place of another one's error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Never

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Creates a publisher that sends a value in place of another one's error.
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

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceError {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Never {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let output: Output
        private var demand = Subscribers.Demand.none
        /// Whether the value waits to be requested.
        private var isOwed = false

        init(_ downstream: Downstream, _ output: Output) {
            self.output = output
            super.init("ReplaceError", downstream)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream != nil else { return .none }
            lock.withLock {
                Contract.requirePositive(demand)
                demand -= 1
            }
            let more = downstream.receive(input)
            lock.withLock { demand += more }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard end() != nil else { return }
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            case .failure:
                let sendsNow = lock.withLock {
                    isOwed = demand == .none
                    return !isOwed
                }
                if sendsNow { downstream.send(.success(output)) }
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            let sendsNow = lock.withLock {
                self.demand += demand
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
    /// Sends a value in place of a failure, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        .init(upstream: self, output: output)
    }
}
