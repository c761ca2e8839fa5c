extension Publishers {
    /// A publisher of another one's values without the first.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The number of values that are dropped.
        public let count: Int

        /// Creates a publisher of another one's values without the first.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            precondition(count >= 0, "count must not be negative")
            let inner = Inner(subscriber, count)
            subscriber.receive(subscription: inner)
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private var count: Int
        /// The demand before the subscription.
        private var pending = Subscribers.Demand.none

        init(_ downstream: Downstream, _ count: Int) {
            self.count = count
            super.init("Drop", downstream)
        }

        override func receive(subscription: any Subscription) {
            guard accept(subscription) else { return }
            let demand = lock.withLock { pending + count }
            if demand > 0 { subscription.request(demand) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let isDropped = lock.withLock {
                defer { if count > 0 { count -= 1 } }
                return count > 0
            }
            return isDropped ? .none : downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            lock.withLock { state = .awaiting }
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            let subscription = lock.withLock { () -> (any Subscription)? in
                if case .subscribed(let subscription) = state { return subscription }
                pending += demand
                return nil
            }
            subscription?.request(demand)
        }
    }
}

extension Publisher {
    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { .init(upstream: self, count: count) }
}
