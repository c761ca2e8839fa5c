extension Publishers {
    /// A publisher that subscribes to another one again after a failure.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The maximum number of retries; nil for no limit.
        public let retries: Int?

        /// Creates a publisher that subscribes to another one again after a failure.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Retry {
    private final class Inner<Downstream: Subscriber>: Stage<ReleasingSubscriber<Downstream>>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private var retry: Publishers.Retry<Upstream>?
        private var left: Int?
        private var demand = Subscribers.Demand.none
        private var isFirst = true
        private var isOver = false
        /// Whether the upstream is being subscribed to; a failure meanwhile is retried afterwards, so that retries do not nest.
        private var isSubscribing = false
        private var failedMeanwhile = false

        init(_ retry: Publishers.Retry<Upstream>, _ downstream: Downstream) {
            self.retry = retry
            left = retry.retries
            super.init("Retry", ReleasingSubscriber(downstream))
        }

        override func receive(subscription: any Subscription) {
            if lock.withLock({ isOver }) { return subscription.cancel() }
            guard accept(subscription) else { return }
            let (isFirst, demand) = lock.withLock { () -> (Bool, Subscribers.Demand) in
                defer { self.isFirst = false }
                return (self.isFirst, self.demand)
            }
            if isFirst {
                downstream.receive(subscription: self)
            } else if demand > 0 {
                subscription.request(demand)
            }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            if lock.withLock({ isOver }) { return .none }
            lock.withLock {
                Contract.requirePositive(demand)
                demand -= 1
            }
            let more = downstream.receive(input)
            if more > 0 { request(more) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let next = lock.withLock { () -> (Upstream?, Bool) in
                guard !isOver else { return (nil, false) }
                if case .failure = completion, left != 0, let retry {
                    left = left.map { $0 - 1 }
                    state = .awaiting
                    failedMeanwhile = isSubscribing
                    return (isSubscribing ? nil : retry.upstream, false)
                }
                isOver = true
                state = .finished
                retry = nil
                return (nil, true)
            }
            if let upstream = next.0 { subscribe(again: upstream) }
            if next.1 { downstream.receive(completion: completion) }
        }

        private func subscribe(again upstream: Upstream) {
            lock.withLock { isSubscribing = true }
            repeat {
                lock.withLock { failedMeanwhile = false }
                upstream.subscribe(self)
            } while lock.withLock {
                isSubscribing = failedMeanwhile
                return failedMeanwhile
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            let subscription = lock.withLock { () -> (any Subscription)? in
                guard !isOver else { return nil }
                self.demand += demand
                if case .subscribed(let subscription) = state { return subscription }
                return nil
            }
            subscription?.request(demand)
        }

        override func cancel() {
            let subscription = end()
            lock.withLock {
                isOver = true
                retry = nil
            }
            subscription?.cancel()
            downstream.release()
        }
    }
}

extension Publisher {
    /// Subscribes again after a failure, up to a number of times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { .init(upstream: self, retries: retries) }
}
