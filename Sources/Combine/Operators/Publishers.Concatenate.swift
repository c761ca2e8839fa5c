extension Publishers {
    /// A publisher of one publisher's values and then of another one's.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The type of the values that are published.
        public typealias Output = Suffix.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Suffix.Failure

        /// The first publisher.
        public let prefix: Prefix
        /// The second publisher.
        public let suffix: Suffix

        /// Creates a publisher of one publisher's values and then of another one's.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            prefix.subscribe(First(Inner(subscriber, suffix)))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.Concatenate {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>
    where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
        typealias Input = Suffix.Output
        typealias Failure = Suffix.Failure

        private var suffix: Suffix?
        private var second = UpstreamState.awaiting
        private var demand = Subscribers.Demand.none

        init(_ downstream: Downstream, _ suffix: Suffix) {
            self.suffix = suffix
            super.init("Concatenate", downstream)
        }

        // MARK: The first publisher

        func receiveFirst(_ input: Input) -> Subscribers.Demand { upstream == nil ? .none : pass(input) }

        private func pass(_ input: Input) -> Subscribers.Demand {
            let isRequested = lock.withLock {
                guard demand > 0 else { return false }
                demand -= 1
                return true
            }
            guard isRequested else { return .none }
            let more = downstream.receive(input)
            lock.withLock { demand += more }
            return more
        }

        func endFirst(_ completion: Subscribers.Completion<Failure>) {
            guard end() != nil else { return }
            switch completion {
            case .finished:
                let suffix = lock.withLock { () -> Suffix? in
                    defer { self.suffix = nil }
                    return self.suffix
                }
                suffix?.subscribe(Second(self))
            case .failure:
                lock.withLock { second = .finished }
                downstream.receive(completion: completion)
            }
        }

        // MARK: The second publisher

        func startSecond(_ subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = second else {
                lock.unlock()
                return subscription.cancel()
            }
            second = .subscribed(subscription)
            let demand = demand
            lock.unlock()
            if demand > 0 { subscription.request(demand) }
        }

        func receiveSecond(_ input: Input) -> Subscribers.Demand {
            guard lock.withLock({ if case .subscribed = second { true } else { false } }) else {
                return .none
            }
            return pass(input)
        }

        func endSecond(_ completion: Subscribers.Completion<Failure>) {
            let ends = lock.withLock { () -> Bool in
                guard case .subscribed = second else { return false }
                second = .finished
                return true
            }
            if ends { downstream.receive(completion: completion) }
        }

        // MARK: Subscription

        override func request(_ demand: Subscribers.Demand) {
            let subscription = lock.withLock { () -> (any Subscription)? in
                self.demand += demand
                if case .subscribed(let subscription) = second { return subscription }
                if case .subscribed(let subscription) = state { return subscription }
                return nil
            }
            subscription?.request(demand)
        }

        override func cancel() {
            let subscription = lock.withLock { () -> (any Subscription)? in
                defer {
                    second = .finished
                    suffix = nil
                }
                if case .subscribed(let subscription) = second { return subscription }
                return nil
            }
            subscription?.cancel()
            super.cancel()
        }
    }

    private struct First<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
        typealias Input = Suffix.Output
        typealias Failure = Suffix.Failure

        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
        private let inner: Inner<Downstream>

        init(_ inner: Inner<Downstream>) { self.inner = inner }

        var name: String { "Concatenate" }

        func receive(subscription: any Subscription) { inner.receive(subscription: subscription) }
        func receive(_ input: Input) -> Subscribers.Demand { inner.receiveFirst(input) }
        func receive(completion: Subscribers.Completion<Failure>) { inner.endFirst(completion) }
    }

    private struct Second<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Suffix.Output, Downstream.Failure == Suffix.Failure {
        typealias Input = Suffix.Output
        typealias Failure = Suffix.Failure

        var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
        private let inner: Inner<Downstream>

        init(_ inner: Inner<Downstream>) { self.inner = inner }

        var name: String { "Concatenate" }

        func receive(subscription: any Subscription) { inner.startSecond(subscription) }
        func receive(_ input: Input) -> Subscribers.Demand { inner.receiveSecond(input) }
        func receive(completion: Subscribers.Completion<Failure>) { inner.endSecond(completion) }
    }
}

extension Publisher {
    /// Sends elements before the values.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends elements before the values.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
        prepend(.init(sequence: elements))
    }

    /// Sends the values of another publisher before these.
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where Failure == P.Failure, Output == P.Output {
        .init(prefix: publisher, suffix: self)
    }

    /// Sends elements after the values.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends elements after the values.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
        append(.init(sequence: elements))
    }

    /// Sends the values of another publisher after these.
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where Failure == P.Failure, Output == P.Output {
        .init(prefix: self, suffix: publisher)
    }
}
