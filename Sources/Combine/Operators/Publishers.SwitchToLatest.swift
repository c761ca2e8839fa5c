import Foundation

extension Publishers {
    /// A publisher of the values of the latest publisher that another one sends.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The type of the values that are published.
        public typealias Output = P.Output
        /// The kind of error that ends publishing.
        public typealias Failure = P.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Creates a publisher of the values of the latest publisher that another one sends.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = Inner(subscriber)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.SwitchToLatest {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
        typealias Input = P
        typealias Failure = Upstream.Failure

        private let delivery = NSRecursiveLock()
        private var isOver = false
        private var isUpstreamFinished = false
        private var demand = Subscribers.Demand.none
        /// The number of the latest publisher, and whether it is still to finish.
        private var latest = 0
        private var isLatestRunning = false
        private var latestSubscription: (any Subscription)?

        init(_ downstream: Downstream) { super.init("SwitchToLatest", downstream) }

        override func receive(subscription: any Subscription) {
            if lock.withLock({ isOver }) { return subscription.cancel() }
            guard accept(subscription) else { return }
            subscription.request(.unlimited)
        }

        func receive(_ input: P) -> Subscribers.Demand {
            lock.lock()
            guard !isOver, !isUpstreamFinished else {
                lock.unlock()
                return .none
            }
            latest += 1
            let number = latest
            isLatestRunning = true
            let old = latestSubscription
            latestSubscription = nil
            lock.unlock()
            old?.cancel()
            input.subscribe(Source(self, number))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            switch completion {
            case .finished:
                let finishes = lock.withLock { () -> Bool in
                    guard !isOver, !isUpstreamFinished else { return false }
                    isUpstreamFinished = true
                    state = .finished
                    isOver = !isLatestRunning
                    return isOver
                }
                if finishes { deliver(.finished) }
            case .failure:
                let (fails, old) = lock.withLock { () -> (Bool, (any Subscription)?) in
                    guard !isOver else { return (false, nil) }
                    isOver = true
                    state = .finished
                    defer { latestSubscription = nil }
                    return (true, latestSubscription)
                }
                old?.cancel()
                if fails { deliver(completion) }
            }
        }

        private func deliver(_ completion: Subscribers.Completion<Failure>) {
            delivery.withLock { downstream.receive(completion: completion) }
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            let subscription = lock.withLock { () -> (any Subscription)? in
                self.demand += demand
                return latestSubscription
            }
            subscription?.request(demand)
        }

        override func cancel() {
            let old = lock.withLock { () -> (any Subscription)? in
                isOver = true
                defer { latestSubscription = nil }
                return latestSubscription
            }
            old?.cancel()
            super.cancel()
        }

        // MARK: The latest publisher

        func start(_ number: Int, _ subscription: any Subscription) {
            lock.lock()
            guard !isOver, number == latest, latestSubscription == nil else {
                lock.unlock()
                return subscription.cancel()
            }
            latestSubscription = subscription
            let demand = demand
            lock.unlock()
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ value: P.Output, from number: Int) -> Subscribers.Demand {
            lock.lock()
            guard !isOver, number == latest else {
                lock.unlock()
                return .none
            }
            Contract.requirePositive(demand)
            demand -= 1
            lock.unlock()
            let more = delivery.withLock { downstream.receive(value) }
            if more > 0 { lock.withLock { demand += more } }
            return more
        }

        func end(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
            lock.lock()
            guard !isOver, number == latest, isLatestRunning else { return lock.unlock() }
            guard latestSubscription != nil else {
                Contract.isViolated(by: "received a completion before receiving a subscription")
            }
            isLatestRunning = false
            latestSubscription = nil
            if case .finished = completion, !isUpstreamFinished { return lock.unlock() }
            isOver = true
            lock.unlock()
            if case .failure = completion { end()?.cancel() }
            deliver(completion)
        }
    }

    private struct Source<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == P.Output, Downstream.Failure == P.Failure {
        typealias Input = P.Output
        typealias Failure = P.Failure

        let combineIdentifier = CombineIdentifier()
        private let inner: Inner<Downstream>
        private let number: Int

        init(_ inner: Inner<Downstream>, _ number: Int) {
            self.inner = inner
            self.number = number
        }

        var name: String { "SwitchToLatest" }
        var children: [Mirror.Child] { [("parentSubscription", inner.combineIdentifier)] }

        func receive(subscription: any Subscription) { inner.start(number, subscription) }
        func receive(_ input: Input) -> Subscribers.Demand { inner.receive(input, from: number) }
        func receive(completion: Subscribers.Completion<Failure>) { inner.end(number, completion) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Sends the values of the latest publisher that this one has sent.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher that this one has sent, none of which fails.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>,
            Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        .init(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Sends the values of the latest publisher that this one has sent.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        .init(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Sends the values of the latest publisher that this one has sent, none of which fails.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}
