extension Publishers {
    /// A publisher that does something at another one's events.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Upstream.Output) -> Void)?
        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when the subscription is cancelled.
        public var receiveCancel: (() -> Void)?
        /// Called with each request.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher that does something at another one's events.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.HandleEvents {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        /// The closures; nil at the end, which releases them.
        private var events: Publishers.HandleEvents<Upstream>?

        init(_ events: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
            self.events = events
            super.init("HandleEvents", downstream)
        }

        private var current: Publishers.HandleEvents<Upstream>? { lock.withLock { events } }

        private func release() {
            let released = lock.withLock {
                defer { events = nil }
                return events
            }
            withExtendedLifetime(released) {}
        }

        override func receive(subscription: any Subscription) {
            current?.receiveSubscription?(subscription)
            super.receive(subscription: subscription)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            current?.receiveOutput?(input)
            let more = downstream.receive(input)
            if more > 0 { current?.receiveRequest?(more) }
            return more
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            current?.receiveCompletion?(completion)
            _ = lock.withLock { state.finish() }
            release()
            downstream.receive(completion: completion)
        }

        override func request(_ demand: Subscribers.Demand) {
            current?.receiveRequest?(demand)
            super.request(demand)
        }

        override func cancel() {
            current?.receiveCancel?()
            guard let subscription = end() else { return }
            release()
            subscription.cancel()
        }
    }
}

extension Publisher {
    /// Does something at the events of this publisher.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        .init(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest
        )
    }
}
