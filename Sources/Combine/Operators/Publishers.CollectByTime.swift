extension Publishers {
    /// A publisher of arrays of another one's values by time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values that are published.
        public typealias Output = [Upstream.Output]
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The strategy for collecting them.
        public let strategy: Publishers.TimeGroupingStrategy<Context>
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of arrays of another one's values by time.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.CollectByTime {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let count: Int?
        private let options: Context.SchedulerOptions?
        private var buffer: [Input] = []
        private var demand = Subscribers.Demand.none
        private var timer: (any Cancellable)?

        init(_ collect: Publishers.CollectByTime<Upstream, Context>, _ downstream: Downstream) {
            switch collect.strategy {
            case .byTime(let scheduler, let interval):
                (self.scheduler, self.interval, count) = (scheduler, interval, nil)
            case .byTimeOrCount(let scheduler, let interval, let count):
                (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
            }
            options = collect.options
            super.init("CollectByTime", downstream)
        }

        override func receive(subscription: any Subscription) {
            guard accept(subscription) else { return }
            let timer = scheduler.schedule(
                after: scheduler.now.advanced(by: interval), interval: interval,
                tolerance: scheduler.minimumTolerance, options: options
            ) { self.sendBuffer() }
            lock.withLock { self.timer = timer }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        private func sendBuffer() {
            let full = lock.withLock { () -> [Input]? in
                guard demand > 0, !buffer.isEmpty, case .subscribed = state else { return nil }
                demand -= 1
                defer { buffer = [] }
                return buffer
            }
            guard let full else { return }
            let more = downstream.receive(full)
            lock.withLock { demand += more }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream != nil else { return .none }
            let isFull = lock.withLock {
                buffer.append(input)
                return count.map { buffer.count >= $0 } ?? false
            }
            if isFull { sendBuffer() }
            return .none
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard end() != nil else { return }
            takeTimer()?.cancel()
            let rest = lock.withLock { demand > 0 ? buffer : [] }
            scheduler.schedule(options: options) {
                if case .finished = completion, !rest.isEmpty { _ = self.downstream.receive(rest) }
                self.downstream.receive(completion: completion)
            }
        }

        private func takeTimer() -> (any Cancellable)? {
            lock.withLock {
                defer { timer = nil }
                return timer
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            lock.withLock { self.demand += demand }
        }

        override func cancel() {
            takeTimer()?.cancel()
            super.cancel()
        }
    }
}

extension Publisher {
    /// Sends arrays of values by time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        .init(upstream: self, strategy: strategy, options: options)
    }
}
