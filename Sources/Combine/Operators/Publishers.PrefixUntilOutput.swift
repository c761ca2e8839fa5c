import Foundation

extension Publishers {
    /// A publisher of another one's values until a third one sends a value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The other publisher.
        public let other: Other

        /// Creates a publisher of another one's values until a third one sends a value.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = Inner(subscriber)
            other.subscribe(Trigger(inner))
            upstream.subscribe(inner)
        }
    }
}

extension Publishers.PrefixUntilOutput {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let lock = NSLock()
        private let downstream: Downstream
        private var state = UpstreamState.awaiting
        private var trigger: (any Subscription)?

        init(_ downstream: Downstream) { self.downstream = downstream }

        func receive(subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard case .awaiting = state else { return false }
                state = .subscribed(subscription)
                return true
            }
            if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard lock.withLock({ if case .subscribed = state { true } else { false } }) else { return .none }
            return downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            let (subscription, trigger) = end()
            trigger?.cancel()
            guard subscription != nil else { return }
            downstream.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            let subscription = lock.withLock { () -> (any Subscription)? in
                if case .subscribed(let subscription) = state { return subscription }
                return nil
            }
            subscription?.request(demand)
        }

        func cancel() {
            let (subscription, trigger) = end()
            _ = lock.withLock { state.finish() }
            subscription?.cancel()
            trigger?.cancel()
        }

        private func end() -> ((any Subscription)?, (any Subscription)?) {
            lock.withLock {
                guard case .subscribed(let subscription) = state else {
                    defer { trigger = nil }
                    return (nil, trigger)
                }
                state = .finished
                defer { trigger = nil }
                return (subscription, trigger)
            }
        }

        // MARK: The other publisher

        func triggerStarts(_ subscription: any Subscription) {
            let isFirst = lock.withLock {
                guard trigger == nil else { return false }
                trigger = subscription
                return true
            }
            if isFirst { subscription.request(.max(1)) } else { subscription.cancel() }
        }

        func triggerFires() {
            let (fires, subscription) = lock.withLock { () -> (Bool, (any Subscription)?) in
                guard trigger != nil else { return (false, nil) }
                trigger = nil
                defer { state = .finished }
                switch state {
                case .awaiting: return (true, nil)
                case .subscribed(let subscription): return (true, subscription)
                case .finished: return (false, nil)
                }
            }
            subscription?.cancel()
            if fires { downstream.receive(completion: .finished) }
        }

        func triggerEnds() { lock.withLock { trigger = nil } }
    }

    private struct Trigger<Downstream: Subscriber>: Subscriber
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Other.Output
        typealias Failure = Other.Failure

        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
        private let inner: Inner<Downstream>

        init(_ inner: Inner<Downstream>) { self.inner = inner }

        func receive(subscription: any Subscription) { inner.triggerStarts(subscription) }
        func receive(_ input: Input) -> Subscribers.Demand {
            inner.triggerFires()
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) { inner.triggerEnds() }
    }
}

extension Publisher {
    /// Sends values until another publisher sends one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        .init(upstream: self, other: publisher)
    }
}
