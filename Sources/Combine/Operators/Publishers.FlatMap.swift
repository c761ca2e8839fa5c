extension Publishers {
    /// A publisher of the values of the publishers that a closure returns for another one's values.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        /// The type of the values that are published.
        public typealias Output = NewPublisher.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The maximum number of concurrent subscriptions.
        public let maxPublishers: Subscribers.Demand
        /// The closure that transforms values.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates a publisher of the values of the publishers that a closure returns for another one's values.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = Inner(self, subscriber)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.FlatMap {
    private final class Inner<Downstream: Subscriber>: FanIn<Downstream>, Subscriber
    where Downstream.Input == NewPublisher.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let maxPublishers: Subscribers.Demand
        private let transform: (Upstream.Output) -> NewPublisher
        private var state = UpstreamState.awaiting

        init(_ flatMap: Publishers.FlatMap<NewPublisher, Upstream>, _ downstream: Downstream) {
            maxPublishers = flatMap.maxPublishers
            transform = flatMap.transform
            super.init("FlatMap", downstream)
        }

        override var sourceChildren: [Mirror.Child] { [("parentSubscription", combineIdentifier)] }
        override var isComplete: Bool { if case .finished = state { true } else { false } }

        func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard case .awaiting = state, !isOver else { return false }
                state = .subscribed(subscription)
                return true
            }
            if isFirst { subscription.request(maxPublishers) } else { subscription.cancel() }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            if lock.withLock({ isOver || isComplete }) { return .none }
            attach(transform(input))
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            _ = lock.withLock { state.finish() }
            switch completion {
            case .finished: finishIfComplete()
            case .failure: fail(completion)
            }
        }

        override func sourceFinished() {
            guard maxPublishers != .unlimited else { return }
            upstream?.request(.max(1))
        }

        private var upstream: (any Subscription)? {
            lock.withLock { if case .subscribed(let subscription) = state { subscription } else { nil } }
        }

        override func end(_ source: Int, _ completion: Subscribers.Completion<Failure>) {
            if case .failure = completion { _ = takeUpstream() }
            super.end(source, completion)
        }

        private func takeUpstream() -> (any Subscription)? {
            lock.withLock {
                defer { state = .finished }
                if case .subscribed(let subscription) = state { return subscription }
                return nil
            }
        }

        override func cancel() {
            let subscription = takeUpstream()
            super.cancel()
            subscription?.cancel()
        }
    }
}

extension Publisher {
    /// Sends the values of the publishers that a closure returns for the values.
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Sends the values of the publishers that a closure returns for the values, which do not fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// Sends the values of the publishers that a closure returns for the values.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// Sends the values of the publishers that a closure returns for the values, none of which fails.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}
