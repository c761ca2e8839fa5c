extension Publishers {
    /// A publisher that subscribes to another one on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The scheduler.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that subscribes to another one on a scheduler.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            let inner = Inner(subscriber, scheduler, options)
            let upstream = self.upstream
            scheduler.schedule(options: options) { upstream.subscribe(inner) }
        }
    }
}

extension Publishers.SubscribeOn {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let scheduler: Context
        private let options: Context.SchedulerOptions?

        init(_ downstream: Downstream, _ scheduler: Context, _ options: Context.SchedulerOptions?) {
            self.scheduler = scheduler
            self.options = options
            super.init("SubscribeOn", downstream)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            upstream == nil ? .none : downstream.receive(input)
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            if end() != nil { downstream.receive(completion: completion) }
        }

        override func request(_ demand: Subscribers.Demand) {
            guard let subscription = upstream else { return }
            scheduler.schedule(options: options) { subscription.request(demand) }
        }

        override func cancel() {
            guard let subscription = end() else { return }
            scheduler.schedule(options: options) { subscription.cancel() }
        }
    }
}

extension Publisher {
    /// Subscribes, requests and cancels on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        .init(upstream: self, scheduler: scheduler, options: options)
    }
}
