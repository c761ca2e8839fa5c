extension Publishers {
    /// A publisher of another one's values after a third one has sent a value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Creates a publisher of another one's values after a third one has sent a value.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = Inner(subscriber)
            subscriber.receive(subscription: inner)
            other.subscribe(Trigger(inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private var trigger: (any Subscription)?
        private var isTriggered = false
        private var isCancelled = false
        private var pending = Subscribers.Demand.none

        init(_ downstream: Downstream) { super.init("DropUntilOutput", downstream) }

        override func receive(subscription: any Subscription) {
            let isOver = lock.withLock { isCancelled }
            if isOver { return subscription.cancel() }
            guard accept(subscription) else { return }
            let demand = lock.withLock {
                defer { pending = .none }
                return pending
            }
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let passes = lock.withLock {
                if case .awaiting = state, !isCancelled { Contract.valueBeforeSubscription() }
                return isTriggered && !isCancelled
            }
            return passes ? downstream.receive(input) : .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let (isOver, trigger) = lock.withLock { () -> (Bool, (any Subscription)?) in
                defer {
                    state = .finished
                    self.trigger = nil
                }
                return (isCancelled, self.trigger)
            }
            guard !isOver else { return }
            trigger?.cancel()
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            let subscription = lock.withLock { () -> (any Subscription)? in
                if case .subscribed(let subscription) = state { return subscription }
                pending += demand
                return nil
            }
            subscription?.request(demand)
        }

        override func cancel() {
            let trigger = lock.withLock { () -> (any Subscription)? in
                isCancelled = true
                defer { self.trigger = nil }
                return self.trigger
            }
            super.cancel()
            trigger?.cancel()
        }

        // MARK: The other publisher

        func triggerStarts(_ subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard trigger == nil, !isCancelled else { return false }
                trigger = subscription
                return true
            }
            if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
        }

        func triggerFires() {
            lock.withLock {
                isTriggered = true
                trigger = nil
            }
        }

        func triggerEnds(_ completion: Subscribers.Completion<Failure>) {
            let isOver = lock.withLock {
                defer { trigger = nil }
                return isTriggered || isCancelled
            }
            guard !isOver else { return }
            end()?.cancel()
            downstream.receive(completion: completion)
        }
    }

    private struct Trigger<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Other.Output
        typealias Failure = Other.Failure

        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
        var name: String { inner.name }
        private let inner: Inner<Downstream>

        init(_ inner: Inner<Downstream>) { self.inner = inner }

        func receive(subscription: any Subscription) { inner.triggerStarts(subscription) }
        func receive(_ input: Input) -> Subscribers.Demand {
            inner.triggerFires()
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) { inner.triggerEnds(completion) }
    }
}

extension Publisher {
    /// Leaves out values until another publisher sends one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        .init(upstream: self, other: publisher)
    }
}
