import Foundation

extension Publishers {
    /// A publisher that passes another one's values to many subscribers by way of one subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public final let upstream: Upstream
        /// Makes the subject.
        public final let createSubject: () -> SubjectType

        private let lock = NSLock()
        private var made: SubjectType?

        private var subject: SubjectType {
            if let made = lock.withLock({ made }) { return made }
            let new = createSubject()
            return lock.withLock {
                let subject = made ?? new
                made = subject
                return subject
            }
        }

        /// Creates a publisher that passes values on by way of a subject.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            subject.subscribe(Inner(subscriber))
        }

        /// Attaches the subject to the publisher.
        public final func connect() -> any Cancellable { upstream.subscribe(subject) }
    }
}

extension Publishers.Multicast {
    private final class Inner<Downstream: Subscriber>: Subscriber, Subscription, Described
    where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let lock = NSLock()
        private var downstream: Downstream?
        private var state = UpstreamState.awaiting

        init(_ downstream: Downstream) { self.downstream = downstream }

        var name: String { "Multicast" }

        func receive(subscription: any Subscription) {
            lock.lock()
            guard case .awaiting = state, let downstream else {
                lock.unlock()
                return subscription.cancel()
            }
            state = .subscribed(subscription)
            lock.unlock()
            downstream.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            let (receiver, subscription) = lock.withLock { () -> (Downstream?, (any Subscription)?) in
                if case .subscribed(let subscription) = state { return (downstream, subscription) }
                return (nil, nil)
            }
            guard let receiver, let subscription else { return .none }
            let more = receiver.receive(input)
            if more > 0 { subscription.request(more) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            take().0?.receive(completion: completion)
        }

        func request(_ demand: Subscribers.Demand) {
            let subscription = lock.withLock { () -> (any Subscription)? in
                if case .subscribed(let subscription) = state { return subscription }
                return nil
            }
            subscription?.request(demand)
        }

        func cancel() { take().1?.cancel() }

        private func take() -> (Downstream?, (any Subscription)?) {
            lock.withLock {
                guard case .subscribed(let subscription) = state else { return (nil, nil) }
                state = .finished
                defer { downstream = nil }
                return (downstream, subscription)
            }
        }
    }
}

extension Publisher {
    /// Passes values to many subscribers by way of subjects that a closure makes.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        .init(upstream: self, createSubject: createSubject)
    }

    /// Passes values to many subscribers by way of a subject.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
