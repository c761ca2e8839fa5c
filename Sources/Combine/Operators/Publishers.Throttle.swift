extension Publishers {
    /// A publisher of at most one of another one's values in an interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Whether the latest value of an interval is sent; otherwise the first.
        public let latest: Bool

        /// Creates a publisher of at most one of another one's values in an interval.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.Throttle {
    private final class Inner<Downstream: Subscriber>: Stage<ReleasingSubscriber<Downstream>>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let scheduler: Context
        private let interval: Context.SchedulerTimeType.Stride
        private let latest: Bool
        private var demand = Subscribers.Demand.none
        private var waiting: Output?
        private var completion: Subscribers.Completion<Failure>?
        private var isScheduled = false
        private var isCancelled = false
        /// The time at which a value was last sent.
        private var lastTime: Context.SchedulerTimeType?

        init(_ throttle: Publishers.Throttle<Upstream, Context>, _ downstream: Downstream) {
            scheduler = throttle.scheduler
            interval = throttle.interval
            latest = throttle.latest
            super.init("Throttle", ReleasingSubscriber(downstream))
            readTime()
        }

        /// Reads the scheduler's time without using it, at the moments at which Apple's does: schedulers of tests count it.
        private func readTime() { _ = scheduler.now }

        override func receive(subscription: any Subscription) {
            if lock.withLock({ isCancelled }) { return subscription.cancel() }
            guard accept(subscription) else { return }
            readTime()
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            guard upstream != nil else { return .none }
            let now = scheduler.now
            let (schedules, last) = lock.withLock { () -> (Bool, Context.SchedulerTimeType?) in
                if isScheduled {
                    if latest { waiting = input }
                    return (false, nil)
                }
                guard demand > 0 else { return (false, nil) }
                demand -= 1
                waiting = input
                isScheduled = true
                return (true, lastTime)
            }
            guard schedules else { return .none }
            let due = last?.advanced(by: interval)
            if let due, due > now {
                let tolerance = scheduler.minimumTolerance
                scheduler.schedule(after: due, tolerance: tolerance, options: nil) { [weak self] in
                    self?.send()
                }
            } else {
                scheduler.schedule { [weak self] in self?.send() }
            }
            return .none
        }

        private func send() {
            let (isCancelled, ends) = lock.withLock { (self.isCancelled, completion != nil) }
            if isCancelled { return }
            let now = ends ? lastTime : scheduler.now
            let (value, end) = lock.withLock { () -> (Output?, Subscribers.Completion<Failure>?) in
                isScheduled = false
                lastTime = now
                defer {
                    waiting = nil
                    completion = nil
                }
                return self.isCancelled ? (nil, nil) : (waiting, completion)
            }
            if let value {
                let more = downstream.receive(value)
                lock.withLock { demand += more }
            }
            if let end { downstream.receive(completion: end) }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard end() != nil else { return }
            readTime()
            let isWaiting = lock.withLock {
                if isScheduled { self.completion = completion }
                return isScheduled
            }
            if !isWaiting {
                scheduler.schedule { [weak self] in
                    guard let self, !lock.withLock({ self.isCancelled }) else { return }
                    downstream.receive(completion: completion)
                }
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            lock.withLock { self.demand += demand }
        }

        override func cancel() {
            let subscription = end()
            lock.withLock {
                state = .finished
                isCancelled = true
                waiting = nil
            }
            subscription?.cancel()
            downstream.release()
        }
    }
}

extension Publisher {
    /// Sends at most one value in an interval: the latest, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
