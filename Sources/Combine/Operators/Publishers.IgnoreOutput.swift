extension Publishers {
    /// A publisher that only ends as another one does.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Never
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream

        /// Creates a publisher that only ends as another one does.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber))
        }
    }
}

extension Publishers.IgnoreOutput {
    private struct Inner<Downstream: Subscriber>: Subscriber, Described
    where Downstream.Input == Never, Downstream.Failure == Upstream.Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        let combineIdentifier = CombineIdentifier()
        private let downstream: Downstream

        init(_ downstream: Downstream) { self.downstream = downstream }

        var name: String { "IgnoreOutput" }

        func receive(subscription: any Subscription) {
            downstream.receive(subscription: subscription)
            subscription.request(.unlimited)
        }
        func receive(_ input: Input) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<Failure>) {
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Sends no values, but the end.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
