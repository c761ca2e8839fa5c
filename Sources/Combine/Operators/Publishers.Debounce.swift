extension Publishers {
    /// A publisher of another one's values that are not followed by more for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of the values that are published.
        public typealias Output = Upstream.Output
        /// The kind of error that ends publishing.
        public typealias Failure = Upstream.Failure

        /// The publisher that values come from.
        public let upstream: Upstream
        /// The time without another value.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler.
        public let scheduler: Context
        /// Options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher of another one's values that are not followed by more for some time.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
            upstream.subscribe(Inner(self, subscriber))
        }
    }
}

extension Publishers.Debounce {
    private final class Inner<Downstream: Subscriber>: Stage<Downstream>, Subscriber
    where Downstream.Input == Output, Downstream.Failure == Failure {
        typealias Input = Upstream.Output
        typealias Failure = Upstream.Failure

        private let scheduler: Context
        private let dueTime: Context.SchedulerTimeType.Stride
        private let options: Context.SchedulerOptions?
        private var demand = Subscribers.Demand.none
        private var current: Output?
        private var generation = 0
        private var timer: (generation: Int, cancellable: any Cancellable)?

        init(_ debounce: Publishers.Debounce<Upstream, Context>, _ downstream: Downstream) {
            scheduler = debounce.scheduler
            dueTime = debounce.dueTime
            options = debounce.options
            super.init("Debounce", downstream)
        }

        override var children: [Mirror.Child] {
            lock.withLock {
                [
                    ("downstream", downstream), ("downstreamDemand", demand),
                    ("currentValue", current as Any),
                ]
            }
        }

        override func receive(subscription: any Subscription) {
            guard accept(subscription) else { return }
            downstream.receive(subscription: self)
            subscription.request(.unlimited)
        }

        func receive(_ input: Output) -> Subscribers.Demand {
            guard upstream != nil else { return .none }
            let (number, old) = lock.withLock { () -> (Int, (any Cancellable)?) in
                current = input
                generation += 1
                defer { timer = nil }
                return (generation, timer?.cancellable)
            }
            old?.cancel()
            let cancellable = scheduler.schedule(
                after: scheduler.now.advanced(by: dueTime), interval: dueTime,
                tolerance: scheduler.minimumTolerance, options: options
            ) { self.due(number) }
            let isCurrent = lock.withLock { () -> Bool in
                guard generation == number, case .subscribed = state else { return false }
                timer = (number, cancellable)
                return true
            }
            if !isCurrent { cancellable.cancel() }
            return .none
        }

        private func due(_ number: Int) {
            let (timer, value) = lock.withLock { () -> ((any Cancellable)?, Output?) in
                guard generation == number, case .subscribed = state else { return (nil, nil) }
                let cancellable = self.timer?.cancellable
                self.timer = nil
                guard demand > 0 else { return (cancellable, nil) }
                defer { current = nil }
                if current != nil { demand -= 1 }
                return (cancellable, current)
            }
            timer?.cancel()
            guard let value else { return }
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }

        func receive(completion: Subscribers.Completion<Failure>) {
            guard end() != nil else { return }
            takeTimer()?.cancel()
            scheduler.schedule { self.downstream.receive(completion: completion) }
        }

        private func takeTimer() -> (any Cancellable)? {
            lock.withLock {
                defer { timer = nil }
                return timer?.cancellable
            }
        }

        override func request(_ demand: Subscribers.Demand) {
            Contract.requirePositive(demand)
            lock.withLock { if case .subscribed = state { self.demand += demand } }
        }

        override func cancel() {
            guard let subscription = end() else { return }
            takeTimer()?.cancel()
            subscription.cancel()
        }
    }
}

extension Publisher {
    /// Sends values that are not followed by more for some time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
