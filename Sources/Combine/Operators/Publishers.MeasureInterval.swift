extension Publishers {
    /// A publisher of the times between another one's values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context

        /// Creates a publisher of the times between another one's values.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(subscriber, scheduler))
        }
    }
}

extension Publishers.MeasureInterval {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let scheduler: Context
        private var last: Context.SchedulerTimeType?

        init(_ downstream: Downstream, _ scheduler: Context) {
            self.scheduler = scheduler
            super.init("MeasureInterval", downstream)
        }

        override func receive(subscription: any Subscription) {
            guard accept(subscription) else { return }
            last = scheduler.now
            downstream.receive(subscription: self)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream != nil, let last else { return .none }
            let now = scheduler.now
            self.last = now
            let more = downstream.receive(last.distance(to: now))
            if more > 0 { upstream?.request(more) }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard end() != nil else { return }
            last = nil
            downstream.receive(completion: completion)
        }
    }
}

extension Publisher {
    /// Sends the times between values, by the clock of a scheduler.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        .init(upstream: self, scheduler: scheduler)
    }
}
